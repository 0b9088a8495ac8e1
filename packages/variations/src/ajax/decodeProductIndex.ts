import { isRecord } from '@hadaya/core';
import { decodeEntities } from '@hadaya/core/entities';
import type { IndexEntry } from '../matching/index.ts';

const MAX_ENTRIES = 50_000;

/** A variation in the list, with the id by which its stock is looked up. */
export interface ListedEntry extends IndexEntry {
  readonly id: number;
}

function readValue(raw: unknown): string {
  const value = isRecord(raw) ? raw.value : undefined;
  return typeof value === 'string' ? decodeEntities(value) : '';
}

/**
 * Returns the index in `names` of each attribute of the response: by key for a taxonomy (-1 if the form does not have
 * it), by position for a custom attribute.
 */
function readIndexes(attributes: readonly unknown[], names: readonly string[]): number[] {
  return attributes
    .filter(isRecord)
    .filter((attribute) => attribute.has_variations === true)
    .map(({ taxonomy }, index) => (typeof taxonomy === 'string' ? names.indexOf(`attribute_${taxonomy}`) : index));
}

/**
 * Decodes the list of all variations of a product from WooCommerce's public Store API (the product's `variations` and
 * `attributes`). Labels can collide, so attributes are identified by position; `null` means any value. The list has no
 * stock data, so every variation counts as in stock. Returns `undefined` if the response has another format or is too
 * long.
 */
export function decodeProductIndex(raw: unknown, names: readonly string[]): readonly ListedEntry[] | undefined {
  if (!isRecord(raw) || !Array.isArray(raw.variations) || !Array.isArray(raw.attributes)) return undefined;
  const variations: readonly unknown[] = raw.variations;
  if (variations.length === 0 || variations.length > MAX_ENTRIES) return undefined;
  const indexes = readIndexes(raw.attributes, names);
  return variations.map((variation) => {
    const pairs: readonly unknown[] =
      isRecord(variation) && Array.isArray(variation.attributes) ? variation.attributes : [];
    const values = names.map((): string | undefined => undefined);
    for (const [order, pair] of pairs.entries()) {
      const index = indexes[order] ?? -1;
      if (index in values) values[index] = readValue(pair);
    }
    const id = isRecord(variation) ? Number(variation.id) : 0;
    return { id, values, isActive: true, isInStock: true };
  });
}
