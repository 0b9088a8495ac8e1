/** A widget as it stands on the page: its node, its styles, and what launcher, list and panels know of it. */
export type { ContactTextName } from './contactTexts.ts';
export { createWidgetModel, type WidgetDrawing } from './createWidgetModel.ts';
export { createFrame, type WidgetFrame } from './dom/createFrame.ts';
export { loadOwnerDesign } from './dom/createHost.ts';
export { BUBBLE, CHEVRON, CROSS, drawings } from './model/drawings.ts';
export { pickReadable } from './model/pickReadable.ts';
export { readSigns, shortenCount } from './model/readSigns.ts';
export { keepReadable, readWidgetStyle } from './readWidgetStyle.ts';
export type { WidgetModel } from './WidgetModel.ts';
