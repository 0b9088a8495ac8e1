import { describe, expect, it } from 'vitest';
import { createShopBackend } from '../createShopBackend.ts';

function get(path: string): Promise<Response> {
  return createShopBackend().handle(new Request(`http://shop.test/wp-json/wc/store/v1${path}`));
}

describe('the product index', () => {
  it('sends null for an attribute for which a variation accepts any value', async () => {
    const answer = await get('/products/21?_fields=variations');
    const { variations } = (await answer.json()) as { variations: unknown[] };
    expect(variations[2]).toEqual({
      id: 24,
      attributes: [
        { name: 'Colour', value: 'blue' },
        { name: 'Size', value: null },
      ],
    });
  });

  it('sends a custom attribute without a taxonomy and with an entity-encoded name', async () => {
    const answer = await get('/products/26?_fields=variations,attributes');
    const { attributes } = (await answer.json()) as { attributes: unknown[] };
    expect(attributes[2]).toMatchObject({ name: 'Ribbon &amp; Bow', taxonomy: null, has_variations: true });
  });

  it('sends only the requested fields', async () => {
    expect(Object.keys(await (await get('/products/21?_fields=variations')).json())).toEqual(['variations']);
  });

  it('responds with 404 and WooCommerce’s error code to a request for an unknown product', async () => {
    const answer = await get('/products/4711');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'woocommerce_rest_product_invalid_id' });
  });

  it('responds with rest_no_route to a request for an unknown route', async () => {
    expect(await (await get('/carts')).json()).toMatchObject({ code: 'rest_no_route' });
  });
});

describe('the search', () => {
  it('finds products by part of their name and returns their URL, picture and price', async () => {
    const rows = await (await get('/products?search=MUG&per_page=6')).json();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      permalink: expect.stringMatching(/^http:\/\/shop\.test\/product\//),
      price_html: expect.stringContaining('<bdi>'),
      images: [{ thumbnail: expect.stringContaining('100x100') }],
    });
  });

  it('finds nothing for an unknown name', async () => {
    expect(await (await get('/products?search=zzz')).json()).toEqual([]);
  });
});

describe('the list of variations', () => {
  it('lists a product’s sold-out variations', async () => {
    const answer = await get('/products?type=variation&parent=21&stock_status[]=outofstock&_fields=id');
    expect(await answer.json()).toEqual([{ id: 23 }]);
  });

  it('states the total number of variations and of pages in the response headers', async () => {
    const answer = await get('/products?type=variation&parent=32&per_page=10&page=4&_fields=id');
    expect(await answer.json()).toHaveLength(5);
    expect(answer.headers.get('X-WP-Total')).toBe('35');
    expect(answer.headers.get('X-WP-TotalPages')).toBe('4');
  });
});
