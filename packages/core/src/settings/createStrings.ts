import { isArabic } from './readLanguage.ts';

/** A widget's strings: one flat table per language, with the same keys in each. */
export interface StringTables<Table extends Readonly<Record<string, string>>> {
  readonly en: Table;
  readonly ar: { readonly [Key in keyof Table]: string };
}

export type Strings<Key extends string> = Readonly<Record<Key, string>>;

/**
 * Picks the table by the nearest `lang` attribute: Arabic for `ar` in all its spellings, English for everything else.
 * `overrides` are the owner's own strings; unknown keys are ignored.
 */
export function createStrings<const Table extends Readonly<Record<string, string>>>(
  tables: StringTables<Table>,
  element: Element,
  overrides: Readonly<Record<string, string>> = {},
): Strings<keyof Table & string> {
  const table = isArabic(element) ? tables.ar : tables.en;
  const own = Object.entries(overrides).filter(([key]) => Object.hasOwn(tables.en, key));
  return { ...table, ...Object.fromEntries(own) };
}

/** Fills the `{{name}}` placeholders in a string; an unknown placeholder is kept. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
