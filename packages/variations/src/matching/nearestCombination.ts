import { hasPosition, listPositions } from './bitset.ts';
import type { Choice } from './choice.ts';
import { withValue } from './choice.ts';
import { findAgreeing } from './matchVariation.ts';
import { type ChoiceRequest, findAvailable, listOthers } from './resolveConflicts.ts';
import type { IndexedAttribute, VariationIndex } from './variationIndex.ts';

export interface Nearest {
  readonly choice: Choice;
  /** The attributes whose values differ from the requested ones, in the form's order. */
  readonly changed: readonly string[];
}

/** Returns a variation's value for an attribute; `undefined` if it accepts any value. */
function readValue(attribute: IndexedAttribute, position: number): string | undefined {
  if (hasPosition(attribute.open, position)) return undefined;
  return [...attribute.matching.keys()].find((value) => hasPosition(findAgreeing(attribute, value), position));
}

/** Scores how much of the choice a variation keeps: the number of values first, then the newest choices. */
function scoreKept(sets: readonly { readonly has: (position: number) => boolean }[], position: number): number {
  let kept = 0;
  let newest = 0;
  for (const set of sets) {
    const agrees = set.has(position);
    kept += agrees ? 1 : 0;
    newest = newest * 2 + (agrees ? 1 : 0);
  }
  return kept * 2 ** sets.length + newest;
}

/**
 * Returns the nearest combination that has the requested value and keeps as many other choices as possible, newest
 * choices first, then menu order. Attributes without a choice stay open. Returns `null` if no available variation has
 * the value.
 */
export function nearestCombination(index: VariationIndex, request: ChoiceRequest): Nearest | null {
  const others = listOthers(index, request);
  const sets = others.map(({ agreeing }) => ({ has: (position: number) => hasPosition(agreeing, position) }));
  let best = -1;
  let bestScore = -1;
  for (const position of listPositions(findAvailable(index, request))) {
    const score = scoreKept(sets, position);
    if (score <= bestScore) continue;
    best = position;
    bestScore = score;
  }
  if (best === -1) return null;

  let choice = withValue(request.choice, request.attribute, request.value);
  const changed: string[] = [];
  for (const attribute of index.attributes) {
    const value = others.some((other) => other.attribute === attribute) ? readValue(attribute, best) : undefined;
    if (value === undefined || value === choice.get(attribute.name)) continue;
    choice = withValue(choice, attribute.name, value);
    changed.push(attribute.name);
  }
  return { choice, changed };
}
