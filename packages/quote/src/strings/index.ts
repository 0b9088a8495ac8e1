import { ar } from './ar.ts';
import { en, type QuoteTexts } from './en.ts';

export const quoteStrings = { en, ar };
export type { QuoteTexts };
