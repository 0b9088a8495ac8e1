import type { ReactNode } from 'react';
import type { Channel } from '../../list/model/Channel.ts';
import { channelLink, encodeText, type LinkPlace, whatsappLink } from '../../list/model/channelLink.ts';
import { useList } from '../../list/view/ListModel.ts';

const DIRECT = ['Whatsapp', 'Phone', 'SMS', 'Email'];

/** A direct way with the visitor's own words already in it, where the way can carry words. */
function readAddress(channel: Channel, message: string, place: LinkPlace): string | undefined {
  if (channel.type === 'Whatsapp') return whatsappLink({ ...channel, message: message || channel.message }, place).href;
  if (channel.type === 'SMS') return channelLink({ ...channel, message: message || channel.message }, place).href;
  const { href } = channelLink(channel, place);
  if (channel.type !== 'Email' || !href || message === '') return href;
  return `${href}${href.includes('?') ? '&' : '?'}body=${encodeText(message)}`;
}

/** Other channels that work without us: a way out when something fails. */
export function OtherWays({ except, message }: { readonly except: string; readonly message: string }): ReactNode {
  const { channels, readPlace, texts } = useList();
  const place = readPlace();
  const ways = channels.flatMap((channel) => {
    const href =
      DIRECT.includes(channel.type) &&
      !channel.isAgent &&
      channel.slug !== except &&
      readAddress(channel, message, place);
    return href ? [{ slug: channel.slug, href, label: channel.label || channel.slug }] : [];
  });
  if (ways.length === 0) return null;
  return (
    <>
      <p className="chaty-other-ways">{texts.otherWays}</p>
      <ul className="chaty-ways">
        {ways.map(({ slug, href, label }) => (
          <li key={slug}>
            <a href={href} target="_blank" rel="nofollow noopener" aria-description={texts.opensNewTab}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
