/** The stand-in for WooCommerce's variation script, and the sanitising of the shop's HTML. */
export { createSafeNodes, loadSanitizer } from './createSafeNodes.ts';
export { watchForStandalone } from './watchForStandalone.ts';
