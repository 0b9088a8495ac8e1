/** The attribute selects of a form, in its order. Looked up each time: builders replace them. */
export function findSelects(root: HTMLElement): readonly HTMLSelectElement[] {
  return [...root.querySelectorAll<HTMLSelectElement>('.variations select')];
}

/** The form key of a select, `attribute_pa_color`. */
export function readAttributeName(select: HTMLSelectElement): string {
  return select.getAttribute('data-attribute_name') || select.name;
}

/** The hidden fields with the id of the matched variation: plugins print one of their own beside WooCommerce's. */
export function findIdFields(root: HTMLElement): readonly HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('input[name="variation_id"], input.variation_id')];
}

/** The id in that field; 0 while there is none. */
export function readVariationId(root: HTMLElement): number {
  return Number(findIdFields(root)[0]?.value) || 0;
}

/** The product's id, `''` when the form does not say. */
export function readProductId(root: HTMLElement): string {
  const field = root.querySelector<HTMLInputElement>('input[name="product_id"]');
  return root.getAttribute('data-product_id') || field?.value || '';
}

/** The buttons for the cart: themes print a second one, to buy at once or in a bar that stays in sight. */
export function findCartButtons(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('.single_add_to_cart_button')];
}

/**
 * What the button says about WooCommerce's script: nothing before its first check of the form, then whether a variation
 * is on display and may be bought.
 */
export function readButton(root: HTMLElement): 'unchecked' | 'waiting' | 'open' | 'unavailable' {
  const [button] = findCartButtons(root);
  if (button?.classList.contains('wc-variation-is-unavailable')) return 'unavailable';
  if (button?.classList.contains('wc-variation-selection-needed')) return 'waiting';
  return root.querySelector('.woocommerce-variation-add-to-cart-enabled') ? 'open' : 'unchecked';
}

/** The cell that holds a select and whatever stands in its place. */
export function findCell(select: HTMLSelectElement): HTMLElement {
  return select.closest<HTMLElement>('.value, td') ?? select.parentElement ?? select;
}
