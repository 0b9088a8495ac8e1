import { ar } from './ar.ts';
import { en, type QuoteTexts } from './en.ts';

/** The strings of the quote list. */
export const quoteStrings = { en, ar };
export type { QuoteTexts };
