/** A form whose variations the server is asked for, one by one. */
export { askMissed } from './askMissed.ts';
export { startAjaxMode } from './startAjaxMode.ts';
export { switchToAjax } from './switchToAjax.ts';
