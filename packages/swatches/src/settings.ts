import { amount, type Field, flag, isOn, oneOf, type SettingsOf, text } from '@hadaya/core';

/** A flag that tells "off" from "not there": the free plugin never prints some of the keys. */
function optionalFlag(from: string): Field<boolean | undefined> {
  return { from, read: (raw) => (raw === undefined || raw === null ? undefined : isOn(raw)) };
}

/** The plugin's settings, its add-on's, WooCommerce's text for a refused choice, and our own. */
export const swatchSettings = {
  /** Writes the chosen value behind the attribute’s name. */
  showVariationLabel: flag(true, { from: 'show_variation_label' }),
  /** What stands between the attribute’s name and the chosen value. */
  labelSeparator: text(':', { from: 'variation_label_separator', keepSpaces: true }),
  /** A second tap on the chosen swatch takes the choice back. */
  clearOnReselect: flag(false, { from: 'clear_on_reselect' }),
  /** Says at the swatch how many are left. */
  showVariationStock: flag(false, { from: 'show_variation_stock' }),
  /** From how many pieces down the number left is said. */
  stockLabelThreshold: amount(5, { from: 'stock_label_threshold', min: 0 }),
  /** Absent: sold-out values may be chosen. On: they may, and are marked. Off: they may not. */
  clickableOutOfStock: optionalFlag('clickable_out_of_stock'),
  /** Swatches of what is sold out cannot be chosen. */
  disableOutOfStock: flag(false, { from: 'disable_out_of_stock' }),
  /** A choice that does not fit takes back the other attributes instead of being refused. */
  deselectUnavailable: flag(false, { from: 'deselect_unavailable' }),
  /** Tooltip of a value that does not exist with the present choice. */
  unavailableTooltipText: text(undefined, { from: 'unavailable_tooltip_text' }),
  /** Tooltip of a value that is sold out. */
  outOfStockTooltipText: text(undefined, { from: 'out_of_stock_tooltip_text' }),
  /** WooCommerce's words for a choice that cannot be had. */
  unavailableText: text(undefined, { from: 'i18n_unavailable_text' }),

  /** On product lists each card shows the swatches of one attribute only. */
  catalogMode: flag(false, { from: 'enable_catalog_mode' }),
  /** Products with a single attribute are left out of the catalogue mode. */
  catalogModeOffForOneAttribute: flag(false, { from: 'disable_catalog_mode_on_single_attribute' }),
  /** What shows a swatch’s picture on a card. */
  catalogModeTrigger: oneOf(['click', 'hover'], 'click', { from: 'catalog_mode_trigger' }),
  /** What a press on a card’s swatch does: `navigate` opens the product, anything else stays on the list. */
  catalogModeBehaviour: text('navigate', { from: 'catalog_mode_behaviour' }),
  /** CSS selector of a product card. */
  cardSelector: text('.wvs-archive-product-wrapper', { from: 'archive_product_wrapper' }),
  /** CSS selector of the picture on a card. */
  cardImageSelector: text('.wvs-archive-product-image', { from: 'archive_image_selector' }),
  /** CSS selector of the cart button on a card. */
  cardButtonSelector: text('.wvs-add-to-cart-button', { from: 'archive_cart_button_selector' }),

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
