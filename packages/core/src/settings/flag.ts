import type { Field, FieldSource } from './field.ts';

const ON_WORDS = /^\s*(1|true|yes|on)\s*$/i;

/** Whether a value counts as on: 1, true, yes and on in any case; everything else, also a missing value, is off. */
export function isOn(value: unknown): boolean {
  return typeof value !== 'object' && ON_WORDS.test(String(value));
}

/** An on/off setting. WordPress prints booleans as `"1"` and `""`. */
export function flag(fallback: boolean, source: FieldSource = {}): Field<boolean> {
  return { ...source, read: (raw) => (raw === undefined || raw === null ? fallback : isOn(raw)) };
}
