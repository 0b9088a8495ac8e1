/** Rarely used options: the owner's style sheet, a web font, an icon font glyph. */
export { adoptOwnerSheet, createScopedSheet } from './dom/adoptOwnerSheet.ts';
export { loadFont } from './dom/loadFont.ts';
export { DrawnLetter } from './view/DrawnLetter.tsx';
