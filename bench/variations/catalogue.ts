import type { PlainVariation } from '@hadaya/variations/reference';

/** A product with four attributes for the benchmarks. */
export interface Catalogue {
  readonly names: readonly string[];
  /** Values for each attribute, in the order of `names`. */
  readonly values: readonly (readonly string[])[];
  readonly variations: readonly PlainVariation[];
}

export const SIZES = [30, 300, 3000, 10_000] as const;
const VALUES_EACH = 65;
const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};

/**
 * Spreads `size` variations over four attributes with up to 65 values each. Every ninth variation is sold out; every
 * 50th variation accepts any value of the last attribute.
 */
export function createCatalogue(size: number): Catalogue {
  const names = ['attribute_pa_shade', 'attribute_pa_fit', 'attribute_pa_print', 'attribute_pa_cut'];
  const count = Math.min(VALUES_EACH, size);
  const values = names.map((name) => Array.from({ length: count }, (_, at) => `${name.slice(13)}-${at}`));
  const variations = Array.from({ length: size }, (_, at): PlainVariation => {
    const steps = [at, at * 7 + Math.floor(at / count), at * 13 + Math.floor(at / 11), at * 29 + Math.floor(at / 5)];
    const pairs = names.map((name, index) => [name, values[index]?.[(steps[index] ?? 0) % count] ?? ''] as const);
    const attributes = Object.fromEntries(pairs);
    if (at % 50 === 49) attributes[names[3] ?? ''] = '';
    return { attributes, isActive: true, isInStock: at % 9 !== 0 };
  });
  return { names, values, variations };
}

/** Simulates a visitor's choices; each selects one to four of an existing variation's values. */
export function createChoices({ names, variations }: Catalogue, count: number): readonly ReadonlyMap<string, string>[] {
  return Array.from({ length: count }, (_, at) => {
    const attributes = variations[(at * 37) % variations.length]?.attributes ?? NO_ATTRIBUTES;
    const chosen = names.slice(0, 1 + (at % names.length));
    return new Map(chosen.map((name) => [name, attributes[name] ?? '']));
  });
}
