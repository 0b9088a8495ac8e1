import type { Variation } from './variation.ts';
import type { IndexEntry } from './variationIndex.ts';

/** A variation as the index takes it. */
export function toIndexEntry(variation: Variation, names: readonly string[]): IndexEntry {
  return {
    values: names.map((name) => variation.attributes.get(name)),
    isActive: variation.isActive,
    isInStock: variation.isInStock,
  };
}
