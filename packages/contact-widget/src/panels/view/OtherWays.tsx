import type { ReactNode } from 'react';
import { findOtherWays, type WaysWanted } from '../../list/model/findOtherWays.ts';
import { useList } from './ListContext.ts';

/** Other channels that work without us: a way out when something fails. */
export function OtherWays(wanted: WaysWanted): ReactNode {
  const { channels, readPlace, texts } = useList();
  const ways = findOtherWays(channels, readPlace(), wanted);
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
