/** What only some owners set: a style sheet, a text with markup, a web font, a letter of the page's icon font. */
export { adoptOwnerSheet, createScopedSheet } from './dom/adoptOwnerSheet.ts';
export { drawGlyph } from './dom/drawGlyph.ts';
export { loadFont } from './dom/loadFont.ts';
export { showOwnerText } from './dom/showOwnerText.ts';
