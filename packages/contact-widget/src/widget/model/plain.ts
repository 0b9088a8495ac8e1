import { type Field, text } from '@hadaya/core';
import { decodeEntities, decodeText } from '@hadaya/core/entities';

/** A text without markup: decoded and trimmed. */
export function plain(fallback = ''): Field<string> {
  const field = text(fallback);
  return { read: (raw, context) => decodeText(field.read(raw, context)).trim() || fallback };
}

/** A text that may carry a little markup; its encoding is taken off once. */
export function markup(): Field<string> {
  const field = text('');
  return { read: (raw, context) => decodeEntities(field.read(raw, context)) };
}
