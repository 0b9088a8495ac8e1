/** One value of a form field. Arrays are sent as `name[]`; empty arrays and `undefined` are omitted. */
export type FieldValue = string | number | boolean | null | undefined | Blob | readonly (string | number | Blob)[];

/** Fields in the order in which they are sent. */
export type Fields = Readonly<Record<string, FieldValue>> | readonly (readonly [name: string, value: FieldValue])[];

export type FieldEntry = readonly [name: string, value: string | Blob];

function isEntryList(fields: Fields): fields is readonly (readonly [string, FieldValue])[] {
  return Array.isArray(fields);
}

function isList(value: FieldValue): value is readonly (string | number | Blob)[] {
  return Array.isArray(value);
}

function toWire(value: string | number | boolean | null | Blob): string | Blob {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (value === null) return '';
  return value instanceof Blob ? value : String(value);
}

/** Flattens fields for PHP: booleans become 1 and 0, null becomes an empty string. */
export function toEntries(fields: Fields | FormData): FieldEntry[] {
  if (fields instanceof FormData) return [...fields.entries()];
  const entries = isEntryList(fields) ? fields : Object.entries(fields);
  return entries.flatMap(([name, value]): FieldEntry[] => {
    if (value === undefined) return [];
    if (isList(value)) return value.map((item): FieldEntry => [`${name}[]`, toWire(item)]);
    return [[name, toWire(value)]];
  });
}

export function toBody(entries: readonly FieldEntry[], isMultipart: boolean): FormData | string {
  if (isMultipart || entries.some(([, value]) => value instanceof Blob)) {
    const form = new FormData();
    for (const [name, value] of entries) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, value instanceof File ? value.name : 'blob');
    }
    return form;
  }
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}
