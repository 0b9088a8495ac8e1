/** The stand-in for WooCommerce's variation script, and how the shop's HTML is cleaned. */
export { createSafeNodes, loadSanitizer } from './createSafeNodes.ts';
export { watchForStandalone } from './watchForStandalone.ts';
