import { findFirst, intersect } from './bitset.ts';
import type { Choice } from './choice.ts';
import { findMatches } from './matchVariation.ts';
import type { VariationIndex } from './variationIndex.ts';

/** Whether at least one active variation agrees with a choice, complete or not. */
export function hasActiveMatch(index: VariationIndex, choice: Choice): boolean {
  const matches = findMatches(index, choice);
  intersect(matches, index.active);
  return findFirst(matches) !== -1;
}
