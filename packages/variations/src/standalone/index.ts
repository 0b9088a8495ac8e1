/** The stand-in for WooCommerce's variation script, and the sanitiser for the shop's HTML. */
export { createSafeNodes, loadSanitizer } from './createSafeNodes.ts';
export { watchForStandalone } from './watchForStandalone.ts';
