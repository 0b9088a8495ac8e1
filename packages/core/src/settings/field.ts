import { hintAt } from './findNearestName.ts';

/** One problem in the owner's settings: its path and how it was handled. */
export interface SettingsProblem {
  readonly path: string;
  readonly message: string;
}

/** Path of the value being read, and the function that reports a problem with it. */
export interface FieldContext {
  readonly path: string;
  readonly report: (message: string) => void;
}

/**
 * Converts one unknown value to a typed value; an invalid value is reported and replaced by the fallback. Never throws.
 */
export interface Field<Value> {
  /** The server's name for the setting; absent if it has only Hadaya's name. */
  readonly from?: string;
  /** `raw` is `undefined` if the setting is missing; a missing setting is never reported. */
  readonly read: (raw: unknown, context: FieldContext) => Value;
}

/** Fields, keyed by Hadaya's names for the settings. */
export type Schema = Readonly<Record<string, Field<unknown>>>;

export type SettingsOf<S extends Schema> = {
  readonly [Key in keyof S]: S[Key] extends Field<infer Value> ? Value : never;
};

/**
 * Options that every kind of setting accepts; `from` is the server's name for the setting, if it differs from Hadaya's.
 */
export interface FieldSource {
  readonly from?: string;
}

/** Checks whether a value is an object that is not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks whether a setting is missing, or empty as PHP prints it. */
export const isMissing = (raw: unknown) => raw == null || raw === '';

/** Formats a value for a message to the owner: as short JSON on one line, or as its type if it cannot be serialised. */
export function quote(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // The value cannot be serialised, for example because it is circular.
  }
  return (text ?? typeof value).replace(/^(.{57}).{4,}$/s, '$1…');
}

/** Options for a number setting; values outside its range are clamped. */
export interface AmountRange extends FieldSource {
  readonly min?: number;
  readonly max?: number;
  /** Truncates to an integer. */
  readonly whole?: boolean;
}

/** Defines a number setting; numeric strings are accepted, because WordPress prints numbers as strings. */
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

/** Defines a setting that is passed on unchanged, for an island's own decoder. */
export function anything(source: FieldSource = {}): Field<unknown> {
  return { ...source, read: (raw) => raw };
}

const ON_WORDS = /^\s*(1|true|yes|on)\s*$/i;

/**
 * Checks whether a value counts as on: `1`, `true`, `yes` or `on`, in upper or lower case. Any other value counts as
 * off, and so does a missing one.
 */
export function isOn(value: unknown): boolean {
  return typeof value !== 'object' && ON_WORDS.test(String(value));
}

/** Defines an on/off setting. WordPress prints booleans as `"1"` and `""`. */
export function flag(fallback: boolean, source: FieldSource = {}): Field<boolean> {
  return { ...source, read: (raw) => (raw == null ? fallback : isOn(raw)) };
}

/**
 * Defines a list setting. PHP prints a list with gaps as an object with numeric keys; in that case, the object's values
 * are the list.
 */
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

/**
 * Defines a setting with a fixed list of words. An unknown word is replaced by the fallback, and the message suggests
 * the nearest valid word.
 */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  fallback: Word,
  source: FieldSource = {},
): Field<Word> {
  return {
    ...source,
    read(raw, { report }) {
      if (isMissing(raw)) return fallback;
      // An object's `toString` may return anything, so only primitive values are read as words.
      const given = typeof raw === 'object' ? '' : String(raw).trim();
      const found = words.find((word) => word === given) ?? words.find((word) => word === given.toLowerCase());
      if (found !== undefined) return found;
      const hint = hintAt(given, words, `use one of ${words.join(', ')}`);
      report(`${quote(raw)} is unknown, ${hint} Until then "${fallback}" is used`);
      return fallback;
    },
  };
}

export interface TextRange extends FieldSource {
  /** Maximum number of characters; longer text is truncated. 5,000 by default. */
  readonly maxLength?: number;
  /** Keeps leading and trailing spaces, which a separator may need. */
  readonly keepSpaces?: boolean;
}

const DEFAULT_MAX_LENGTH = 5000;

/** Defines a text setting, trimmed; numbers are converted to strings. */
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
