import {
  ALL_AVAILABLE,
  type Choice,
  filterOptions,
  type ValueAvailability,
  type VariationIndex,
} from '../matching/index.ts';
import type { AttributeState, ValueState } from './formState.ts';
import { findSelects, readAttributeName } from './markup.ts';

/** Labels by value, in the server's order. */
export type KnownValues = ReadonlyMap<string, string>;

/**
 * All of a form's values seen so far: WooCommerce removes options from the selects, but the controls keep showing all
 * values.
 */
export interface ValueCatalogue {
  /** Adds a select's new values and returns all of its values seen so far. */
  read(select: HTMLSelectElement, index: VariationIndex | null): KnownValues;
}

export function createValueCatalogue(): ValueCatalogue {
  const seen = new Map<string, Map<string, string>>();
  return {
    read(select, index) {
      const name = readAttributeName(select);
      const values = seen.get(name) ?? new Map<string, string>();
      seen.set(name, values);
      for (const { value, text } of select.options) {
        // Translation plugins empty each text until its translation has loaded, so an empty text does not replace a
        // known label.
        if (value !== '' && (text.trim() !== '' || !values.has(value))) values.set(value, text.trim());
      }
      // If the form was already filtered, the select contains only some of the options; the index contains the other
      // values.
      const indexed = index?.attributes.find((attribute) => attribute.name === name)?.matching.keys() ?? [];
      for (const value of indexed) if (!values.has(value)) values.set(value, value);
      return values;
    },
  };
}

export interface Judgement {
  readonly catalogue: ValueCatalogue;
  readonly index: VariationIndex | null;
  /** True if impossible values cannot be chosen (embedded data, or filtering in Ajax mode). */
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
