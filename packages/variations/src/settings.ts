import { amount, flag, group, oneOf, type SettingsOf, text } from '@hadaya/core';

/** The owner's settings under `window.hadaya.settings.variations`, all optional. */
export const variationSettings = {
  /** In ajax mode: `hint` dims values that fit nothing, `filter` disables them, `off` asks for no list. */
  ajaxIndex: oneOf(['off', 'hint', 'filter'], 'hint'),
  /** Choose what the address names, when the page came from a cache that ignores the query. */
  urlPreselect: flag(true),
  /** Keep the visitor's choice in the address, so that it can be shared. */
  keepChoiceInUrl: flag(true),
  /** Say beside the attribute, not in an alert box, why the button does nothing. */
  inlineNotices: flag(true),
  /** Milliseconds that a form inserted later is left to its owner before WooCommerce's script is started on it. */
  insertedFormInitDelay: amount(1000, { min: 0, max: 60_000 }),
  messages: group({
    /** Text when the server could not be asked for a variation. */
    variationFailed: text(undefined),
  }),
};

/** The settings, read. */
export type VariationSettings = SettingsOf<typeof variationSettings>;
