import type { Channel } from './Channel.ts';
import { channelLink, encodeText, type LinkContext, OPENS_APP, whatsappLink } from './channelLink.ts';

const DIRECT = ['Whatsapp', 'Phone', 'SMS', 'Email'];

/** Returns the channel's link, with the visitor's message if the channel supports messages. */
function readAddress(channel: Channel, message: string, context: LinkContext): string | undefined {
  if (channel.type === 'Whatsapp')
    return whatsappLink({ ...channel, message: message || channel.message }, context).href;
  if (channel.type === 'SMS') return channelLink({ ...channel, message: message || channel.message }, context).href;
  const { href } = channelLink(channel, context);
  if (channel.type !== 'Email' || !href || message === '') return href;
  return `${href}${href.includes('?') ? '&' : '?'}body=${encodeText(message)}`;
}

/** The visitor's message and the channel that failed. */
export interface RequestedWays {
  readonly except: string;
  readonly message: string;
}

/** A channel that works without our scripts or server. */
export interface OtherWay {
  readonly slug: string;
  readonly href: string;
  /** Web pages open in a new tab so that the visitor's text is not lost; links to apps leave the page open anyway. */
  readonly target: '' | '_blank';
  readonly label: string;
}

/** Returns the channels that work without our scripts or server, as alternatives when something fails. */
export function findOtherWays(
  channels: readonly Channel[],
  context: LinkContext,
  { except, message }: RequestedWays,
): readonly OtherWay[] {
  return channels.flatMap((channel) => {
    const href =
      DIRECT.includes(channel.type) &&
      !channel.isAgent &&
      !channel.asksConsent &&
      channel.slug !== except &&
      readAddress(channel, message, context);
    if (!href) return [];
    const target = OPENS_APP.test(href) ? '' : '_blank';
    return [{ slug: channel.slug, href, target, label: channel.label || channel.slug }];
  });
}
