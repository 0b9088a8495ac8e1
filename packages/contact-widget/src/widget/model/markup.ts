import { type Field, text } from '@hadaya/core';
import { decodeEntities } from '@hadaya/core/entities';

/** A text that may carry a little markup; its encoding is taken off once. */
export function markup(): Field<string> {
  const field = text('');
  return { read: (raw, context) => decodeEntities(field.read(raw, context)) };
}
