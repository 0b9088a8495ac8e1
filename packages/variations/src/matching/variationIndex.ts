import { addPosition, type Bitset, createBitset, unite } from './bitset.ts';

export interface IndexEntry {
  /**
   * Value of each attribute, in the index's order: `''` means any; `undefined` means that the variation has no such
   * key.
   */
  readonly values: readonly (string | undefined)[];
  readonly isActive: boolean;
  readonly isInStock: boolean;
}

export interface IndexedAttribute {
  readonly name: string;
  /** For each value, the variations that match it, including those with "any" and those without the key. */
  readonly matching: ReadonlyMap<string, Bitset>;
  /** The variations that match every value. */
  readonly open: Bitset;
  /** The variations without this key: they match every value but offer none. */
  readonly silent: Bitset;
}

/**
 * All variations of a product as bit sets, one per attribute value. Finding the values left after a change takes a few
 * thousand word operations instead of a pass over every variation for every select.
 */
export interface VariationIndex {
  /** Number of variations; a position is the index in the server's (menu) order. */
  readonly size: number;
  readonly attributes: readonly IndexedAttribute[];
  readonly active: Bitset;
  readonly inStock: Bitset;
}

/** Adds variations to an index one by one, in order, so that a caller can pause between them. */
export interface IndexBuilder {
  /** Adds the next variation; `undefined` reserves the position of an unreadable one, which never matches. */
  add(entry: IndexEntry | undefined): void;
  finish(): VariationIndex;
}

function createAttributeBuilder(name: string, size: number) {
  const matching = new Map<string, Bitset>();
  const open = createBitset(size);
  const silent = createBitset(size);
  return {
    add(value: string | undefined, position: number) {
      if (value === undefined) addPosition(silent, position);
      if (!value) {
        addPosition(open, position);
        return;
      }
      let set = matching.get(value);
      if (!set) {
        set = createBitset(size);
        matching.set(value, set);
      }
      addPosition(set, position);
    },
    finish(): IndexedAttribute {
      for (const set of matching.values()) unite(set, open);
      return { name, matching, open, silent };
    },
  };
}

export function createIndexBuilder(names: readonly string[], size: number): IndexBuilder {
  const builders = names.map((name) => createAttributeBuilder(name, size));
  const active = createBitset(size);
  const inStock = createBitset(size);
  let position = 0;
  return {
    add(entry) {
      const here = position;
      position += 1;
      if (!entry) return;
      for (const [at, builder] of builders.entries()) builder.add(entry.values[at], here);
      if (entry.isActive) addPosition(active, here);
      if (entry.isInStock) addPosition(inStock, here);
    },
    finish: () => ({ size, attributes: builders.map((builder) => builder.finish()), active, inStock }),
  };
}

/** Builds the complete index in one task, without pauses. */
export function createVariationIndex(names: readonly string[], entries: readonly IndexEntry[]): VariationIndex {
  const builder = createIndexBuilder(names, entries.length);
  for (const entry of entries) builder.add(entry);
  return builder.finish();
}
