/** What a page's language counts as where it says nothing that can be read. */
const FALLBACK = 'en';

/** Language, script and region, in the spellings of browsers (`zh-Hans-CN`) and of servers (`zh_hans_cn`). */
const TAG = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?(?![^-_.@,;\s])/i;

/** Arabic and the languages of its family that sites name: WordPress has `ary`, Oman's own is `acx`. */
const ARABIC = /^(?:ar|ara|arb|ary|arz|arq|ars|aeb|afb|acm|acx|apc|ayl|ajp)(?![a-z])/i;

/**
 * A language tag as browsers take it: `en_US` is `en-US`, `de_DE_formal` is `de-DE`, `zh-hans` is `zh-Hans`, white space, code
 * pages and variants go. English for what is no language (`x-default`, `und`, nothing) or none that the browser knows.
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

/** What the nearest `lang` attribute of an element says; empty where none says anything. */
const readTag = (element: Element): string => element.closest('[lang]')?.getAttribute('lang')?.trim() ?? '';

/** The language of an element, for whatever formats numbers and dates; see `normaliseLanguage`. */
export function readLanguage(element: Element): string {
  return normaliseLanguage(readTag(element));
}

/** Whether an element stands in Arabic, in whatever spelling the page says so. */
export function isArabic(element: Element): boolean {
  return ARABIC.test(readTag(element));
}

/** Whether our own texts are in the language of an element: Arabic or English, not English for want of another. */
export function isSpoken(element: Element): boolean {
  return isArabic(element) || /^en(?![a-z])/i.test(readTag(element));
}
