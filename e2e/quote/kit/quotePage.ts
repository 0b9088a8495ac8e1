import { directionOf, escapeHtml, type Locale, type VariableProduct } from '@hadaya/testing/shop';
import type { ServePage } from '../../kit/servePage.ts';
import { productHtml } from '../../variations/kit/formPage.ts';

export interface QuotePageOptions {
  /** Product whose variation form is next to the button; by default, a pen, which has no variation form. */
  readonly product?: VariableProduct;
  /** Values that the server preselects, keyed by attribute. */
  readonly selected?: Readonly<Record<string, string>>;
  /** Additional `data-` attributes of the quote element. */
  readonly data?: Readonly<Record<string, string>>;
  /** Markup next to the button, inside the product. */
  readonly beside?: string;
  /** Markup below the button. */
  readonly below?: string;
  readonly locale?: Locale;
  readonly path?: string;
}

const ADD = { en: 'Add to quote', ar: 'إضافة إلى طلب السعر' };

function quoteHtml(data: Readonly<Record<string, string>>, locale: Locale): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const steps = data.prices?.includes(' ') ? ' hadaya-quote-has-steps' : '';
  return `<div data-hadaya="quote" class="hadaya-quote${steps}"${attributes.join('')}><a class="button hadaya-quote-link" href="/quote/">${ADD[locale]}</a></div>`;
}

const THEME = `<style>body{font:16px/1.5 sans-serif;margin:24px}select,a.button{min-block-size:44px;display:inline-block}</style>`;

export function serveQuote(servePage: ServePage, options: QuotePageOptions = {}): string {
  const { product, locale = 'en', path = '/quote-test/', beside = '', below = '' } = options;
  const selected = options.selected ? { selected: options.selected } : {};
  const form = product ? productHtml({ product, ...selected }, path, locale) : '';
  const data = {
    product: String(product?.id ?? 8),
    name: product?.name[locale] ?? 'Pen',
    minimum: '10',
    currency: 'OMR',
    ...options.data,
  };
  const whole = `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><title>Quote</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="https://api.w.org/" href="/wp-json/"><link rel="stylesheet" href="/dist/quote.min.css">${THEME}</head>
<body><main><div class="product">${form}${beside}${quoteHtml(data, locale)}${below}</div></main><script src="/dist/hadaya.min.js" defer></script></body></html>`;
  return servePage(path, whole);
}
