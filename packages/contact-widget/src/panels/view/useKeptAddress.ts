import { type RefObject, useEffect, useRef } from 'react';
import { useList } from './ListContext.ts';
import { useLatest } from './useLatest.ts';

/** For a link whose message may name what the visitor is looking at: it has its address of the moment when it is reached for. */
export function useKeptAddress(read: () => string | undefined): RefObject<HTMLAnchorElement | null> {
  const { effects } = useList();
  const link = useRef<HTMLAnchorElement>(null);
  const latest = useLatest(read);
  useEffect(() => {
    const drawn = new AbortController();
    if (link.current) effects.keepAddress(link.current, latest, drawn.signal);
    return () => drawn.abort();
  }, [effects, latest]);
  return link;
}
