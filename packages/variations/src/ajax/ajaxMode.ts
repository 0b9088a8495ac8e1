/** A form that requests its variations from the server one by one. */
export { askMissed } from './askMissed.ts';
export { startAjaxMode } from './startAjaxMode.ts';
export { switchToAjax } from './switchToAjax.ts';
