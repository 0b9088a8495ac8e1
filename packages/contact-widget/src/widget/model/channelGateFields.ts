import { flag, text } from '@hadaya/core';

/** Settings that decide whether a channel is offered; read before it renders. */
export const channelGateFields = {
  /** Channel type: `whatsapp`, `phone`, `email` … */
  type: text(''),
  /** Public name, if it differs from the type. */
  slug: text(''),
  /** Number, address or name on the service. */
  value: text(''),
  /** Show on computers. */
  desktop: flag(true),
  /** Show on phones. */
  mobile: flag(true),
  /** Open a chat window first (WhatsApp). */
  popup: flag(false),
  /** Open it automatically, once. */
  popupOpen: flag(false),
};
