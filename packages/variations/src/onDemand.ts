/** What a form needs only when the address, a missing list or a press in vain asks for it, in one file. */
export { followAddress } from './address/followAddress.ts';
export { askMissed } from './ajax/askMissed.ts';
export { startAjaxMode } from './ajax/startAjaxMode.ts';
export { explainButton } from './cart/explainButton.ts';
export { switchToAjax } from './woocommerce/switchToAjax.ts';
