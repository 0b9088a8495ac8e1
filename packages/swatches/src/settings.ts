import { amount, type Field, flag, isOn, oneOf, type SettingsOf, text } from '@hadaya/core';

/** Defines a flag that distinguishes "off" from missing, because the free plugin never prints some keys. */
function optionalFlag(from: string): Field<boolean | undefined> {
  return { from, read: (raw) => (raw === undefined || raw === null ? undefined : isOn(raw)) };
}

/** The settings of the plugin and its add-on, WooCommerce's text for a refused choice, and Hadaya's own settings. */
export const swatchSettings = {
  /** Show the chosen value after the attribute name. */
  showVariationLabel: flag(true, { from: 'show_variation_label' }),
  /** Separator between the attribute name and the chosen value. */
  labelSeparator: text(':', { from: 'variation_label_separator', keepSpaces: true }),
  /** Deselect a swatch when it is clicked again. */
  clearOnReselect: flag(false, { from: 'clear_on_reselect' }),
  /** Show the remaining stock on the swatch. */
  showVariationStock: flag(false, { from: 'show_variation_stock' }),
  /** Show the remaining stock only at or below this quantity. */
  stockLabelThreshold: amount(5, { from: 'stock_label_threshold', min: 0 }),
  /** Let visitors choose out-of-stock values; when off, these values are disabled. */
  clickableOutOfStock: optionalFlag('clickable_out_of_stock'),
  /** When conflicting attributes are cleared, consider only in-stock variations. */
  disableOutOfStock: flag(false, { from: 'disable_out_of_stock' }),
  /** Clear the conflicting attributes when an unavailable value is chosen. */
  deselectUnavailable: flag(false, { from: 'deselect_unavailable' }),
  /** Tooltip for unavailable values. */
  unavailableTooltipText: text(undefined, { from: 'unavailable_tooltip_text' }),
  /** Tooltip for out-of-stock values. */
  outOfStockTooltipText: text(undefined, { from: 'out_of_stock_tooltip_text' }),
  /** WooCommerce’s message for an unavailable choice. */
  unavailableText: text(undefined, { from: 'i18n_unavailable_text' }),

  /** Use catalog mode for swatches on product cards. */
  catalogMode: flag(false, { from: 'enable_catalog_mode' }),
  /** Turn off catalog mode for products that have only one attribute. */
  catalogModeOffForOneAttribute: flag(false, { from: 'disable_catalog_mode_on_single_attribute' }),
  /** How visitors select swatches on product cards. */
  catalogModeTrigger: oneOf(['click', 'hover'], 'click', { from: 'catalog_mode_trigger' }),
  /**
   * Effect of clicking a swatch on a product card: “navigate” opens the product page; any other value selects the
   * swatch on the card.
   */
  catalogModeBehaviour: text('navigate', { from: 'catalog_mode_behaviour' }),
  /** CSS selector of product cards. */
  cardSelector: text('.wvs-archive-product-wrapper', { from: 'archive_product_wrapper' }),
  /** CSS selector of the image on a product card. */
  cardImageSelector: text('.wvs-archive-product-image', { from: 'archive_image_selector' }),
  /** CSS selector of the add-to-cart button on a product card. */
  cardButtonSelector: text('.wvs-add-to-cart-button', { from: 'archive_cart_button_selector' }),

  /** Select values with the arrow keys. */
  selectOnArrow: flag(false),
  /** Mark values that the page’s product data lists as out of stock. */
  markOutOfStock: flag(true),
  /** Show tooltips on keyboard focus. */
  tooltipOnFocus: flag(true),
  /** Replace the original plugin’s script on forms where it has already started. */
  replacePlugin: flag(true),
};

/** The parsed settings. */
export type SwatchSettings = SettingsOf<typeof swatchSettings>;

declare global {
  interface HadayaSettings {
    swatches?: Partial<SwatchSettings>;
  }
}

/** The page globals that contain the settings, lowest priority first. */
export const SETTINGS_GLOBALS = [
  'wc_add_to_cart_variation_params',
  'woo_variation_swatches_pro_options',
  'woo_variation_swatches_options',
] as const;
