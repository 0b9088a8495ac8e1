import { escapeHtml, moneyHtml, thumbnailOf } from '@hadaya/testing/shop';
import type { DemoPage, PageContext } from '../../page.ts';
import { type CartLine, priceOf } from '../cartLines.ts';
import { siteTexts as texts } from '../siteTexts.ts';

function choiceOf({ product, choice }: CartLine, { locale }: PageContext): string {
  if (product.kind !== 'variable') return '';
  const names = product.attributes.flatMap(({ slug, terms }) => {
    const term = terms.find((one) => one.slug === choice[`attribute_${slug}`]);
    return term ? [term.name[locale]] : [];
  });
  return names.length > 0 ? `<small>${escapeHtml(names.join(' · '))}</small>` : '';
}

function cartRow(line: CartLine, index: number, context: PageContext): string {
  const { locale, link } = context;
  const { product, variation, quantity } = line;
  const [image] = variation?.images.length ? variation.images : product.images;
  const picture = image ? thumbnailOf(image) : undefined;
  const name = escapeHtml(product.name[locale]);
  return `<tr><td>${picture ? `<img src="${picture.src}" width="${picture.width}" height="${picture.height}" alt="">` : ''}</td>
<th scope="row"><a href="${link(`/product/${product.slug}/`)}">${name}</a>${choiceOf(line, context)}</th>
<td><input class="qty" type="number" name="pieces-${index}" value="${quantity}" min="0" step="1" inputmode="numeric" aria-label="${texts.quantity[locale]}: ${name}"></td><td>${moneyHtml(priceOf(line) * quantity, locale)}</td>
<td><button class="cart-remove" form="cart-remove" name="remove" value="${index}" aria-label="${texts.remove[locale]}: ${name}"><span aria-hidden="true">×</span></button></td></tr>`;
}

const totalOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + priceOf(line) * line.quantity, 0);

function cartTable(lines: readonly CartLine[], context: PageContext): string {
  const { locale, link } = context;
  const head = [texts.product, texts.quantity, texts.price]
    .map((text) => `<th scope="col">${text[locale]}</th>`)
    .join('');
  return `<form method="post" action="${link('/cart/')}"><table class="cart-table"><thead><tr><td></td>${head}<td></td></tr></thead>
<tbody>${lines.map((line, index) => cartRow(line, index, context)).join('\n')}</tbody>
<tfoot><tr><td></td><th scope="row">${texts.total[locale]}</th><td></td><td>${moneyHtml(totalOf(lines), locale)}</td><td></td></tr></tfoot></table>
<p class="cart-update"><button class="button is-quiet" name="update" value="1">${texts.updateCart[locale]}</button></p></form>
<form id="cart-remove" method="post" action="${link('/cart/')}"></form>`;
}

export function cartPage(lines: readonly CartLine[]): DemoPage {
  return {
    path: '/cart/',
    title: texts.cart,
    summary: texts.cartSummary,
    bodyClass: () => 'woocommerce-cart woocommerce-page',
    content: (context) => {
      const { locale, link } = context;
      const more = `<a class="button${lines.length > 0 ? ' is-quiet' : ''}" href="${link('/shop/')}">${texts.allGifts[locale]}</a>`;
      const filled = `${cartTable(lines, context)}<p class="home-actions"><a class="button" href="${link('/checkout/')}">${texts.checkout[locale]}</a> ${more}</p>`;
      return `<h1>${texts.cart[locale]}</h1>\n${lines.length > 0 ? filled : `<p>${texts.cartEmpty[locale]}</p><p class="home-actions">${more}</p>`}`;
    },
  };
}

type Fields = readonly (readonly [name: string, value: string])[];

const writtenIn = (fields: Fields, name: string): string => fields.find(([one]) => one === name)?.[1].trim() ?? '';

export const isComplete = (fields: Fields): boolean =>
  writtenIn(fields, 'billing_name') !== '' && /^[^\s@]+@[^\s@]+$/.test(writtenIn(fields, 'billing_email'));

/** Renders a link to the demo page about traffic sources, set apart from the shop's content. */
const tryAnother = ({ locale, link }: PageContext): string =>
  `<aside class="demo-aside"><p>${texts.arriveLead[locale]}</p><p><a href="${link('/attribution/')}">${texts.arrive[locale]}</a></p></aside>`;

function orderSummary(lines: readonly CartLine[], context: PageContext): string {
  if (lines.length === 0) return '';
  const { locale } = context;
  const row = (line: CartLine) =>
    `<tr><th scope="row">${escapeHtml(line.product.name[locale])} <span dir="ltr">× ${line.quantity}</span>${choiceOf(line, context)}</th><td>${moneyHtml(priceOf(line) * line.quantity, locale)}</td></tr>`;
  return `<section class="order-summary"><h2>${texts.summary[locale]}</h2>
<table class="cart-table"><tbody>${lines.map(row).join('\n')}</tbody>
<tfoot><tr><th scope="row">${texts.total[locale]}</th><td>${moneyHtml(totalOf(lines), locale)}</td></tr></tfoot></table></section>`;
}

/** The form contains WooCommerce's attribution element. */
export const checkoutPage = (lines: readonly CartLine[], fields: Fields = []): DemoPage => ({
  path: '/checkout/',
  title: texts.checkoutTitle,
  summary: texts.checkoutSummary,
  bodyClass: () => 'woocommerce-checkout woocommerce-page',
  content: (context) => {
    const { locale, link } = context;
    const written = (name: string) => `name="${name}" value="${escapeHtml(writtenIn(fields, name))}" required`;
    return `<h1>${texts.checkoutTitle[locale]}</h1>
<div class="checkout-parts"><form class="checkout prose" method="post" action="${link('/checkout/')}">
<label>${texts.name[locale]} <input ${written('billing_name')} autocomplete="name"></label>
<label>${texts.mail[locale]} <input ${written('billing_email')} type="email" autocomplete="email"></label>
<wc-order-attribution-inputs></wc-order-attribution-inputs>
<p><button class="button" type="submit">${texts.order[locale]}</button></p>
</form>
${orderSummary(lines, context)}</div>
${tryAnother(context)}`;
  },
});

const SOURCE_PREFIX = 'wc_order_attribution_';

export function orderPage(fields: Fields): DemoPage {
  const source = fields.filter(([name]) => name.startsWith(SOURCE_PREFIX));
  const row = ([name, value]: readonly [string, string]) =>
    `<tr><th scope="row"><code dir="ltr">${escapeHtml(name.slice(SOURCE_PREFIX.length))}</code></th><td><bdi>${escapeHtml(value)}</bdi></td></tr>`;
  return {
    path: '/order/',
    title: texts.orderTitle,
    summary: texts.checkoutSummary,
    bodyClass: () => 'woocommerce-order-received woocommerce-page',
    content: (context) => {
      const { locale } = context;
      return `<h1>${texts.orderTitle[locale]}</h1>
<p role="status">${texts.ordered[locale]}</p>
<section class="order-part"><h2>${texts.source[locale]}</h2><p>${texts.sourceLead[locale]}</p>
${source.length > 0 ? `<table class="order-source"><tbody>${source.map(row).join('\n')}</tbody></table>` : `<p>${texts.sourceNone[locale]}</p>`}</section>
${tryAnother(context)}`;
    },
  };
}
