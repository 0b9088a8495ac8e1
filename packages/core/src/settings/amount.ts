import { type Field, type FieldSource, quote } from './field.ts';

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
      if (raw === undefined || raw === null || raw === '') return fallback;
      const number =
        typeof raw === 'number' ? raw : typeof raw === 'string' ? Number(raw.trim() || Number.NaN) : Number.NaN;
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
