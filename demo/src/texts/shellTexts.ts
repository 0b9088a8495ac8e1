import type { Locale } from '@hadaya/testing/shop';
import { shellArabic } from './shellArabic.ts';
import { shellEnglish } from './shellEnglish.ts';

/** Texts of the frame around every page and of a product page. */
export interface ShellTexts {
  readonly brand: string;
  readonly tagline: string;
  readonly skipToContent: string;
  readonly announcement: string;
  readonly mainNavigation: string;
  readonly breadcrumbs: string;
  readonly home: string;
  readonly shop: string;
  readonly gifts: string;
  readonly contact: string;
  readonly about: string;
  readonly cart: string;
  readonly otherLanguage: string;
  readonly otherLanguageLong: string;
  readonly description: string;
  readonly goodToKnow: string;
  readonly promises: readonly { readonly title: string; readonly text: string }[];
  readonly related: string;
  readonly sku: string;
  readonly category: string;
  readonly sale: string;
  readonly addedToCart: (product: string) => string;
  readonly chooseFirst: string;
  readonly footerAbout: string;
  readonly visitUs: string;
  readonly address: readonly string[];
  readonly openingHours: string;
  readonly hours: readonly string[];
  readonly shopLinks: string;
  readonly demoNote: string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
}

/** Texts of the frame per locale. */
export const shellTexts: Readonly<Record<Locale, ShellTexts>> = { en: shellEnglish, ar: shellArabic };
