/**
 * What every page of a shop needs, in one file: what islands share, and attribution, which WooCommerce asks for on each
 * page. It starts by the export of its name.
 */
export { attribution } from '../../packages/attribution/src/bundle.ts';
export * from '../../packages/core/src/bundle.ts';
