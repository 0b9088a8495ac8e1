/** The features of a form that requests its variations from the server one by one; such a form loads them together. */
export { askMissed } from './askMissed.ts';
export { startAjaxMode } from './startAjaxMode.ts';
export { switchToAjax } from './switchToAjax.ts';
