/** What our nodes need of the page around them. */
export { addPageSheet } from './dom/addPageSheet.ts';
