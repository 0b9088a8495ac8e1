/** The page around the widget: its state, nodes, style sheets and clock. */
export type { ContactPage, ContactSource } from './ContactPage.ts';
export { createPage } from './createPage.ts';
export { adoptSheet, createSheet } from './dom/adoptSheet.ts';
export { followPage, watchKeyboard } from './dom/followPage.ts';
export { askSiteTime, fetchWithTime, keepSiteTime, readSiteNow } from './dom/keepSiteTime.ts';
export { keepFixed, putFixed } from './dom/putFixed.ts';
export { contained, reportThrown } from './dom/reportThrown.ts';
export { watchDismissal } from './dom/watchDismissal.ts';
export { type Glyph, watchGlyph } from './dom/watchGlyph.ts';
export * from './model/index.ts';
