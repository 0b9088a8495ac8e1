import type { Field } from '@hadaya/core';
import { colourOr } from './colourOr.ts';
import { plain } from './plain.ts';

/** A colour; anything that is no plain colour falls back. */
export function colour(fallback: string): Field<string> {
  const field = plain();
  return { read: (raw, context) => colourOr(fallback, field.read(raw, context), context.report) };
}
