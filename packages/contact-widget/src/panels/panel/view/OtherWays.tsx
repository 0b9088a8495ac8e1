import type { ReactNode } from 'react';
import { findOtherWays, type OtherWay, type WaysWanted } from '../../../channels/index.ts';
import { useKeptAddress, useList } from './useList.ts';

function Way({
  way: { slug, href, target, label },
  wanted,
}: {
  readonly way: OtherWay;
  readonly wanted: WaysWanted;
}): ReactNode {
  const { channels, readPlace, texts } = useList();
  const link = useKeptAddress(
    () => findOtherWays(channels, readPlace(), wanted).find((way) => way.slug === slug)?.href,
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

/** Other channels that work without us, shown when something fails. */
export function OtherWays(wanted: WaysWanted): ReactNode {
  const { channels, readPlace, texts } = useList();
  const ways = findOtherWays(channels, readPlace(), wanted);
  if (ways.length === 0) return null;
  return (
    <>
      <p className="chaty-other-ways">{texts.otherWays}</p>
      <ul className="chaty-ways">
        {ways.map((way) => (
          <li key={way.slug}>
            <Way way={way} wanted={wanted} />
          </li>
        ))}
      </ul>
    </>
  );
}
