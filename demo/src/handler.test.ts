// @vitest-environment node
import { createShopBackend } from '@hadaya/testing/server';
import { bigProduct, createCatalogue } from '@hadaya/testing/shop';
import { describe, expect, it } from 'vitest';
import { createShopHandler } from './handler.ts';

function shop(backend = createShopBackend()) {
  const handler = createShopHandler({ backend, distFolder: 'demo/src/styles' });
  return (path: string, init?: RequestInit) => handler(new Request(`http://shop.test${path}`, init));
}

function order(fields: Readonly<Record<string, string>>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { method: 'POST', body };
}

describe('the shop', () => {
  it('serves its pages, style sheets, pictures, built files and backend with their content types', async () => {
    const open = shop();
    const types = await Promise.all(
      [
        '/',
        '/assets/shop.css',
        '/assets/plain.css',
        '/wp-content/uploads/2026/11/mug-red-600x450.svg',
        '/dist/10-tokens.css',
        '/?wc-ajax=x',
      ].map(async (path) => (await open(path)).headers.get('content-type')),
    );
    expect(types).toEqual([
      'text/html; charset=UTF-8',
      'text/css; charset=utf-8',
      'text/css; charset=utf-8',
      'image/svg+xml',
      'text/css; charset=utf-8',
      'text/html; charset=UTF-8',
    ]);
  });

  it('responds with 404 to requests for unknown pages, pictures and built files', async () => {
    const open = shop();
    const paths = ['/nowhere/', '/wp-content/uploads/2026/11/nothing.svg', '/dist/nothing.min.js'];
    const statuses = await Promise.all(paths.map(async (path) => (await open(path)).status));
    expect(statuses).toEqual([404, 404, 404]);
  });

  it('never serves files outside the built folder', async () => {
    expect((await shop()('/dist/%2e%2e/handler.ts')).status).toBe(404);
    expect((await shop()('/dist/..%2fhandler.ts')).status).toBe(404);
  });

  it('returns a configured fault for the first request for a built file, then serves the file', async () => {
    const backend = createShopBackend();
    backend.faults.set('file:/dist/10-tokens.css', { status: 404, body: '' }, 1);
    const open = shop(backend);
    expect([(await open('/dist/10-tokens.css')).status, (await open('/dist/10-tokens.css')).status]).toEqual([
      404, 200,
    ]);
  });

  it('serves a page for every product in its catalogue', async () => {
    const open = shop(createShopBackend({ catalogue: createCatalogue([bigProduct([2, 2])]) }));
    expect(await (await open('/product/made-to-order/')).text()).toContain('data-product_id="100000"');
  });
});

describe('a posted product form', () => {
  it('adds the variation to the cart by its id and records the request', async () => {
    const backend = createShopBackend();
    const page = await shop(backend)('/product/ceramic-mug/', order({ 'add-to-cart': '21', variation_id: '22' }));
    expect(await page.text()).toContain('“Ceramic mug” has been added to your cart.');
    expect(backend.receivedBy('page:/product/ceramic-mug/')).toHaveLength(1);
  });

  it('adds the variation to the cart by its attributes when no script has set the id', async () => {
    const fields = { 'add-to-cart': '21', variation_id: '0', attribute_pa_color: 'red', attribute_pa_size: 's' };
    expect(await (await shop()('/product/ceramic-mug/?dir=rtl', order(fields))).text()).toContain(
      'أُضيف «كوب خزفي» إلى سلتكم.',
    );
  });

  it('keeps the selection on the response page', async () => {
    const fields = { 'add-to-cart': '21', variation_id: '22', attribute_pa_color: 'red', attribute_pa_size: 's' };
    const html = await (await shop()('/product/ceramic-mug/?attribute_pa_color=blue', order(fields))).text();
    expect(html).toContain('value="red" selected="selected"');
    expect(html).toContain('data-variation_id="22"');
  });

  it.each([
    { 'add-to-cart': '21', variation_id: '0' },
    { 'add-to-cart': '21', variation_id: '23' },
  ])('shows an error for an incomplete or sold-out selection: %o', async (fields) => {
    expect(await (await shop()('/product/ceramic-mug/', order(fields))).text()).toContain('woocommerce-error');
  });
});
