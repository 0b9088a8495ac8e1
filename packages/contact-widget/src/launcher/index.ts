/** The round button in the corner, and the way to the list. */
export { loadView, openWidget } from './openWidget.ts';
