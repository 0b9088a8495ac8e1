import type { Allowances } from './allowances.ts';

const PRODUCT_DETAILS = [
  '.product_meta .sku',
  '.product_weight',
  '.product_dimensions',
  '.woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value',
  '.woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value',
].join(', ');

/**
 * Changes that the contracts allow on every page. Add an entry only with the contract's reason; a change that only one
 * test needs belongs in that test.
 */
export const CONTRACT_CHANGES: Allowances = {
  // Globals of the replaced plugins keep their names, because themes use them.
  globals: ['hadaya', 'sbjs', 'launch_chaty', 'createMiddlewareForExtraQueryParams'],
  // The demo's Arabic font is optional: on a slow machine it loads after the first paint and is not used.
  console: [/^The resource \S+\/assets\/fonts\/[\w-]+\.woff2 was preloaded using link preload but not used/],
  hostChanges: [
    // The contact widget maintains the device and orientation classes on the body, because sites use them in their
    // styles.
    { selector: 'body', attributes: ['class'] },
    // The chosen variation's weight, dimensions and SKU replace the product's; an attribute keeps the product's values.
    { selector: PRODUCT_DETAILS },
    { selector: PRODUCT_DETAILS, attributes: ['data-o_content'] },
    // The page builder's style sheet sizes a slider's column by a class on this element.
    { selector: '.elementor-widget-wrap', attributes: ['class'] },
    // The attribution island fills the server's empty hidden fields.
    { selector: 'wc-order-attribution-inputs, wc-order-attribution-inputs *', attributes: ['value'] },
  ],
};
