/** The widgets of a page: what they share, their state, what they tell the page. */
export type { ContactPage, ContactSource } from './ContactPage.ts';
export { createPage } from './createPage.ts';
export { followPage, watchKeyboard } from './dom/followPage.ts';
export { contained, reportThrown } from './dom/reportThrown.ts';
export { watchDismissal } from './dom/watchDismissal.ts';
export * from './model/index.ts';
