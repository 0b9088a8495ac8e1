export type Locale = 'en' | 'ar';

export type Localized = Readonly<Record<Locale, string>>;

export function localized(en: string, ar: string): Localized {
  return { en, ar };
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}
