import { hintAt } from './findNearestName.ts';

/** One finding about the owner's settings: where it stands and what was done about it. */
export interface SettingsProblem {
  readonly path: string;
  readonly message: string;
}

/** What a field needs to read one value. */
export interface FieldContext {
  readonly path: string;
  readonly report: (message: string) => void;
}

/** Reads one unknown value into a typed one; a bad value is reported and falls back, nothing throws. */
export interface Field<Value> {
  /** The server's name of the setting; absent means it has only our name. */
  readonly from?: string;
  /** `raw` is `undefined` when the setting is missing, which is never a problem. */
  readonly read: (raw: unknown, context: FieldContext) => Value;
}

/** Field by our name. */
export type Schema = Readonly<Record<string, Field<unknown>>>;

/** The settings that a schema describes. */
export type SettingsOf<S extends Schema> = {
  readonly [Key in keyof S]: S[Key] extends Field<infer Value> ? Value : never;
};

/** Where a field's value stands in the server's object. */
export interface FieldSource {
  readonly from?: string;
}

/** Whether a value is an object with keys, arrays excluded. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a setting is not there, or empty as PHP prints it. */
export const isMissing = (raw: unknown) => raw == null || raw === '';

/** A value as it appears in a message to the owner: as JSON, short and on one line; its type where it is none. */
export function quote(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // A value that holds itself.
  }
  return (text ?? typeof value).replace(/^(.{57}).{4,}$/s, '$1…');
}

/** Bounds of a number setting; a value outside is moved to the nearest bound. */
export interface AmountRange extends FieldSource {
  readonly min?: number;
  readonly max?: number;
  /** Drop the fraction. */
  readonly whole?: boolean;
}

/** A number setting; numeric strings count, since WordPress prints numbers as strings. */
export function amount(
  fallback: number,
  { min = -Infinity, max = Infinity, whole, ...source }: AmountRange = {},
): Field<number> {
  return {
    ...source,
    read(raw, { report }) {
      if (isMissing(raw)) return fallback;
      const number = typeof raw === 'number' ? raw : Number((typeof raw === 'string' && raw.trim()) || Number.NaN);
      if (Number.isNaN(number)) {
        report(`${quote(raw)} is not a number; ${fallback} is used`);
        return fallback;
      }
      const bounded = Math.min(Math.max(whole ? Math.trunc(number) : number, min), max);
      if (number < min || number > max) report(`${quote(raw)} is outside ${min} to ${max}; ${bounded} is used`);
      return bounded;
    },
  };
}

/** A value handed on as it came, for a decoder of the island's own. */
export function anything(source: FieldSource = {}): Field<unknown> {
  return { ...source, read: (raw) => raw };
}

const ON_WORDS = /^\s*(1|true|yes|on)\s*$/i;

/** Whether a value counts as on: 1, true, yes and on in any case; everything else, also a missing value, is off. */
export function isOn(value: unknown): boolean {
  return typeof value !== 'object' && ON_WORDS.test(String(value));
}

/** An on/off setting. WordPress prints booleans as `"1"` and `""`. */
export function flag(fallback: boolean, source: FieldSource = {}): Field<boolean> {
  return { ...source, read: (raw) => (raw == null ? fallback : isOn(raw)) };
}

/** A list setting. PHP prints a list with gaps as an object with number keys: its values count. */
export function listOf<Value>(item: Field<Value>, source: FieldSource = {}): Field<readonly Value[]> {
  return {
    ...source,
    read(raw, { path, report }) {
      if (isMissing(raw)) return [];
      const values = Array.isArray(raw) ? raw : isRecord(raw) ? Object.values(raw) : undefined;
      if (!values) {
        report(`${quote(raw)} is not a list; it is ignored`);
        return [];
      }
      return values.map((value, index) => item.read(value, { path: `${path}[${index}]`, report }));
    },
  };
}

/** A setting with a fixed list of words; an unknown word falls back and the nearest valid one is named. */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  fallback: Word,
  source: FieldSource = {},
): Field<Word> {
  return {
    ...source,
    read(raw, { report }) {
      if (isMissing(raw)) return fallback;
      // An object's own `toString` may be anything: only plain values are read as words.
      const given = typeof raw === 'object' ? '' : String(raw).trim();
      const found = words.find((word) => word === given) ?? words.find((word) => word === given.toLowerCase());
      if (found !== undefined) return found;
      const hint = hintAt(given, words, `use one of ${words.join(', ')}`);
      report(`${quote(raw)} is unknown, ${hint} Until then "${fallback}" is used`);
      return fallback;
    },
  };
}

/** Limits of a text setting. */
export interface TextRange extends FieldSource {
  /** Characters kept; the rest is cut. 5,000 by default. */
  readonly maxLength?: number;
  /** Keep spaces at both ends (a separator may need them). */
  readonly keepSpaces?: boolean;
}

const DEFAULT_MAX_LENGTH = 5000;

/** A text setting, trimmed; numbers become their digits. */
export function text<Fallback extends string | undefined>(
  fallback: Fallback,
  { maxLength = DEFAULT_MAX_LENGTH, keepSpaces, ...source }: TextRange = {},
): Field<string | Fallback> {
  return {
    ...source,
    read(raw, { report }) {
      if (raw == null) return fallback;
      if (typeof raw !== 'string' && typeof raw !== 'number') {
        report(`${quote(raw)} is not a string; ${quote(fallback)} is used`);
        return fallback;
      }
      const value = keepSpaces ? String(raw) : String(raw).trim();
      if (value.length > maxLength) report(`the string is longer than ${maxLength} characters and was cut`);
      return value.slice(0, maxLength);
    },
  };
}
