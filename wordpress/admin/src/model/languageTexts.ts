import type { Language } from './Language.ts';
import { asValues, type Value } from './schema.ts';

/** Returns a setting's text in one language; plain text is in the main language. */
export function textIn(value: Value | undefined, tag: string, main: string): string {
  if (typeof value === 'object') return String(asValues(value)[tag] ?? '');
  return tag === main ? String(value ?? '') : '';
}

/**
 * Replaces a setting's text in one language; the setting stays plain text as long as only the main language has a text.
 */
export function withText(value: Value | undefined, tag: string, text: string, main: string): Value {
  const before = typeof value === 'object' ? asValues(value) : { [main]: String(value ?? '') };
  const after = Object.entries({ ...before, [tag]: text }).filter(([, one]) => one !== '');
  const isPlain = after.every(([one]) => one === main);
  return isPlain ? String(after[0]?.[1] ?? '') : Object.fromEntries(after);
}

export function withAdded(
  { shop, known }: { readonly shop: readonly Language[]; readonly known: readonly Language[] },
  added: readonly Value[],
): readonly Language[] {
  return [...shop, ...known.filter(({ tag }) => added.includes(tag) && !shop.some((one) => one.tag === tag))];
}

/** Returns the given languages, followed by any other languages in which the value has a text. */
export function languagesOf(value: Value | undefined, languages: readonly Language[]): readonly Language[] {
  const known = languages.map(({ tag }) => tag);
  const more = typeof value === 'object' ? Object.keys(asValues(value)).filter((tag) => !known.includes(tag)) : [];
  return [...languages, ...more.map((tag): Language => ({ tag, name: tag, dir: 'ltr' }))];
}

/**
 * Returns the language whose text replaces a missing one: the first language that has a text; undefined if none has.
 */
export function readInstead(value: Value | undefined, languages: readonly Language[]): Language | undefined {
  const main = languages[0]?.tag ?? '';
  return languages.find(({ tag }) => textIn(value, tag, main) !== '');
}
