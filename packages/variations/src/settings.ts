import { amount, flag, group, oneOf, type SettingsOf, text } from '@hadaya/core';

/** The owner's settings under `window.hadaya.settings.variations`, all optional. */
export const variationSettings = {
  /** How to show unavailable values of products with many variations (AJAX mode): `hint` dims them, `filter` disables them, `off` sends no request. */
  ajaxIndex: oneOf(['off', 'hint', 'filter'], 'hint'),
  /** On cached pages, select the attribute values given in the URL. */
  urlPreselect: flag(true),
  /** Add the visitor’s choice to the URL so that it can be shared. */
  keepChoiceInUrl: flag(true),
  /** Show notices beside the attribute instead of in an alert box. */
  inlineNotices: flag(true),
  /** Delay, in milliseconds, before WooCommerce’s script starts on a variation form added after page load. */
  insertedFormInitDelay: amount(1000, { min: 0, max: 60_000 }),
  messages: group({
    /** Error message when a variation cannot be loaded. */
    variationFailed: text(undefined),
  }),
};

export type VariationSettings = SettingsOf<typeof variationSettings>;

declare global {
  interface HadayaSettings {
    variations?: Partial<VariationSettings>;
  }
}
