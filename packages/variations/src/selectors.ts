/** Elements that count as variation forms: WooCommerce's own, and those of builders and composite products. */
export const VARIATION_FORM_SELECTOR =
  '.variations_form, .woo_variation_swatches_variations_form, .ywcp_inner_selected_container';
