import { amount, flag, oneOf, text } from '@hadaya/core';

/** What decides whether and when a widget shows, read before it is drawn. */
export const gateFields = {
  /** Public name, `0`, `1`, `2`; the widget's place in the list where none is given. */
  id: text(''),
  /** What the server knows the widget by; our WordPress plugin prints it. */
  token: text(''),
  /** Kind of device that it is for. */
  devices: oneOf(['all', 'mobile', 'desktop'], 'all'),
  /** Seconds before it shows. */
  delay: amount(0, { min: 0, max: 86_400 }),
  /** Percent of the page that must have been scrolled. */
  scroll: amount(0, { min: 0, max: 100 }),
  /** Shows when the visitor is about to leave. */
  exit: flag(false),
  /** Off: it has no button in the corner; links, menus and calls of the page open it. */
  launcher: flag(true),
  /** What the cart must be: `full`, with something in it, or `empty`. */
  cart: oneOf(['any', 'full', 'empty'], 'any'),
  /** Seconds after which it leaves; 0: it stays. */
  hideAfter: amount(0, { min: 0, max: 31_536_000 }),
};
