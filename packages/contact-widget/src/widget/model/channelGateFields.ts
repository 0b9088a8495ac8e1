import { flag, text } from '@hadaya/core';

/** What decides whether a channel can be offered, read before it is drawn. */
export const channelGateFields = {
  /** Kind of channel: `whatsapp`, `phone`, `email` …. */
  type: text(''),
  /** Public name, where it is not the type. */
  slug: text(''),
  /** Number, address or name on the service. */
  value: text(''),
  /** Off: not on computers. */
  desktop: flag(true),
  /** Off: not on phones. */
  mobile: flag(true),
  /** WhatsApp: a chat window opens first. */
  popup: flag(false),
  /** It opens by itself, once. */
  popupOpen: flag(false),
};
