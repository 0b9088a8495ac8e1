import type { RefObject } from 'react';
import type { FieldType, FormField, FormValues } from '../model/FormField.ts';

/** Reads the inputs' current values, including those that a browser or tool filled in without events. */
export interface FormInputs {
  /** Returns the values that differ from `known`. */
  readChanged(known: FormValues): Readonly<Record<string, string>>;
  /** Returns keys of fields whose input the browser cannot parse, such as an incomplete date. */
  findUnreadable(): readonly string[];
  /** Empties the honeypot; returns whether it contained text. */
  emptyTrap(): boolean;
}

/** Name of the honeypot, chosen so that autofill does not mistake it for a name, an address or a website. */
export const TRAP = 'hadaya_7';

/** True for input types with text that visitors, browsers or tools write. */
const HAS_TEXT: Readonly<Record<FieldType, boolean>> = {
  text: true,
  textarea: true,
  email: true,
  tel: true,
  number: true,
  date: true,
  url: true,
  dropdown: false,
  checkbox: false,
  file: false,
  textblock: false,
};

export function createFormInputs(formRef: RefObject<HTMLFormElement | null>, fields: readonly FormField[]): FormInputs {
  const find = (name: string) => {
    const found = formRef.current?.elements.namedItem(name);
    return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : undefined;
  };
  const written = fields.filter(({ type }) => HAS_TEXT[type]);
  return {
    readChanged: ({ texts }) =>
      Object.fromEntries(
        written.flatMap(({ key }) => {
          const text = find(key)?.value;
          return text === undefined || text === (texts[key] ?? '') ? [] : [[key, text]];
        }),
      ),
    findUnreadable: () => written.flatMap(({ key }) => (find(key)?.validity?.badInput ? [key] : [])),
    emptyTrap() {
      const trap = find(TRAP);
      if (!trap?.value) return false;
      trap.value = '';
      return true;
    },
  };
}
