/** Functions that check a page, the tag on it and the tag's URL. */
export { checkFolder } from './checkFolder.ts';
export { type CheckFacts, checkPage, type Finding } from './checkPage.ts';
