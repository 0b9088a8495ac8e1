export { addLabelSpans } from './addLabelSpans.ts';
export { startPainting } from './startPainting.ts';
