import { type Field, type FieldSource, isRecord, quote } from './field.ts';

/** A list setting. PHP prints a list with gaps as an object with number keys: its values count. */
export function listOf<Value>(item: Field<Value>, source: FieldSource = {}): Field<readonly Value[]> {
  return {
    ...source,
    read(raw, { path, report }) {
      if (raw === undefined || raw === null || raw === '') return [];
      const values = Array.isArray(raw) ? raw : isRecord(raw) ? Object.values(raw) : undefined;
      if (!values) {
        report(`${quote(raw)} is not a list; it is ignored`);
        return [];
      }
      return values.map((value, index) => item.read(value, { path: `${path}[${index}]`, report }));
    },
  };
}
