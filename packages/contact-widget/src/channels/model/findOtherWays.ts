import type { Channel } from './Channel.ts';
import { channelLink, encodeText, type LinkPlace, OPENS_APP, whatsappLink } from './channelLink.ts';

const DIRECT = ['Whatsapp', 'Phone', 'SMS', 'Email'];

/** A direct link that already carries the visitor's message, if the channel supports one. */
function readAddress(channel: Channel, message: string, place: LinkPlace): string | undefined {
  if (channel.type === 'Whatsapp') return whatsappLink({ ...channel, message: message || channel.message }, place).href;
  if (channel.type === 'SMS') return channelLink({ ...channel, message: message || channel.message }, place).href;
  const { href } = channelLink(channel, place);
  if (channel.type !== 'Email' || !href || message === '') return href;
  return `${href}${href.includes('?') ? '&' : '?'}body=${encodeText(message)}`;
}

/** The visitor's message, and the channel that failed. */
export interface WaysWanted {
  readonly except: string;
  readonly message: string;
}

/** A channel that works without our scripts or server. */
export interface OtherWay {
  readonly slug: string;
  readonly href: string;
  /** Web addresses open a new tab so that the visitor's text stays; apps leave the page open anyway. */
  readonly target: '' | '_blank';
  readonly label: string;
}

/** The channels that work without us: alternatives when something fails. */
export function findOtherWays(
  channels: readonly Channel[],
  place: LinkPlace,
  { except, message }: WaysWanted,
): readonly OtherWay[] {
  return channels.flatMap((channel) => {
    const href =
      DIRECT.includes(channel.type) &&
      !channel.isAgent &&
      !channel.asksConsent &&
      channel.slug !== except &&
      readAddress(channel, message, place);
    if (!href) return [];
    const target = OPENS_APP.test(href) ? '' : '_blank';
    return [{ slug: channel.slug, href, target, label: channel.label || channel.slug }];
  });
}
