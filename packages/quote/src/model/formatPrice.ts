import type { QuoteSettings } from '../settings.ts';

export type PriceFormat = (price: number) => string;

/**
 * Matches the shop's text for the price 1234567.125 and captures its parts: text before the number, thousands
 * separator, decimal separator, decimals, text after the number.
 */
const SAMPLE = /^(\D*)1(\D*)234(?:\2)567(?:(\D)(\d+))?(\D*)$/;

/**
 * Returns a function that formats prices like the sample that the shop has printed or, without a sample, in the style
 * of the visitor's language. Returns `null` if the shop shows no prices.
 */
export function findPriceFormat(
  { currency, priceFormat }: Pick<QuoteSettings, 'currency' | 'priceFormat'>,
  language: string,
): PriceFormat | null {
  if (currency === '') return null;
  const [sample, before = '', thousands = '', point = '', decimals = '', after = ''] = SAMPLE.exec(priceFormat) ?? [];
  try {
    const digits = decimals.length;
    const amount = sample
      ? new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
      : new Intl.NumberFormat(language || 'en', { style: 'currency', currency });
    if (!sample) return (price) => amount.format(price);
    const separate = (sign: string) => (sign === ',' ? thousands : point);
    return (price) => before + amount.format(price).replace(/[,.]/g, separate) + after;
  } catch {
    return (price) => `${price} ${currency}`;
  }
}
