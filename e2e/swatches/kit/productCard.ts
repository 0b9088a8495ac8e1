/**
 * Prints a product card as the plugin's paid version prints it around its swatches. The card has links, a price, a
 * "Select options" button and a Clear link, but neither a form nor a field for the variation.
 */
export function productCard(form: string): string {
  const [about = ''] = form.match(/data-product_id="\d+" data-product_variations="[^"]*"/) ?? [];
  const lists = [...form.matchAll(/<select[\s\S]*?<\/select>\s*<ul[\s\S]*?<\/ul>/g)].map(([list]) =>
    list.replace('variable-items-wrapper ', 'variable-items-wrapper archive-variable-items '),
  );
  const id = about.match(/\d+/)?.[0];
  const link = '/product/ceramic-mug/';
  return `<div class="wvs-archive-product-wrapper"><h3><a href="${link}">Ceramic mug</a></h3><span class="price"><span class="amount">4.200</span> to <span class="amount">5.200</span></span>
<div class="wvs-archive-variations-wrapper" data-threshold_max="100" data-total_children="4" ${about}><ul class="variations">
${lists.map((list) => `<li class="woo-variation-items-wrapper">${list}</li>`).join('')}
<li class="wvs_archive_reset_variations"><a href="#">Clear</a></li></ul></div>
<a href="${link}" data-quantity="1" class="button product_type_variable add_to_cart_button wvs-add-to-cart-button wvs_ajax_add_to_cart" data-product_id="${id}" aria-label="Select options for “Ceramic mug”" aria-describedby="about_${id}">Select options</a><span id="about_${id}" hidden>The options may be chosen on the product page</span></div>
<div class="widget_shopping_cart_content">Empty</div>`;
}

/**
 * Stand-in for WooCommerce's script for product lists. On a click on `.ajax_add_to_cart`, it triggers the events,
 * replaces the fragments and adds the cart link.
 */
export const ADD_TO_CART_SCRIPT = `window.__cart = [];
jQuery(document.body).on('click', '.ajax_add_to_cart', function (event) {
  const button = jQuery(this);
  event.preventDefault();
  button.removeClass('added').addClass('loading');
  const data = { ...button.data(), ...this.dataset };
  jQuery(document.body).trigger('adding_to_cart', [button, data]);
  const fragments = { '.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">Variation ' + data.product_id + ' × ' + data.quantity + '</div>' };
  setTimeout(() => jQuery(document.body).trigger('added_to_cart', [fragments, 'hash', button]), 20);
});
jQuery(document.body).on('adding_to_cart', (_event, _button, data) => window.__cart.push('adding_to_cart ' + data.product_id));
jQuery(document.body).on('added_to_cart', (_event, fragments, _hash, button) => {
  window.__cart.push('added_to_cart');
  window.__hadayaGuest.asHost(() => {
    for (const [selector, html] of Object.entries(fragments)) jQuery(selector).replaceWith(html);
    button.removeClass('loading').addClass('added').after('<a href="/cart/" class="added_to_cart wc-forward" title="View cart">View cart</a>');
  });
});`;
