/**
 * Implements the matching and filtering rules literally, without an index, as the reference for property tests and the
 * benchmark. This file is not part of any bundle.
 */
import type { Choice, ValueAvailability } from '../index.ts';

/** A variation as plain data. `attributes` holds only the keys that the variation has; `''` means any value. */
export interface PlainVariation {
  readonly attributes: Readonly<Record<string, string>>;
  readonly isActive: boolean;
  readonly isInStock: boolean;
}

function agrees(variation: PlainVariation, choice: Choice): boolean {
  for (const [name, value] of Object.entries(variation.attributes)) {
    const chosen = choice.get(name) ?? '';
    if (value !== '' && chosen !== '' && value !== chosen) return false;
  }
  return true;
}

export function findMatchesNaively(variations: readonly PlainVariation[], choice: Choice): readonly PlainVariation[] {
  return variations.filter((variation) => agrees(variation, choice));
}

/**
 * Returns the position of the first variation that matches a complete choice; -1 if there is none or the choice is
 * incomplete.
 */
export function matchNaively(variations: readonly PlainVariation[], names: readonly string[], choice: Choice): number {
  if (names.some((name) => !choice.get(name))) return -1;
  return variations.findIndex((variation) => agrees(variation, choice));
}

export function filterNaively(
  variations: readonly PlainVariation[],
  choice: Choice,
  { name, value }: { readonly name: string; readonly value: string },
): ValueAvailability {
  const others = new Map(choice);
  others.delete(name);
  const carriers = findMatchesNaively(variations, others).filter(({ attributes }) => {
    const own = attributes[name];
    return own !== undefined && (own === '' || own === value);
  });
  const isAttached = carriers.length > 0;
  const isEnabled = carriers.some(({ isActive }) => isActive);
  const isSoldOut = isAttached && carriers.every(({ isInStock }) => !isInStock);
  return { isAttached, isEnabled, status: isSoldOut ? 'sold-out' : isEnabled ? 'available' : 'unavailable' };
}
