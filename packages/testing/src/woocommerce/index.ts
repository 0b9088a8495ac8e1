/** A test double of WooCommerce's variation script, for pages that load jQuery. */
export { GET_VARIATION } from './checkVariations.ts';
export { installVariationScript, type VariationScriptOptions } from './installVariationScript.ts';
export type { JQueryLike } from './jqueryLike.ts';
export { logEvents, VARIATION_EVENTS } from './logEvents.ts';
