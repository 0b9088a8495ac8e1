/** The search field as the server printed it, with accessible names and working controls. */
export { bindField } from './dom/bindField.ts';
export { readSearch, type SearchContext } from './dom/readSearch.ts';
