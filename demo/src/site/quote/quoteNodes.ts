import {
  escapeHtml,
  type Locale,
  type Localized,
  localized,
  moneyText,
  type Product,
  priceRange,
  rials,
  thumbnailOf,
} from '@hadaya/testing/shop';
import type { PageContext } from '../../page.ts';
import { WHATSAPP_NUMBER } from '../siteWidget.ts';

const MINIMUM = 24;
const CURRENCY = 'OMR';

/** Discounts in percent by quantity; `null` means price on request. */
const STEPS = [
  { from: MINIMUM, off: 0 },
  { from: 100, off: 10 },
  { from: 250, off: 20 },
  { from: 500, off: null },
] as const;

/**
 * Position and size of a logo on the product's first picture (x, y, width, height, in percent), keyed by the product's
 * slug.
 */
const LOGO_AREAS: Readonly<Record<string, string>> = { 'ceramic-mug': '40,45,18,18' };

const ADD: Localized = localized('Add to quote', 'إضافة إلى طلب السعر');

const printPrices = (baisa: number): string =>
  STEPS.map(({ from, off }) => `${from}=${off === null ? 'ask' : rials((baisa * (100 - off)) / 100)}`).join(' ');

/**
 * Returns the unit price in baisa that the demo's quote offers. Below the minimum quantity, this is the full price.
 * Quantities with a price on request get 25 % off.
 */
export function offeredPrice(baisa: number, quantity: number): number {
  const off = STEPS.findLast(({ from }) => from <= quantity)?.off ?? 25;
  return quantity < MINIMUM ? baisa : Math.round((baisa * (100 - off)) / 100);
}

function printData(values: Readonly<Record<string, string | number>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return given.map(([name, value]) => ` data-${name}="${escapeHtml(String(value))}"`).join('');
}

/** Returns the settings that all elements of the quote list share, as the plugin prints them. */
const common = (locale: Locale) => ({
  minimum: MINIMUM,
  step: 1,
  currency: CURRENCY,
  'price-format': moneyText(1_234_567_125, locale).replace('1234567', '1,234,567').replace('&nbsp;', '\u00a0'),
  'whats-app': WHATSAPP_NUMBER,
});

function describe(product: Product, { locale, link }: PageContext): Readonly<Record<string, string | number>> {
  const [image] = product.images;
  return {
    product: product.id,
    name: product.name[locale],
    link: link(`/product/${product.slug}/`).replaceAll('&amp;', '&'),
    picture: image ? thumbnailOf(image).src : '',
    ...common(locale),
  };
}

function printLink(product: Product, { locale, link }: PageContext, name: string): string {
  const asked = link('/quote/');
  const separator = asked.includes('?') ? '&amp;' : '?';
  return `<a class="button ${name}" rel="nofollow" href="${asked}${separator}hadaya_product=${product.id}">${ADD[locale]}</a>`;
}

/**
 * Returns a product's quote element: a link that has the quantity prices in data attributes. Empty in a shop that sells
 * through the cart only.
 */
export function quoteButton(product: Product, context: PageContext): string {
  if (!context.sellsByQuote) return '';
  const [low] = priceRange(product);
  const prices =
    product.kind === 'simple'
      ? { prices: printPrices(low) }
      : {
          prices: '',
          'variation-prices': JSON.stringify(
            Object.fromEntries(product.variations.map(({ id, price }) => [id, printPrices(price)])),
          ),
        };
  const data = { ...describe(product, context), ...prices, 'quote-area': LOGO_AREAS[product.slug] ?? '' };
  return `<div data-hadaya="quote" class="hadaya-quote hadaya-quote-has-steps"${printData(data)}>${printLink(product, context, 'hadaya-quote-link is-quiet')}</div>`;
}

/** Returns the quote button for a product in a list. For a product with options, it is a link to the product page. */
export function quoteCard(product: Product, context: PageContext): string {
  if (!context.sellsByQuote) return '';
  if (product.kind === 'variable')
    return `<a class="button is-quiet hadaya-quote-card" href="${context.link(`/product/${product.slug}/`)}">${ADD[context.locale]}</a>`;
  const data = { view: 'card', ...describe(product, context), prices: printPrices(product.price) };
  return `<div data-hadaya="quote" class="hadaya-quote"${printData(data)}>${printLink(product, context, 'hadaya-quote-link is-quiet')}</div>`;
}

/** Returns the quote list's element, which contains the form for pages without scripts. */
export const quoteList = (form: string, locale: Locale): string =>
  `<div data-hadaya="quote" class="hadaya-quote"${printData({ view: 'list', ...common(locale) })}>${form}</div>`;
