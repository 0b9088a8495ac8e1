import type { Locale } from '@hadaya/testing/shop';
import { shellArabic } from './shellArabic.ts';
import { type ShellTexts, shellEnglish } from './shellEnglish.ts';

export type { ShellTexts } from './shellEnglish.ts';

export const shellTexts: Readonly<Record<Locale, ShellTexts>> = { en: shellEnglish, ar: shellArabic };
