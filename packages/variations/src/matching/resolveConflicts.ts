import { type Bitset, findFirst, intersect } from './bitset.ts';
import type { Choice } from './choice.ts';
import { withValue } from './choice.ts';
import { findAgreeing, findMatches } from './matchVariation.ts';
import type { IndexedAttribute, VariationIndex } from './variationIndex.ts';

/** A wish for one value that may stand against others chosen before. */
export interface ChoiceRequest {
  readonly choice: Choice;
  readonly attribute: string;
  readonly value: string;
  /** The chosen attributes, the longest-standing first. */
  readonly recency: readonly string[];
  /** Look at variations in stock only. */
  readonly inStockOnly?: boolean;
}

/** What a choice comes to after conflicts were resolved. */
export interface Resolution {
  readonly choice: Choice;
  /** The attributes that had to give way. */
  readonly cleared: readonly string[];
}

/** Another chosen attribute and the variations that agree with its value. */
export interface OtherChoice {
  readonly attribute: IndexedAttribute;
  readonly agreeing: Bitset;
}

/** The other chosen attributes of the index, newest first; one that recency does not know counts as the oldest. */
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

/** The active variations that agree with the wished value (in stock, when asked); empty when nothing carries it. */
export function findCarriers(index: VariationIndex, { attribute, value, inStockOnly }: ChoiceRequest): Bitset {
  const carriers = findMatches(index, new Map([[attribute, value]]));
  intersect(carriers, index.active);
  if (inStockOnly) intersect(carriers, index.inStock);
  return carriers;
}

/**
 * Gives a new value its place: starting from it, the other chosen attributes are added from the newest to the oldest
 * while some variation still matches; the rest is cleared. `null` when no variation carries the value at all.
 */
export function resolveConflicts(index: VariationIndex, request: ChoiceRequest): Resolution | null {
  const matches = findCarriers(index, request);
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
