import { type Bitset, exclude, readWord } from './bitset.ts';
import type { Choice } from './choice.ts';
import { findAgreeing, findMatches } from './matchVariation.ts';
import type { IndexedAttribute, VariationIndex } from './variationIndex.ts';

/**
 * What the data say about one value beside the rest of the present choice.
 * `available`: a variation in stock carries it. `sold-out`: variations carry it, none is in stock.
 * `unavailable`: no active variation carries it.
 */
export type ValueStatus = 'available' | 'sold-out' | 'unavailable';

/** How one value stands beside the rest of a choice. */
export interface ValueAvailability {
  /** Some variation carries it: WooCommerce leaves its option in the select. */
  readonly isAttached: boolean;
  /** An active variation carries it: its option may be chosen. */
  readonly isEnabled: boolean;
  readonly status: ValueStatus;
}

const ATTACHED = 1;
const ENABLED = 2;
const STOCKED = 4;
const ALL = ATTACHED | ENABLED | STOCKED;

function describe(flags: number): ValueAvailability {
  const isEnabled = (flags & ENABLED) !== 0;
  const isSoldOut = (flags & ATTACHED) !== 0 && (flags & STOCKED) === 0;
  return {
    isAttached: (flags & ATTACHED) !== 0,
    isEnabled,
    status: isSoldOut ? 'sold-out' : isEnabled ? 'available' : 'unavailable',
  };
}

/** The availability of a value about which nothing is known: everything may be chosen. */
export const ALL_AVAILABLE: ValueAvailability = describe(ALL);

function readFlags(offered: Bitset, carriers: Bitset, { active, inStock }: VariationIndex): number {
  let flags = 0;
  for (let word = 0; word < offered.length && flags !== ALL; word += 1) {
    const bits = readWord(offered, word) & readWord(carriers, word);
    if (bits === 0) continue;
    flags |= ATTACHED;
    if ((bits & readWord(active, word)) !== 0) flags |= ENABLED;
    if ((bits & readWord(inStock, word)) !== 0) flags |= STOCKED;
  }
  return flags;
}

/**
 * The availability of each value of an attribute: its own choice is set aside, the variations that agree with the
 * rest are taken, and a value counts when one of them carries it or is open to any.
 */
export function filterOptions(
  index: VariationIndex,
  choice: Choice,
  attribute: IndexedAttribute,
): (value: string) => ValueAvailability {
  const offered = findMatches(index, choice, attribute.name);
  exclude(offered, attribute.silent);
  return (value) => {
    return describe(readFlags(offered, findAgreeing(attribute, value), index));
  };
}
