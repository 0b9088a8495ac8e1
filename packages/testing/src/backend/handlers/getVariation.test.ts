import { describe, expect, it } from 'vitest';
import { createShopBackend } from '../createShopBackend.ts';

const WC_AJAX = 'http://shop.test/?wc-ajax=get_variation';

function post(body: string, address = WC_AJAX): Promise<Response> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' };
  return createShopBackend().handle(new Request(address, { method: 'POST', headers, body }));
}

describe('get_variation', () => {
  it('returns the variation of a complete selection', async () => {
    const answer = await post('product_id=21&attribute_pa_color=red&attribute_pa_size=s');
    expect(await answer.json()).toMatchObject({ variation_id: 22, max_qty: 3, is_in_stock: true });
  });

  it('when no size is given, returns a variation that accepts any size', async () => {
    const answer = await post('product_id=21&attribute_pa_color=blue');
    expect(await answer.json()).toMatchObject({ variation_id: 24 });
  });

  it('returns false when a required attribute is missing', async () => {
    expect(await (await post('product_id=21&attribute_pa_color=red')).text()).toBe('false');
  });

  it('returns false when nothing matches', async () => {
    expect(await (await post('product_id=21&attribute_pa_color=green&attribute_pa_size=s')).text()).toBe('false');
  });

  it.each(['', 'product_id=4711', 'product_id=abc'])('returns an empty body with status 200 for "%s"', async (body) => {
    const answer = await post(body);
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('returns an empty body for a GET request', async () => {
    const answer = await createShopBackend().handle(new Request(`${WC_AJAX}&product_id=21`));
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('returns an empty body for a JSON request', async () => {
    const request = new Request(WC_AJAX, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"product_id":21}',
    });
    expect(await (await createShopBackend().handle(request)).text()).toBe('');
  });

  it('reads a multipart form', async () => {
    const body = new FormData();
    body.append('product_id', '26');
    body.append('attribute_pa_logo', 'plain');
    body.append('attribute_pa_box', 'no-box');
    body.append('attribute_ribbon-bow', 'Silver "wide"');
    const answer = await createShopBackend().handle(new Request(WC_AJAX, { method: 'POST', body }));
    expect(await answer.json()).toMatchObject({ variation_id: 28 });
  });

  it('finds a variation through admin-ajax', async () => {
    const answer = await post(
      'action=woocommerce_get_variation&product_id=32&attribute_pa_model=opt-7',
      'http://shop.test/wp-admin/admin-ajax.php',
    );
    expect(await answer.json()).toMatchObject({ variation_id: 39 });
  });

  it('sends JSON that must not be cached', async () => {
    const { headers } = await post('product_id=21&attribute_pa_color=blue');
    expect(headers.get('Content-Type')).toBe('application/json; charset=UTF-8');
    expect(headers.get('Cache-Control')).toContain('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it('returns Arabic texts for a URL that starts with /ar/', async () => {
    const answer = await post(
      'product_id=21&attribute_pa_color=red&attribute_pa_size=m',
      'http://shop.test/ar/?wc-ajax=get_variation',
    );
    expect(await answer.json()).toMatchObject({ availability_html: '<p class="stock out-of-stock">نفدت الكمية</p>\n' });
  });
});
