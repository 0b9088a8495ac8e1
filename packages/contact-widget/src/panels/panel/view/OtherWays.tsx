import type { ReactNode } from 'react';
import { findOtherWays, type OtherWay, type RequestedWays } from '../../../channels/index.ts';
import { useKeptAddress, useList } from './useList.ts';

function Way({
  way: { slug, href, target, label },
  requested,
}: {
  readonly way: OtherWay;
  readonly requested: RequestedWays;
}): ReactNode {
  const { channels, readLinkContext, texts } = useList();
  const link = useKeptAddress(
    () => findOtherWays(channels, readLinkContext(), requested).find((way) => way.slug === slug)?.href,
  );
  return (
    <a
      ref={link}
      href={href}
      target={target || undefined}
      rel="nofollow noopener"
      aria-description={target === '_blank' ? texts.opensNewTab : undefined}
    >
      {label}
    </a>
  );
}

/** Other channels that work without our scripts or server, shown when something fails. */
export function OtherWays(requested: RequestedWays): ReactNode {
  const { channels, readLinkContext, texts } = useList();
  const ways = findOtherWays(channels, readLinkContext(), requested);
  if (ways.length === 0) return null;
  return (
    <>
      <p className="chaty-other-ways">{texts.otherWays}</p>
      <ul className="chaty-ways">
        {ways.map((way) => (
          <li key={way.slug}>
            <Way way={way} requested={requested} />
          </li>
        ))}
      </ul>
    </>
  );
}
