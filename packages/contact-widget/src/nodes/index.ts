/** Elements and style sheets of ours. */
export { adoptSheet, createSheet } from './dom/adoptSheet.ts';
export { createDrawing, createNode, createShape, writeAttributes } from './dom/createNode.ts';
export { drawGlyph } from './dom/drawGlyph.ts';
export { keepFixed, putFixed } from './dom/putFixed.ts';
