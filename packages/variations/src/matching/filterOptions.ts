import { type Bitset, exclude, readWord } from './bitset.ts';
import type { Choice } from './choice.ts';
import { findAgreeing, findMatches } from './matchVariation.ts';
import type { IndexedAttribute, VariationIndex } from './variationIndex.ts';

/**
 * The status of a value given the rest of the current choice. `sold-out`: variations have it, active or not, but none
 * of them is in stock. Otherwise `available` if an active variation has it, and `unavailable` if none has.
 */
export type ValueStatus = 'available' | 'sold-out' | 'unavailable';

export interface ValueAvailability {
  /** True if some variation has the value; WooCommerce then leaves the value's option in the select. */
  readonly isAttached: boolean;
  /** True if an active variation has the value, so that the value can be chosen. */
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

/** The availability of every value while the variations are unknown: everything can be chosen. */
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
 * The availability depends on the variations that match the rest of the choice and have the value or accept any value.
 * The attribute's own choice is ignored.
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
