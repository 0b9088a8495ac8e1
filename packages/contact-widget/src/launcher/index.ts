/** The round button in the corner, which opens the list. */
export { loadView, openWidget } from './openWidget.ts';
