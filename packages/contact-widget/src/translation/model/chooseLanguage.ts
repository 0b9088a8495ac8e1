import { isRecord } from '@hadaya/core';

const baseOf = (tag: string) => tag.split('-')[0] ?? '';

/**
 * Picks an entry from `{ en: …, ar: … }` for a language. Prefers an exact match, then the language without its region,
 * then another region of the language, then the first entry. Returns other values unchanged.
 */
export function chooseLanguage(given: unknown, language: string): unknown {
  if (!isRecord(given)) return given;
  const requested = language.toLowerCase().replaceAll('_', '-');
  const texts = Object.entries(given)
    .map(([tag, text]) => [tag.toLowerCase().replaceAll('_', '-'), text] as const)
    .filter(([, text]) => text !== '');
  const find = (is: (tag: string) => boolean) => texts.find(([tag]) => is(tag));
  const [, text = ''] =
    find((tag) => tag === requested) ??
    find((tag) => tag === baseOf(requested)) ??
    find((tag) => baseOf(tag) === baseOf(requested)) ??
    texts[0] ??
    [];
  return text;
}
