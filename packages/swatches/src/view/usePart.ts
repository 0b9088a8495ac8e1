import type { LazyPart, PartOwner } from '@hadaya/core';
import { useState } from 'react';

/**
 * A part that a component draws with once it is wanted, and the function that fetches it. One that does not come is a line on the
 * console, `onLost` hears of it, and the next call tries again.
 */
export function usePart<Part>(
  load: LazyPart<Part>,
  owner: PartOwner,
  onLost?: () => void,
): [Part | undefined, () => void] {
  const [part, setPart] = useState(load.peek);
  const [start] = useState(() => load.starter(owner, (found) => setPart(() => found), onLost));
  return [part, start];
}
