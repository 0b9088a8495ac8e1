import { decodeText } from '@hadaya/core/entities';
import { changeTexts } from './changeTexts.ts';

const ARABIC = /\p{Script=Arabic}/u;

/** Returns all texts that the owner wrote in a widget; splits texts with markup at their tags. */
export function ownersTexts(widget: unknown): ReadonlySet<string> {
  const texts = new Set<string>();
  const note = (given: unknown): unknown => {
    if (typeof given === 'string') {
      for (const piece of given.split(/<[^<>]*>/)) if (piece.trim() !== '') texts.add(decodeText(piece).trim());
    } else if (typeof given === 'object' && given !== null) Object.values(given).forEach(note);
    return given;
  };
  changeTexts(widget, note);
  return texts;
}

/** Returns whether a string might be in a language other than the page's; detects Arabic by its letters. */
export const isForeign = (text: string, isArabicPage: boolean): boolean => !isArabicPage || !ARABIC.test(text);
