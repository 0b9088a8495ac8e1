import type { LazyPart } from '@hadaya/core';
import { useEffect, useState } from 'react';

export interface LazyState<Part> {
  readonly part: Part | undefined;
  /** True if the part has failed to load twice. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Loads a part for a component, starting with the component's first render. The component re-renders when the part has
 * loaded or failed.
 */
export function useLazyPart<Part>(load: LazyPart<Part>): LazyState<Part> {
  const [part, setPart] = useState(load.peek);
  const [hasFailed, setHasFailed] = useState(false);
  const isAsked = part === undefined && !hasFailed;
  useEffect(() => {
    if (!isAsked) return;
    const drawn = new AbortController();
    load(drawn.signal).then(
      (found) => setPart(() => found),
      () => drawn.signal.aborted || setHasFailed(true),
    );
    return () => drawn.abort();
  }, [load, isAsked]);
  return { part, hasFailed, retry: () => setHasFailed(false) };
}
