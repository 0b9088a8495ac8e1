/** A widget on the page: its node, its styles, and the model that the launcher, list and panels share. */
export { type ContactTextName, contactTexts } from './contactTexts.ts';
export { createWidgetModel, type WidgetDrawing } from './createWidgetModel.ts';
export { loadOwnerDesign } from './dom/createHost.ts';
export { FontLetter } from './FontLetter.tsx';
export { BUBBLE, drawings } from './model/drawings.ts';
export { deepenGround, pickReadable } from './model/pickReadable.ts';
export { readSigns, shortenCount } from './model/readSigns.ts';
export { keepReadable, readWidgetStyle } from './readWidgetStyle.ts';
export { CloseDrawing } from './view/CloseDrawing.tsx';
export type { WidgetModel } from './WidgetModel.ts';
