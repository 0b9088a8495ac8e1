import type { LazyPart, PartOwner } from '@hadaya/core';
import { useState } from 'react';

/**
 * Returns a lazily loaded part (`undefined` until it has loaded) and the function that loads it. A failure is logged to
 * the console and reported to `onFailed`, and the next call tries again.
 */
export function usePart<Part>(
  load: LazyPart<Part>,
  owner: PartOwner,
  onFailed?: () => void,
): [Part | undefined, () => void] {
  const [part, setPart] = useState(load.peek);
  const [start] = useState(() => load.starter(owner, (found) => setPart(() => found), onFailed));
  return [part, start];
}
