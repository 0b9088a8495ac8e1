const FALLBACK = 'en';

/** Language, script and region, as browsers (`zh-Hans-CN`) and servers (`zh_hans_cn`) spell them. */
const TAG = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?(?![^-_.@,;\s])/i;

/**
 * Language codes of Arabic and of the varieties that sites use, such as WordPress's `ary`, or `acx` for Omani Arabic.
 */
const ARABIC = /^(?:ar|ara|arb|ary|arz|arq|ars|aeb|afb|acm|acx|apc|ayl|ajp)(?![a-z])/i;

/**
 * Normalises a language tag for browsers: `en_US` becomes `en-US`, `de_DE_formal` becomes `de-DE`, `zh-hans` becomes
 * `zh-Hans`; white space, code pages and variants are removed. Returns English for anything that is not a language
 * (`x-default`, `und`, empty) or that the browser does not support.
 */
export function normaliseLanguage(given: string | null | undefined): string {
  const [, language = '', script, region] = TAG.exec((given ?? '').trim()) ?? [];
  try {
    const tag = [language, script, region].filter(Boolean).join('-');
    return Intl.NumberFormat.supportedLocalesOf(tag)[0] ?? FALLBACK;
  } catch {
    return FALLBACK;
  }
}

const readTag = (element: Element): string => element.closest('[lang]')?.getAttribute('lang')?.trim() ?? '';

/** Returns the language of an element, for formatting numbers and dates; see `normaliseLanguage`. */
export function readLanguage(element: Element): string {
  return normaliseLanguage(readTag(element));
}

/** Checks whether an element is in Arabic, however the page spells the language tag. */
export function isArabic(element: Element): boolean {
  return ARABIC.test(readTag(element));
}

/** Checks whether Hadaya has strings in an element's language. The fallback to English does not count. */
export function isSpoken(element: Element): boolean {
  return isArabic(element) || /^en(?![a-z])/i.test(readTag(element));
}
