import { type Bitset, createBitset, findFirst, intersect } from './bitset.ts';
import type { Choice } from './choice.ts';
import type { IndexedAttribute, VariationIndex } from './variationIndex.ts';

/**
 * Returns the variations that match a value of one attribute; if no variation has the value, those that accept any
 * value.
 */
export function findAgreeing(attribute: IndexedAttribute, value: string): Bitset {
  return attribute.matching.get(value) ?? attribute.open;
}

/**
 * Returns the variations that match a choice. Ignores attributes without a value, keys that are not in the index, and
 * the attribute named by `except`.
 */
export function findMatches(index: VariationIndex, choice: Choice, except?: string): Bitset {
  const matches = createBitset(index.size);
  matches.fill(0xffffffff);
  const tail = index.size % 32;
  if (tail !== 0) matches[matches.length - 1] = 2 ** tail - 1;
  for (const attribute of index.attributes) {
    const value = choice.get(attribute.name);
    if (value && attribute.name !== except) intersect(matches, findAgreeing(attribute, value));
  }
  return matches;
}

/** Checks whether the choice has a value for every attribute in the index; only then can a variation match. */
export function isComplete(index: VariationIndex, choice: Choice): boolean {
  return index.attributes.every(({ name }) => Boolean(choice.get(name)));
}

/** Returns the position of the first variation, in menu order, that matches a complete choice; -1 if there is none. */
export function matchVariation(index: VariationIndex, choice: Choice): number {
  return isComplete(index, choice) ? findFirst(findMatches(index, choice)) : -1;
}

/** Checks whether at least one active variation matches a choice, complete or not. */
export function hasActiveMatch(index: VariationIndex, choice: Choice): boolean {
  const matches = findMatches(index, choice);
  intersect(matches, index.active);
  return findFirst(matches) !== -1;
}
