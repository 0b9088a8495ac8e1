/**
 * Returns the attribute selects of a form, in the form's order. Queries them on each call, because builders replace the
 * selects.
 */
export function findSelects(root: HTMLElement): readonly HTMLSelectElement[] {
  return [...root.querySelectorAll<HTMLSelectElement>('.variations select')];
}

/** Returns the form key of a select, such as `attribute_pa_color`. */
export function readAttributeName(select: HTMLSelectElement): string {
  return select.getAttribute('data-attribute_name') || select.name;
}

/**
 * Returns all hidden fields for the matched variation's id, because some plugins print their own field in addition to
 * WooCommerce's.
 */
export function findIdFields(root: HTMLElement): readonly HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('input[name="variation_id"], input.variation_id')];
}

/** Returns the matched variation's id; 0 if there is none. */
export function readVariationId(root: HTMLElement): number {
  return Number(findIdFields(root)[0]?.value) || 0;
}

/** Returns the product's id; `''` if the form has none. */
export function readProductId(root: HTMLElement): string {
  const field = root.querySelector<HTMLInputElement>('input[name="product_id"]');
  return root.getAttribute('data-product_id') || field?.value || '';
}

/** Returns all add-to-cart buttons, because some themes print a second one, for “Buy now” or in a sticky bar. */
export function findCartButtons(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('.single_add_to_cart_button')];
}

/**
 * Derives the state of WooCommerce's script from the button: `unchecked` before its first check of the form, `waiting`
 * without a displayed variation, then `open` or `unavailable`.
 */
export function readButton(root: HTMLElement): 'unchecked' | 'waiting' | 'open' | 'unavailable' {
  const [button] = findCartButtons(root);
  if (button?.classList.contains('wc-variation-is-unavailable')) return 'unavailable';
  if (button?.classList.contains('wc-variation-selection-needed')) return 'waiting';
  return root.querySelector('.woocommerce-variation-add-to-cart-enabled') ? 'open' : 'unchecked';
}

/** Returns the table cell, or another container, with a select and the control that replaces it. */
export function findCell(select: HTMLSelectElement): HTMLElement {
  return select.closest<HTMLElement>('.value, td') ?? select.parentElement ?? select;
}
