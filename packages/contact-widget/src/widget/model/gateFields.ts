import { amount, flag, oneOf, text } from '@hadaya/core';

/** Settings that determine whether and when a widget appears; read before it renders. */
export const gateFields = {
  /** Public name, for example `0`, `1` or `2`; defaults to the widget’s index. */
  id: text(''),
  /** Token by which the server identifies the widget; the WordPress plugin prints it. */
  token: text(''),
  /** Device types on which the widget appears. */
  devices: oneOf(['all', 'mobile', 'desktop'], 'all'),
  /** Seconds before the widget appears. */
  delay: amount(0, { min: 0, max: 86_400 }),
  /** Percentage of the page that visitors must scroll before the widget appears. */
  scroll: amount(0, { min: 0, max: 100 }),
  /** Show when the visitor is about to leave. */
  exit: flag(false),
  /** Show a button in the corner; without a button, the page’s links, menus and function calls open the widget. */
  launcher: flag(true),
  /** Required cart state: `full` (has items) or `empty`. */
  cart: oneOf(['any', 'full', 'empty'], 'any'),
  /** Seconds until the widget hides; 0 keeps it visible. */
  hideAfter: amount(0, { min: 0, max: 31_536_000 }),
};
