import { amount, type Field, flag, isOn, oneOf, type SettingsOf, text } from '@hadaya/core';

/** A flag that tells "off" from "not there": the free plugin never prints some of the keys. */
function optionalFlag(from: string): Field<boolean | undefined> {
  return { from, read: (raw) => (raw === undefined || raw === null ? undefined : isOn(raw)) };
}

/** The plugin's settings, its add-on's, WooCommerce's text for a refused choice, and our own. */
export const swatchSettings = {
  showVariationLabel: flag(true, { from: 'show_variation_label' }),
  labelSeparator: text(':', { from: 'variation_label_separator', keepSpaces: true }),
  clearOnReselect: flag(false, { from: 'clear_on_reselect' }),
  showVariationStock: flag(false, { from: 'show_variation_stock' }),
  stockLabelThreshold: amount(5, { from: 'stock_label_threshold', min: 0 }),
  /** Absent: sold-out values may be chosen. On: they may, and are marked. Off: they may not. */
  clickableOutOfStock: optionalFlag('clickable_out_of_stock'),
  disableOutOfStock: flag(false, { from: 'disable_out_of_stock' }),
  deselectUnavailable: flag(false, { from: 'deselect_unavailable' }),
  unavailableTooltipText: text(undefined, { from: 'unavailable_tooltip_text' }),
  outOfStockTooltipText: text(undefined, { from: 'out_of_stock_tooltip_text' }),
  /** WooCommerce's words for a choice that cannot be had. */
  unavailableText: text(undefined, { from: 'i18n_unavailable_text' }),

  catalogMode: flag(false, { from: 'enable_catalog_mode' }),
  catalogModeOffForOneAttribute: flag(false, { from: 'disable_catalog_mode_on_single_attribute' }),
  catalogModeTrigger: oneOf(['click', 'hover'], 'click', { from: 'catalog_mode_trigger' }),
  catalogModeBehaviour: text('navigate', { from: 'catalog_mode_behaviour' }),
  cardSelector: text('.wvs-archive-product-wrapper', { from: 'archive_product_wrapper' }),
  cardImageSelector: text('.wvs-archive-product-image', { from: 'archive_image_selector' }),

  /** Arrow keys choose as well as move. */
  selectOnArrow: flag(false),
  /** Mark values that the embedded data show to be sold out. */
  markOutOfStock: flag(true),
  /** Show the tooltip on keyboard focus too. */
  tooltipOnFocus: flag(true),
  /** Take a form over from the plugin's own script when both are on the page. */
  takeOver: flag(true),
};

/** The settings, read. */
export type SwatchSettings = SettingsOf<typeof swatchSettings>;

/** The page globals they stand in, weakest first. */
export const SETTINGS_GLOBALS = [
  'wc_add_to_cart_variation_params',
  'woo_variation_swatches_pro_options',
  'woo_variation_swatches_options',
] as const;
