import { type Field, type FieldSource, isMissing, isRecord, quote, type Schema, type SettingsOf } from './field.ts';
import { readFields } from './parseSettings.ts';

/** A nested object with a schema of its own. An empty PHP array stands for an empty object. */
export function group<S extends Schema>(schema: S, source: FieldSource = {}): Field<SettingsOf<S>> {
  return {
    ...source,
    read(raw, { path, report }) {
      const isEmpty = isMissing(raw) || (Array.isArray(raw) && raw.length === 0);
      if (!isEmpty && !isRecord(raw)) report(`${quote(raw)} is not an object; the defaults are used`);
      const values = isRecord(raw) ? raw : {};
      return readFields(schema, (name, field) => {
        const key = field.from !== undefined && Object.hasOwn(values, field.from) ? field.from : name;
        return {
          raw: Object.hasOwn(values, key) ? values[key] : undefined,
          context: { path: `${path}.${key}`, report: (message) => report(`${key}: ${message}`) },
        };
      });
    },
  };
}
