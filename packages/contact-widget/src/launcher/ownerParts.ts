// What of the launcher only some owners ask for: a text with markup, a web font, a letter of the page's icon font, a style sheet.
export { loadFont } from './dom/loadFont.ts';
export { showOwnerText } from './dom/showOwnerText.ts';
export { drawGlyph } from './dom/watchGlyph.ts';
export { adoptOwnerSheet, createScopedSheet } from './ownerCss/adoptOwnerSheet.ts';
