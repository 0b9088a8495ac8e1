/** The round button in the corner, and the way to the list. */
export { loadList } from './loadList.ts';
export { openWidget } from './openWidget.ts';
