import type { VariationIndex } from '../model/index.ts';
import { readAttributeName } from './markup.ts';

/** Label by value, in the server's order. */
export type KnownValues = ReadonlyMap<string, string>;

/** Every value of a form that was ever seen: WooCommerce takes options out of the selects, the controls keep theirs. */
export interface ValueCatalogue {
  /** Looks for values not seen before and returns all of one select. */
  read(select: HTMLSelectElement, index: VariationIndex | null): KnownValues;
}

/** Starts a catalogue of one form. */
export function createValueCatalogue(): ValueCatalogue {
  const seen = new Map<string, Map<string, string>>();
  return {
    read(select, index) {
      const name = readAttributeName(select);
      const values = seen.get(name) ?? new Map<string, string>();
      seen.set(name, values);
      for (const { value, text } of select.options) if (value !== '') values.set(value, text.trim());
      // A form that was filtered before we came shows only some options; the data know the others.
      const indexed = index?.attributes.find((attribute) => attribute.name === name)?.matching.keys() ?? [];
      for (const value of indexed) if (!values.has(value)) values.set(value, value);
      return values;
    },
  };
}
