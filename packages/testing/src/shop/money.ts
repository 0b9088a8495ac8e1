import { type Locale, type Localized, localized } from './locale.ts';

/** One rial is a thousand baisa, so prices have three decimals. */
const BAISA_PER_RIAL = 1000;

const SYMBOL: Localized = localized('OMR', 'ر.ع.');

/** Returns a price in rials, for example 4.5. */
export function rials(baisa: number): number {
  return baisa / BAISA_PER_RIAL;
}

/** Returns plain text such as `OMR 4.500`, for sentences and screen readers. */
export function moneyText(baisa: number, locale: Locale): string {
  return arrange(amountText(baisa), SYMBOL[locale], locale);
}

/** Returns one amount as WooCommerce prints it: `bdi` inside a span, the symbol in its own span. */
export function moneyHtml(baisa: number, locale: Locale, extra = ''): string {
  const symbol = `<span class="woocommerce-Price-currencySymbol">${SYMBOL[locale]}</span>`;
  return `<span class="woocommerce-Price-amount amount"${extra}><bdi>${arrange(amountText(baisa), symbol, locale)}</bdi></span>`;
}

function amountText(baisa: number): string {
  const decimals = 3;
  return rials(baisa).toFixed(decimals);
}

function arrange(amount: string, symbol: string, locale: Locale): string {
  return locale === 'ar' ? `${amount}&nbsp;${symbol}` : `${symbol}&nbsp;${amount}`;
}
