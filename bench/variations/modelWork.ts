import { createVariationIndex, filterOptions, matchVariation } from '@hadaya/variations/matching';
import { findMatchesNaively, matchNaively, type PlainVariation } from '@hadaya/variations/reference';
import { type Catalogue, createChoices } from './catalogue.ts';

const CHANGES = 20;

/**
 * Returns a function that measures how many milliseconds our index takes per change to check every value of every
 * attribute and look up the match.
 */
export function measureOurs(catalogue: Catalogue): () => number {
  const { names, values, variations } = catalogue;
  const index = createVariationIndex(names, toEntries(catalogue));
  const choices = createChoices(catalogue, CHANGES);
  return () => {
    let sum = 0;
    const start = performance.now();
    for (const choice of choices) {
      for (const [position, attribute] of index.attributes.entries()) {
        const judge = filterOptions(index, choice, attribute);
        for (const value of values[position] ?? []) sum += judge(value).isEnabled ? 1 : 0;
      }
      sum += matchVariation(index, choice);
    }
    return sum < -1 || variations.length === 0 ? 0 : (performance.now() - start) / CHANGES;
  };
}

/**
 * Returns a function that measures the milliseconds per change with WooCommerce's method: it visits all variations for
 * each select and collects the values.
 */
export function measureNaive(catalogue: Catalogue): () => number {
  const { names, variations } = catalogue;
  const choices = createChoices(catalogue, CHANGES);
  return () => {
    let sum = 0;
    const start = performance.now();
    for (const choice of choices) {
      for (const name of names) sum += collectValues(variations, choice, name).size;
      sum += matchNaively(variations, names, choice);
    }
    return sum < 0 ? 0 : (performance.now() - start) / CHANGES;
  };
}

function collectValues(variations: readonly PlainVariation[], choice: ReadonlyMap<string, string>, name: string) {
  const others = new Map(choice);
  others.delete(name);
  const values = new Map<string, boolean>();
  for (const { attributes, isActive } of findMatchesNaively(variations, others)) {
    const value = attributes[name];
    if (value !== undefined) values.set(value, isActive || values.get(value) === true);
  }
  return values;
}

function toEntries({ names, variations }: Catalogue) {
  return variations.map(({ attributes, isActive, isInStock }) => ({
    values: names.map((name) => attributes[name]),
    isActive,
    isInStock,
  }));
}

export function measureBuild(catalogue: Catalogue): () => number {
  const entries = toEntries(catalogue);
  return () => {
    const start = performance.now();
    const { size } = createVariationIndex(catalogue.names, entries);
    return size === 0 ? 0 : performance.now() - start;
  };
}

/** Returns a function that measures the milliseconds to parse the variations as JSON, a cost that every script has. */
export function measureParse(catalogue: Catalogue): () => number {
  const text = JSON.stringify(
    catalogue.variations.map(({ attributes }, at) => ({
      variation_id: at + 1,
      attributes,
      price_html: 'x'.repeat(900),
    })),
  );
  return () => {
    const start = performance.now();
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? performance.now() - start : 0;
  };
}

export function measureMemory(catalogue: Catalogue): number {
  const index = createVariationIndex(catalogue.names, toEntries(catalogue));
  const sets = index.attributes.flatMap(({ matching, open, silent }) => [...matching.values(), open, silent]);
  return [...sets, index.active, index.inStock].reduce((sum, { byteLength }) => sum + byteLength, 0);
}
