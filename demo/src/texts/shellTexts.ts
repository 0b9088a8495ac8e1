import type { Locale } from '@hadaya/testing/shop';
import { shellArabic } from './shellArabic.ts';
import { type ShellTexts, shellEnglish } from './shellEnglish.ts';

export type { ShellTexts } from './shellEnglish.ts';

/** Texts for the frame around every page and for product pages, keyed by locale. */
export const shellTexts: Readonly<Record<Locale, ShellTexts>> = { en: shellEnglish, ar: shellArabic };
