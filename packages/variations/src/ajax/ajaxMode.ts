/** A form whose variations are requested from the server one by one. */
export { askMissed } from './askMissed.ts';
export { startAjaxMode } from './startAjaxMode.ts';
export { switchToAjax } from './switchToAjax.ts';
