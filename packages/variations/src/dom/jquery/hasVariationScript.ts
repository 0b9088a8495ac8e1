import type { JQueryCopy } from './jqueryCopy.ts';

/** Whether WooCommerce's variation script has joined this copy. */
export function hasVariationScript(copy: JQueryCopy): boolean {
  return typeof copy.fn.wc_variation_form === 'function';
}
