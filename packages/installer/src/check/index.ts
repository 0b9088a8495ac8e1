/** What is wrong with a tag, a page or an address of the files. */
export { checkFolder } from './checkFolder.ts';
export { type CheckFacts, checkPage, type Finding } from './checkPage.ts';
