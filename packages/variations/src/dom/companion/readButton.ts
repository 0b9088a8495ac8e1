import { findCartButton } from '../markup.ts';

/**
 * What the button says about WooCommerce's script: nothing before its first check of the form, then whether a variation
 * is on display and may be bought.
 */
export function readButton(root: HTMLElement): 'unchecked' | 'waiting' | 'open' | 'unavailable' {
  const button = findCartButton(root);
  if (button?.classList.contains('wc-variation-is-unavailable')) return 'unavailable';
  if (button?.classList.contains('wc-variation-selection-needed')) return 'waiting';
  return root.querySelector('.woocommerce-variation-add-to-cart-enabled') ? 'open' : 'unchecked';
}
