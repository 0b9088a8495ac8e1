import { isRecord } from '@hadaya/core';

const baseOf = (tag: string) => tag.split('-')[0] ?? '';

/**
 * What readers of a language get of `{ en: …, ar: … }`: theirs, the language's without its region, another region's, or the
 * first that is written; anything else as it is.
 */
export function chooseLanguage(given: unknown, language: string): unknown {
  if (!isRecord(given)) return given;
  const wanted = language.toLowerCase().replaceAll('_', '-');
  const texts = Object.entries(given)
    .map(([tag, text]) => [tag.toLowerCase().replaceAll('_', '-'), text] as const)
    .filter(([, text]) => text !== '');
  const find = (is: (tag: string) => boolean) => texts.find(([tag]) => is(tag));
  const [, text = ''] =
    find((tag) => tag === wanted) ??
    find((tag) => tag === baseOf(wanted)) ??
    find((tag) => baseOf(tag) === baseOf(wanted)) ??
    texts[0] ??
    [];
  return text;
}
