/** A price as the shopper reads it; the bare number where the currency is none that the browser knows. */
export function formatPrice(price: number, currency: string, language: string): string {
  try {
    return new Intl.NumberFormat(language || 'en', { style: 'currency', currency }).format(price);
  } catch {
    return `${price} ${currency}`.trim();
  }
}
