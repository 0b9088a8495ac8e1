/** Adds accessible names and working controls to the search field that the server printed. */
export { bindField } from './dom/bindField.ts';
export { readSearch, type SearchContext } from './dom/readSearch.ts';
