/** Formats a price for the shopper; the plain number if the browser does not support the currency. */
export function formatPrice(price: number, currency: string, language: string): string {
  try {
    return new Intl.NumberFormat(language || 'en', { style: 'currency', currency }).format(price);
  } catch {
    return `${price} ${currency}`.trim();
  }
}
