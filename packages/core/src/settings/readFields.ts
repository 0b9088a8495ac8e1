import type { Field, FieldContext, Schema, SettingsOf } from './field.ts';

/**
 * Reads every field of a schema. This is the one place where unknown values become typed settings, so it holds the
 * one cast: each key of the result is what that key's own field returned.
 */
export function readFields<S extends Schema>(
  schema: S,
  find: (name: string, field: Field<unknown>) => { readonly raw: unknown; readonly context: FieldContext },
): SettingsOf<S> {
  const entries = Object.entries(schema).map(([name, field]) => {
    const { raw, context } = find(name, field);
    return [name, field.read(raw, context)];
  });
  return Object.fromEntries(entries) as SettingsOf<S>;
}
