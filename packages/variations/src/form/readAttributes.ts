import {
  ALL_AVAILABLE,
  type Choice,
  filterOptions,
  type ValueAvailability,
  type VariationIndex,
} from '../matching/index.ts';
import type { AttributeState, ValueState } from './formState.ts';
import { findSelects, readAttributeName } from './markup.ts';

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
      for (const { value, text } of select.options) {
        // A plugin that translates the page blanks a text until its translation has come.
        if (value !== '' && (text.trim() !== '' || !values.has(value))) values.set(value, text.trim());
      }
      // A form that was filtered before we came shows only some options; the data know the others.
      const indexed = index?.attributes.find((attribute) => attribute.name === name)?.matching.keys() ?? [];
      for (const value of indexed) if (!values.has(value)) values.set(value, value);
      return values;
    },
  };
}

/** What a reading of the selects is judged by. */
export interface Judgement {
  readonly catalogue: ValueCatalogue;
  readonly index: VariationIndex | null;
  /** Whether values that fit nothing may not be chosen (embedded data, or filtering in ajax mode). */
  readonly doesFilter: boolean;
}

type Judge = (value: string) => ValueAvailability;

function createJudge(index: VariationIndex | null, choice: Choice, name: string): Judge {
  const attribute = index?.attributes.find((candidate) => candidate.name === name);
  return index && attribute ? filterOptions(index, choice, attribute) : () => ALL_AVAILABLE;
}

function readValues(
  select: HTMLSelectElement,
  known: KnownValues,
  { judge, doesFilter }: { readonly judge: Judge; readonly doesFilter: boolean },
): ValueState[] {
  const options = new Map([...select.options].map((option) => [option.value, option]));
  return [...known].map(([value, label]) => {
    const { isEnabled, status } = judge(value);
    const option = options.get(value);
    return {
      value,
      label,
      status,
      isEnabled: option !== undefined && !option.disabled && (isEnabled || !doesFilter),
      isMarkedOutOfStock: option?.classList.contains('out-of-stock') ?? false,
    };
  });
}

/** Reads every select of a form: what is chosen, and how each value stands beside the rest of the choice. */
export function readAttributes(root: HTMLElement, { catalogue, index, doesFilter }: Judgement): AttributeState[] {
  const selects = findSelects(root);
  const choice = new Map(selects.map((select) => [readAttributeName(select), select.value]));
  return selects.map((select) => {
    const name = readAttributeName(select);
    const known = catalogue.read(select, index);
    const values = readValues(select, known, { judge: createJudge(index, choice, name), doesFilter });
    return { name, chosen: select.value, values };
  });
}
