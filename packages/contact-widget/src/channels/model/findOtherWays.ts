import type { Channel } from './Channel.ts';
import { channelLink, encodeText, type LinkPlace, OPENS_APP, whatsappLink } from './channelLink.ts';

const DIRECT = ['Whatsapp', 'Phone', 'SMS', 'Email'];

/** A direct way with the visitor's own words already in it, where the way can carry words. */
function readAddress(channel: Channel, message: string, place: LinkPlace): string | undefined {
  if (channel.type === 'Whatsapp') return whatsappLink({ ...channel, message: message || channel.message }, place).href;
  if (channel.type === 'SMS') return channelLink({ ...channel, message: message || channel.message }, place).href;
  const { href } = channelLink(channel, place);
  if (channel.type !== 'Email' || !href || message === '') return href;
  return `${href}${href.includes('?') ? '&' : '?'}body=${encodeText(message)}`;
}

/** What the visitor would say, and the channel that is of no use for it. */
export interface WaysWanted {
  readonly except: string;
  readonly message: string;
}

/** A channel that works without us. */
export interface OtherWay {
  readonly slug: string;
  readonly href: string;
  /** The page with the visitor's words stays; an app leaves it where it is. */
  readonly target: '' | '_blank';
  readonly label: string;
}

/** The channels that work without us: a way out when something fails. */
export function findOtherWays(
  channels: readonly Channel[],
  place: LinkPlace,
  { except, message }: WaysWanted,
): readonly OtherWay[] {
  return channels.flatMap((channel) => {
    const href =
      DIRECT.includes(channel.type) &&
      !channel.isAgent &&
      channel.slug !== except &&
      readAddress(channel, message, place);
    if (!href) return [];
    const target = OPENS_APP.test(href) ? '' : '_blank';
    return [{ slug: channel.slug, href, target, label: channel.label || channel.slug }];
  });
}
