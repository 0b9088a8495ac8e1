/** What few owners set: a style sheet of their own, a web font, a letter of an icon font. */
export { adoptOwnerSheet, createScopedSheet } from './dom/adoptOwnerSheet.ts';
export { loadFont } from './dom/loadFont.ts';
export { DrawnLetter } from './view/DrawnLetter.tsx';
