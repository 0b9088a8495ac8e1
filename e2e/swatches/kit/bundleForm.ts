/**
 * A variable product's form in bundle and composite plugins, modelled on their markup and scripts: a `div` instead of a
 * form, field names per item, and one button for all. The script adds the class `variations_form`. `item` parts are in
 * `form.bundle_form`, and `component` parts are in `form.composite_form`.
 */
type Part = 'item' | 'component';

const NAMES = {
  item: (name: string, id: number) => `bundle_${name}_${id}`,
  component: (name: string, id: number) => `wccp_${name}[${id}]`,
} as const;

function partOf(form: string, part: Part, id: number): string {
  const inner = form
    .replace(/<form class="variations_form cart" action="[^"]*" method="post" enctype="[^"]*"/, '<div')
    .replace(/<button type="submit".*?<\/button>/s, '')
    .replace(/<input type="hidden" name="(?:add-to-cart|product_id)"[^>]*>/g, '')
    .replace('name="variation_id"', `name="${NAMES[part]('variation_id', id)}"`)
    .replace('name="quantity"', `name="${NAMES[part]('quantity', id)}"`)
    .replace(/<select([^>]*)id="([^"]+)"([^>]*) name="([^"]+)"/g, (_all, before, own, after, name) => {
      return `<select${before}id="${own}_${id}"${after} name="${NAMES[part](name, id)}"`;
    })
    .replace(/for="([^"]+)"/g, (all, own) => (own.startsWith('quantity') ? all : `for="${own}_${id}"`))
    .replace(/"quantity_(\d+)"/g, `"quantity_$1_${id}"`)
    .replace('</form>', '</div>');
  if (part === 'component')
    return `<div class="component product"><div class="component_inner"><div class="component_summary"><div class="product content" data-part>${inner.replace('<div', '<div class="details component_data" data-product_type="variable"')}</div></div></div></div>`;
  const about = `class="cart bundled_item_cart_content" data-part data-type="variable" data-bundled_item_id="${id}" data-bundle_id="900"`;
  return `<div class="bundled_product bundled_product_summary product"><div class="details">${inner.replace('<div', `<div ${about}`)}</div></div>`;
}

export function bundleForm(part: Part, forms: readonly string[]): string {
  const parts = forms.map((form, index) => partOf(form, part, index + 3)).join('\n');
  const name = part === 'item' ? 'bundle' : 'composite';
  return `<form method="post" enctype="multipart/form-data" class="cart cart_group ${name}_form">${parts}
<div class="cart ${name}_data" data-${name}_id="900"><div class="${name}_wrap"><p class="price" data-total></p><div class="${name}_button">
<input type="number" class="input-text qty text" name="quantity" value="1" min="1" aria-label="Quantity">
<button type="submit" class="single_add_to_cart_button ${name}_add_to_cart_button button alt">Add to cart</button>
<input type="hidden" name="add-to-cart" value="900"></div></div></div></form>`;
}

/**
 * Stand-in for the script of a bundle or composite plugin; `window.__startParts()` starts it. Each part becomes a
 * variation form with WooCommerce's script, the part's events do not reach the page (`stopPropagation`), and the total
 * follows variations and quantities.
 */
export const BUNDLE_SCRIPT = `window.__totals = [];
window.__startParts = () => {
  jQuery('[data-part]').each((_index, node) => {
    const part = jQuery(node);
    const list = part.find('.component_data');
    if (list.length) part.data('product_variations', list.data('product_variations'));
    const set = (variation) => {
      node.__variation = variation;
      const parts = [...document.querySelectorAll('[data-part]')];
      window.__totals.push(parts.map(({ __variation }) => (__variation ? __variation.variation_id : '-')).join(' '));
    };
    part.on('found_variation', (event, variation) => { set(variation); event.stopPropagation(); });
    part.on('woocommerce_variation_has_changed', (event) => event.stopPropagation());
    part.on('woocommerce_variation_select_change', (event) => { set(null); event.stopPropagation(); });
    part.addClass('cart variations_form').wc_variation_form();
    part.find('.variations select').first().trigger('change');
  });
};`;
