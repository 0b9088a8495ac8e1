import { describe, expect, it } from 'vitest';
import { createShopBackend } from '../createShopBackend.ts';

function call(endpoint: string, body?: string): Promise<Response> {
  const address = `http://shop.test/?wc-ajax=${endpoint}`;
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const request = new Request(address, body === undefined ? {} : { method: 'POST', headers, body });
  return createShopBackend().handle(request);
}

async function idsOf(answer: Response): Promise<unknown[]> {
  const images: unknown = await answer.json();
  return Array.isArray(images) ? images.map((image: { image_id: number }) => image.image_id) : [];
}

describe('get_default_gallery', () => {
  it('returns the pictures of the product', async () => {
    expect(await idsOf(await call('get_default_gallery', 'product_id=21'))).toEqual([901, 902, 903]);
  });

  it.each([undefined, '', 'product_id=0'])('returns false for the body %s', async (body) => {
    expect(await (await call('get_default_gallery', body)).text()).toBe('false');
  });

  it.each(['product_id=4711', 'product_id=abc'])('returns a fatal error for %s', async (body) => {
    const answer = await call('get_default_gallery', body);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
  });
});

describe('get_variation_gallery', () => {
  it('returns the pictures of all variations in one list with duplicates', async () => {
    const ids = await idsOf(await call('get_variation_gallery', 'product_id=21'));
    expect(ids).toEqual([904, 905, 906, 904, 902, 903, 907, 908, 909, 902, 903]);
  });

  it.each([undefined, 'product_id=0'])('returns false for the body %s', async (body) => {
    expect(await (await call('get_variation_gallery', body)).text()).toBe('false');
  });

  it('returns a fatal error for a product without variations', async () => {
    expect((await call('get_variation_gallery', 'product_id=68')).status).toBe(500);
  });
});
