/** Features for a form in Ajax mode, which requests variations from the server one by one. They load as one file. */
export { askMissed } from './askMissed.ts';
export { startAjaxMode } from './startAjaxMode.ts';
export { switchToAjax } from './switchToAjax.ts';
