import { type Catalogue, escapeHtml, localized, moneyHtml, type Product, priceRange } from '@hadaya/testing/shop';
import type { DemoPage, PageContext } from '../../page.ts';
import { siteTexts as texts } from '../siteTexts.ts';
import { offeredPrice } from './quoteNodes.ts';

interface OfferLine {
  readonly product: Product;
  readonly options: readonly string[];
  readonly quantity: number;
  readonly note: string;
  /** Price per item, in baisa. */
  readonly each: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readLine(
  raw: unknown,
  { catalogue, locale }: Pick<PageContext, 'catalogue' | 'locale'>,
): readonly OfferLine[] {
  const given = isRecord(raw) ? raw : {};
  const product = catalogue.byId(Number(given.product));
  const quantity = Math.min(1_000_000, Math.max(1, Math.trunc(Number(given.quantity)) || 1));
  if (!product) return [];
  const variation =
    product.kind === 'variable' ? product.variations.find(({ id }) => id === Number(given.variation)) : undefined;
  const chosen = isRecord(given.attributes) ? given.attributes : {};
  const options =
    product.kind === 'variable'
      ? product.attributes.flatMap(({ slug, terms }) => {
          const term = terms.find((one) => one.slug === chosen[`attribute_${slug}`]);
          return term ? [term.name[locale]] : [];
        })
      : [];
  const each = offeredPrice(variation?.price ?? priceRange(product)[0], quantity);
  return [{ product, options, quantity, each, note: String(given.note ?? '').slice(0, 300) }];
}

/** Reads the quote's lines from the URL, because the server stores no requests. */
function readLines(url: URL, shop: { readonly catalogue: Catalogue; readonly locale: PageContext['locale'] }) {
  try {
    const raw: unknown = JSON.parse(url.searchParams.get('lines') ?? '');
    return Array.isArray(raw) ? raw.slice(0, 50).flatMap((one) => readLine(one, shop)) : [];
  } catch {
    return [];
  }
}

function row({ product, options, quantity, note, each }: OfferLine, { locale, link }: PageContext): string {
  const small = [options.join(' · '), note]
    .filter((text) => text !== '')
    .map((text) => `<small>${escapeHtml(text)}</small>`);
  return `<tr><th scope="row"><a href="${link(`/product/${product.slug}/`)}">${escapeHtml(product.name[locale])}</a>${small.join('')}</th>
<td>${quantity}</td><td>${moneyHtml(each, locale)}</td><td>${moneyHtml(each * quantity, locale)}</td></tr>`;
}

function offerTable(lines: readonly OfferLine[], context: PageContext): string {
  const { locale } = context;
  const total = lines.reduce((sum, { each, quantity }) => sum + each * quantity, 0);
  const head = [texts.product, texts.quantity, texts.offerEach, texts.price].map(
    (text) => `<th scope="col">${text[locale]}</th>`,
  );
  return `<table class="cart-table"><thead><tr>${head.join('')}</tr></thead><tbody>${lines.map((line) => row(line, context)).join('\n')}</tbody>
<tfoot><tr><th scope="row" colspan="3">${texts.total[locale]}</th><td>${moneyHtml(total, locale)}</td></tr></tfoot></table>`;
}

export function offerPage(url: URL): DemoPage {
  const number = (url.searchParams.get('number') ?? '').replace(/[^\w-]/g, '').slice(0, 20);
  const [en, ar] = (['en', 'ar'] as const).map((locale) => texts.offer[locale].replace('{number}', number));
  return {
    path: '/offer/',
    title: localized(en ?? '', ar ?? ''),
    summary: texts.offerSummary,
    bodyClass: () => 'woocommerce-page offer-page',
    head: () => '<meta name="robots" content="noindex">\n',
    content: (context) => {
      const { locale, link } = context;
      const lines = readLines(url, context);
      const actions = `<form class="home-actions" method="post"><button class="button" name="hadaya_offer" value="accept">${texts.offerAccept[locale]}</button>
<a class="button is-quiet" href="${link('/contact/')}">${texts.offerAsk[locale]}</a></form>
<p class="offer-note">${texts.offerPrint[locale]}</p>`;
      const body = lines.length > 0 ? `${offerTable(lines, context)}\n${actions}` : `<p>${texts.offerNone[locale]}</p>`;
      return `<h1>${texts.offer[locale].replace('{number}', number)}</h1>\n<p class="offer-note">${texts.offerLead[locale]}</p>\n${body}`;
    },
  };
}
