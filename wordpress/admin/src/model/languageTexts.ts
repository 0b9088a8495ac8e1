import type { Language } from './Language.ts';
import { asValues, type Value } from './schema.ts';

/** A setting's text in one language; a plain text is the main language's. */
export function textIn(value: Value | undefined, tag: string, main: string): string {
  if (typeof value === 'object') return String(asValues(value)[tag] ?? '');
  return tag === main ? String(value ?? '') : '';
}

/** A setting with another text in one language: a plain text as long as the main language alone has one. */
export function withText(value: Value | undefined, tag: string, text: string, main: string): Value {
  const before = typeof value === 'object' ? asValues(value) : { [main]: String(value ?? '') };
  const after = Object.entries({ ...before, [tag]: text }).filter(([, one]) => one !== '');
  const isPlain = after.every(([one]) => one === main);
  return isPlain ? String(after[0]?.[1] ?? '') : Object.fromEntries(after);
}

/** Languages of the shop with those that the owner has added, by their tags. */
export function withAdded(
  { shop, known }: { readonly shop: readonly Language[]; readonly known: readonly Language[] },
  added: readonly Value[],
): readonly Language[] {
  return [...shop, ...known.filter(({ tag }) => added.includes(tag) && !shop.some((one) => one.tag === tag))];
}

/** The shop's languages, and others with a stored text. */
export function languagesOf(value: Value | undefined, languages: readonly Language[]): readonly Language[] {
  const known = languages.map(({ tag }) => tag);
  const more = typeof value === 'object' ? Object.keys(asValues(value)).filter((tag) => !known.includes(tag)) : [];
  return [...languages, ...more.map((tag): Language => ({ tag, name: tag, dir: 'ltr' }))];
}

/** Fallback text for a language without its own: the main language's, or another's; empty if there is none. */
export function readInstead(value: Value | undefined, languages: readonly Language[]): Language | undefined {
  const main = languages[0]?.tag ?? '';
  return languages.find(({ tag }) => textIn(value, tag, main) !== '');
}
