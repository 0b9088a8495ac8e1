import type { JQuery } from '@hadaya/core/jquery';
import { type FormSession, findSelects } from '../form/index.ts';

function isOption(node: unknown): node is HTMLOptionElement {
  return node instanceof HTMLOptionElement;
}

/** Returns the options that WooCommerce's script saved for a select when it first checked the form. */
function readKept(select: HTMLSelectElement, copy: JQuery): readonly HTMLOptionElement[] {
  const kept = copy(select).data('attribute_options');
  return Array.isArray(kept) ? kept.filter(isOption) : [];
}

/**
 * Makes WooCommerce's script query the server for a product whose list of variations is invalid JSON. jQuery passes the
 * broken text unchanged to the script, which would read its characters as variations without attributes and empty every
 * select.
 */
export function switchToAjax({ root, data, sync }: FormSession, copy: JQuery): void {
  data.loadNow();
  copy(root).data('product_variations', false);
  copy(root).trigger('reload_product_variations');
  const kept = findSelects(root).map((select) => ({ select, options: readKept(select, copy) }));
  for (const { select, options } of kept) {
    const known = new Set([...select.options].map(({ value }) => value));
    select.append(...options.filter(({ value }) => !known.has(value)));
  }
  // Before the script's first check there is nothing to repeat.
  if (kept.some(({ options }) => options.length > 0)) copy(root).trigger('check_variations');
  sync();
}
