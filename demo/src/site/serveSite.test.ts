// @vitest-environment node
import { createCatalogue } from '@hadaya/testing/shop';
import { describe, expect, it } from 'vitest';
import { serveAsset } from '../assets.ts';
import { serveSite } from './serveSite.ts';
import { sitePages } from './sitePages.ts';

const catalogue = createCatalogue();
const pages = sitePages(catalogue, []);
const shop = { catalogue, hasDistFile: () => true };
const SHOP = 'http://shop.test';

const read = (path: string, init?: RequestInit) => serveSite(new Request(`${SHOP}${path}`, init), shop);
const htmlOf = async (path: string, init?: RequestInit) => (await read(path, init)).text();

const post = (fields: Readonly<Record<string, string>>, cookie = ''): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: { cookie },
});

const BUYER = { billing_name: 'Amal', billing_email: 'amal@company.example' };
const BLUE_MUG = { 'add-to-cart': '21', attribute_pa_color: 'blue', attribute_pa_size: 'm' };

describe.each(pages.map(({ path }) => path))('%s', (path) => {
  it('renders identical bytes every time and has an Arabic version', async () => {
    expect(await htmlOf(path)).toBe(await htmlOf(path));
    expect(await htmlOf(`${path}?dir=rtl`)).toContain('<html lang="ar" dir="rtl"');
  });

  it('has one h1 and no broken pictures or links', async () => {
    const html = await htmlOf(path);
    const sources = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source]) => source ?? '');
    expect(sources.filter((source) => serveAsset(source) === undefined)).toEqual([]);
    const targets = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, target]) => target ?? '');
    const isThere = (target: string) => /^\/(lab|docs)\//.test(target) || pages.some((page) => page.path === target);
    expect(targets.filter((target) => !isThere(target))).toEqual([]);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  });

  it('contains the menu, search, contact button and order attribution', async () => {
    const html = await htmlOf(path);
    for (const part of ['navigation-menu.default', 'hfe-search-button', '"widgets":[', 'var wc_order_attribution'])
      expect(html).toContain(part);
  });
});

describe('the cart', () => {
  const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

  it('stores products from a product form in the visitor’s cookie', async () => {
    const first = cookieOf(await read('/product/ceramic-mug/', post(BLUE_MUG)));
    const second = cookieOf(await read('/product/ceramic-mug/', post({ ...BLUE_MUG, quantity: '3' }, first)));
    expect(await htmlOf('/cart/', { headers: { cookie: second } })).toContain('name="pieces-0" value="4"');
  });

  it('links to the cart after a product is added', async () => {
    expect(await htmlOf('/product/ceramic-mug/', post(BLUE_MUG))).toContain('<a class="wc-forward" href="/cart/">');
  });

  it('changes quantities and removes a line with quantity 0', async () => {
    const filled = cookieOf(await read('/product/ceramic-mug/', post(BLUE_MUG)));
    const more = cookieOf(await read('/cart/', post({ update: '1', 'pieces-0': '24' }, filled)));
    expect(await htmlOf('/cart/', { headers: { cookie: more } })).toContain('name="pieces-0" value="24"');
    expect(cookieOf(await read('/cart/', post({ update: '1', 'pieces-0': ' ' }, more)))).toBe(more);
    expect(cookieOf(await read('/cart/', post({ update: '1', 'pieces-0': '0' }, more)))).toBe('hadaya_demo_cart=');
  });

  it('appears as a summary beside the checkout', async () => {
    const filled = cookieOf(await read('/product/ceramic-mug/', post({ ...BLUE_MUG, quantity: '2' })));
    const html = await htmlOf('/checkout/', { headers: { cookie: filled } });
    expect(html).toMatch(/order-summary.*× 2/s);
    expect(await htmlOf('/checkout/')).not.toContain('order-summary');
  });

  it('rejects a product with a missing option and shows a message', async () => {
    const answer = await read('/product/ceramic-mug/', post({ 'add-to-cart': '21', attribute_pa_color: 'blue' }));
    expect(cookieOf(answer)).toBe('hadaya_demo_cart=');
    expect(await answer.text()).toContain('Please choose product options');
  });

  it.each(['%E0%A4%A', '999~1', 'nonsense|21~x~', '21~-5~attribute_pa_color%3Dblue~attribute_pa_size%3Dm'])(
    'serves the cart page despite a malformed cookie: %s',
    async (value) => {
      const answer = await read('/cart/', { headers: { cookie: `hadaya_demo_cart=${value}` } });
      expect(answer.status).toBe(200);
    },
  );
});

it('the confirmation page of an order escapes attribution values', async () => {
  const html = await htmlOf(
    '/checkout/',
    post({ ...BUYER, wc_order_attribution_utm_source: '<b>mail</b>', unasked: 'x' }),
  );
  expect(html).toContain('utm_source');
  expect(html).toContain('&lt;b&gt;mail&lt;/b&gt;');
  expect(html).not.toContain('unasked');
});

it.each([
  ['no name', { ...BUYER, billing_name: ' ' }],
  ['no address', { ...BUYER, billing_email: 'amal' }],
])('rejects an order with %s, shows an error, and keeps the input and the cart', async (_, fields) => {
  const cart = 'hadaya_demo_cart=21~1~attribute_pa_color%3Dblue~attribute_pa_size%3Dm';
  const answer = await read('/checkout/', post(fields, cart));
  const html = await answer.text();
  expect(html).toContain('Please enter your name and email address');
  expect(html).toContain(`value="${fields.billing_email}"`);
  expect(html).toContain('<span class="shop-cart-count">1</span>');
});

it('the results page of an empty search says that the search field was empty', async () => {
  const html = await htmlOf('/?s=+');
  expect(html).toContain('The search field was empty');
  expect(html).not.toContain('“');
});

it('the contact message names the product only on product pages, and in RTL the contact button is on the left', async () => {
  expect(await htmlOf('/product/ceramic-mug/')).toMatch(/a quote for \{title\}/);
  expect(await htmlOf('/')).not.toMatch(/\{title\}/);
  expect(await htmlOf('/')).toMatch(/"position":"right"/);
  expect(await htmlOf('/?dir=rtl')).toMatch(/"position":"left"/);
});

it.each(['/', '/contact/'])('%s has telephone links and a link to the install page', async (path) => {
  const html = await htmlOf(path);
  expect(html).toContain('href="tel:+96824000000"');
  expect(html).toContain('href="/install/"');
});

it('the contact button shows its text only on pages where the text covers no controls', async () => {
  for (const path of ['/', '/shop/', '/compare/']) expect(await htmlOf(path), path).toContain('"widgets":[{"ctaText"');
  for (const path of ['/product/ceramic-mug/', '/install/', '/checkout/', '/cart/'])
    expect(await htmlOf(path), path).not.toContain('"widgets":[{"ctaText"');
});

it('the mug’s sizes are sorted from small to large', async () => {
  const html = await htmlOf('/product/ceramic-mug/');
  expect([...html.matchAll(/<option value="(s|m|42)"/g)].map(([, size]) => size)).toEqual(['s', 'm', '42']);
});

it('responds to an unknown URL with a 404 page', async () => {
  const answer = await read('/nowhere/');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Page not found');
});
