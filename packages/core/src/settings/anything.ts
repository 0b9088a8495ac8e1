import type { Field, FieldSource } from './field.ts';

/** A value handed on as it came, for a decoder of the island's own. */
export function anything(source: FieldSource = {}): Field<unknown> {
  return { ...source, read: (raw) => raw };
}
