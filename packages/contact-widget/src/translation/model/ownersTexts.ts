import { decodeText } from '@hadaya/core/entities';
import { changeTexts } from './changeTexts.ts';

const ARABIC = /\p{Script=Arabic}/u;

/** All texts the owner wrote in a widget; markup is split into its separate text nodes. */
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

/** Checks whether a text might be in a language other than the page's; Arabic is detected by its letters. */
export const isForeign = (text: string, isArabicPage: boolean): boolean => !isArabicPage || !ARABIC.test(text);
