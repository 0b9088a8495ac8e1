import { flag, text } from '@hadaya/core';

/** Settings that determine whether a channel is available; read before the channel renders. */
export const channelGateFields = {
  /** Channel type: `whatsapp`, `phone`, `email` … */
  type: text(''),
  /** Public name, if it differs from the type. */
  slug: text(''),
  /** Number, address or name on the service. */
  value: text(''),
  /** Show on computers. */
  desktop: flag(true),
  /** Show on phones and tablets. */
  mobile: flag(true),
  /** Open a chat window first (WhatsApp). */
  popup: flag(false),
  /** Open the chat window automatically, once. */
  popupOpen: flag(false),
};
