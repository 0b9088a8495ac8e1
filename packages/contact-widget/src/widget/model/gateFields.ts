import { amount, flag, oneOf, text } from '@hadaya/core';

/** Settings that decide whether and when a widget shows; read before it renders. */
export const gateFields = {
  /** Public name, `0`, `1`, `2`; empty uses the widget’s index. */
  id: text(''),
  /** Token by which the server knows the widget; the WordPress plugin prints it. */
  token: text(''),
  /** Device types that see the widget. */
  devices: oneOf(['all', 'mobile', 'desktop'], 'all'),
  /** Seconds before it shows. */
  delay: amount(0, { min: 0, max: 86_400 }),
  /** Percentage of the page that must be scrolled before it shows. */
  scroll: amount(0, { min: 0, max: 100 }),
  /** Show when the visitor is about to leave. */
  exit: flag(false),
  /** Show a button in the corner; without it, links, menus and calls of the page open the widget. */
  launcher: flag(true),
  /** Required cart state: `full` (has items) or `empty`. */
  cart: oneOf(['any', 'full', 'empty'], 'any'),
  /** Seconds until it hides; 0 keeps it. */
  hideAfter: amount(0, { min: 0, max: 31_536_000 }),
};
