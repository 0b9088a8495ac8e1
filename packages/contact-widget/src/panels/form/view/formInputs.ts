import type { RefObject } from 'react';
import type { FieldType, FormField, FormValues } from '../model/FormField.ts';

/** What stands in the inputs of a form: more than its events have told, where a browser or a program filled them in. */
export interface FormInputs {
  /** The texts that differ from those known. */
  readChanged(known: FormValues): Readonly<Record<string, string>>;
  /** Keys of fields in which something stands that the browser cannot read, as half a date. */
  findUnreadable(): readonly string[];
  /** Whether the field that nobody sees was filled in; it is empty afterwards. */
  emptyTrap(): boolean;
}

/** Name of the field that nobody sees; one that no browser takes for a name, an address or a site. */
export const TRAP = 'hadaya_7';

/** Whether visitors, browsers and programs write a text into an input of that type. */
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

/** The inputs of a form on the page. */
export function createFormInputs(place: RefObject<HTMLFormElement | null>, fields: readonly FormField[]): FormInputs {
  const find = (name: string) => {
    const found = place.current?.elements.namedItem(name);
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
