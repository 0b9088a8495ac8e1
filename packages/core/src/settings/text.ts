import { type Field, type FieldSource, quote } from './field.ts';

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
      if (raw === undefined || raw === null) return fallback;
      if (typeof raw !== 'string' && typeof raw !== 'number') {
        report(`${quote(raw)} is not a text; ${quote(fallback)} is used`);
        return fallback;
      }
      const value = keepSpaces ? String(raw) : String(raw).trim();
      if (value.length > maxLength) report(`the text is longer than ${maxLength} characters and was cut`);
      return value.slice(0, maxLength);
    },
  };
}
