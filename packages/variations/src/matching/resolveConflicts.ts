import { type Bitset, findFirst, intersect } from './bitset.ts';
import type { Choice } from './choice.ts';
import { withValue } from './choice.ts';
import { findAgreeing, findMatches } from './matchVariation.ts';
import type { IndexedAttribute, VariationIndex } from './variationIndex.ts';

export interface ChoiceRequest {
  readonly choice: Choice;
  readonly attribute: string;
  readonly value: string;
  /** The chosen attributes, oldest choice first. */
  readonly recency: readonly string[];
  readonly inStockOnly?: boolean;
}

export interface Resolution {
  readonly choice: Choice;
  /** The attributes that were cleared, newest choice first. */
  readonly cleared: readonly string[];
}

/** Another chosen attribute, and the variations that match its value. */
export interface OtherChoice {
  readonly attribute: IndexedAttribute;
  readonly agreeing: Bitset;
}

/**
 * Returns the other chosen attributes of the index, newest first. An attribute that is not in `recency` counts as the
 * oldest.
 */
export function listOthers(
  index: VariationIndex,
  { choice, attribute, recency }: ChoiceRequest,
): readonly OtherChoice[] {
  const age = (name: string) => recency.indexOf(name);
  return [...choice]
    .filter(([name, value]) => name !== attribute && value !== '')
    .sort(([one], [other]) => age(other) - age(one))
    .flatMap(([name, value]) => {
      const found = index.attributes.find((candidate) => candidate.name === name);
      return found ? [{ attribute: found, agreeing: findAgreeing(found, value) }] : [];
    });
}

export function findAvailable(index: VariationIndex, { attribute, value, inStockOnly }: ChoiceRequest): Bitset {
  const available = findMatches(index, new Map([[attribute, value]]));
  intersect(available, index.active);
  if (inStockOnly) intersect(available, index.inStock);
  return available;
}

/**
 * Resolves the conflicts that a new value causes: keeps the other choices, from the newest to the oldest, as long as a
 * variation still matches, and clears the rest. Returns `null` if no available variation has the value.
 */
export function resolveConflicts(index: VariationIndex, request: ChoiceRequest): Resolution | null {
  const matches = findAvailable(index, request);
  if (findFirst(matches) === -1) return null;
  const cleared: string[] = [];
  let choice = withValue(request.choice, request.attribute, request.value);
  for (const { attribute, agreeing } of listOthers(index, request)) {
    const narrowed = matches.slice();
    intersect(narrowed, agreeing);
    if (findFirst(narrowed) === -1) {
      cleared.push(attribute.name);
      choice = withValue(choice, attribute.name, '');
    } else {
      matches.set(narrowed);
    }
  }
  return { choice, cleared };
}
