import { type Field, text } from '@hadaya/core';
import { decodeText } from '@hadaya/core/entities';

/** A text without markup: decoded and trimmed. */
export function plain(fallback = ''): Field<string> {
  const field = text(fallback);
  return { read: (raw, context) => decodeText(field.read(raw, context)).trim() || fallback };
}
