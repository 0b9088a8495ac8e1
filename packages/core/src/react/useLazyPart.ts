import type { LazyPart } from '@hadaya/core';
import { useEffect, useState } from 'react';

/** A part that a component needs. */
export interface LazyState<Part> {
  /** The part, as soon as it is there. */
  readonly part: Part | undefined;
  /** It did not come, twice. */
  readonly isLost: boolean;
  /** Asks for it once more. */
  readonly retry: () => void;
}

/** Loads a part for a component, from its first drawing on. The component is drawn again when it has come or is lost. */
export function useLazyPart<Part>(load: LazyPart<Part>): LazyState<Part> {
  const [part, setPart] = useState(load.peek);
  const [isLost, setLost] = useState(false);
  const isAsked = part === undefined && !isLost;
  useEffect(() => {
    if (!isAsked) return;
    const drawn = new AbortController();
    load(drawn.signal).then(
      (found) => setPart(() => found),
      () => drawn.signal.aborted || setLost(true),
    );
    return () => drawn.abort();
  }, [load, isAsked]);
  return { part, isLost, retry: () => setLost(false) };
}
