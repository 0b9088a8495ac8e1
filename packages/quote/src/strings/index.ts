import { ar } from './ar.ts';
import { en, type QuoteTexts } from './en.ts';

/** Strings for the quote list, by language. */
export const quoteStrings = { en, ar };
export type { QuoteTexts };
