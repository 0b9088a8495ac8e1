/** Language of a page in the shop: English is LTR, Arabic is RTL. */
export type Locale = 'en' | 'ar';

/** A string in both languages of the shop. */
export type Localized = Readonly<Record<Locale, string>>;

export function localized(en: string, ar: string): Localized {
  return { en, ar };
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}
