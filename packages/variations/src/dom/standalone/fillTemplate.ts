const PLACE = /\{\{\{\s*data\.variation\.(\w+)\s*\}\}\}/g;

/** The template for pages that print none, in the shape of WooCommerce's. */
const TEMPLATE = ['description:variation_description', 'price:price_html', 'availability:availability_html']
  .map((pair) => pair.split(':'))
  .map(([part, key]) => `<div class="woocommerce-variation-${part}">{{{ data.variation.${key} }}}</div>`)
  .join('');

/**
 * Fills the page's variation template: `{{{ data.variation.key }}}` only, by plain replacement, so that it works under
 * a policy without `unsafe-eval`.
 */
export function fillTemplate(template: string | undefined, fields: Readonly<Record<string, unknown>>): string {
  return (template ?? TEMPLATE).replace(PLACE, (_place, key: string) => {
    const value = Object.hasOwn(fields, key) ? fields[key] : '';
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}
