/** Checks of a tag, a page or the URL of the files. */
export { checkFolder } from './checkFolder.ts';
export { type CheckFacts, checkPage, type Finding } from './checkPage.ts';
