import type { Suggestion } from './reduceSuggestions.ts';

/** More than any currency has; browsers take up to twenty. */
const MOST_DIGITS = 8;

/**
 * A price as the language writes it, with all minor digits (Omani prices have three). What is no currency code (a shop's own
 * sign, `ر.ع.`, or nothing) stands behind the number as it is.
 */
export function formatPrice(
  { minor, minorUnit, currency }: NonNullable<Suggestion['price']>,
  language: string,
): string {
  const minimumFractionDigits = Math.min(Math.max(Math.trunc(minorUnit) || 0, 0), MOST_DIGITS);
  const amount = minor / 10 ** minimumFractionDigits;
  const code = currency.trim();
  if (/^[a-z]{3}$/i.test(code))
    return new Intl.NumberFormat(language, { style: 'currency', currency: code, minimumFractionDigits }).format(amount);
  return `${new Intl.NumberFormat(language, { minimumFractionDigits }).format(amount)} ${code}`.trim();
}
