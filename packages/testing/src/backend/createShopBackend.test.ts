import { describe, expect, it } from 'vitest';
import { textAnswer } from './answers.ts';
import { createShopBackend } from './createShopBackend.ts';

const ADDRESS = 'http://shop.test/?wc-ajax=get_variation';

function choose(extra = ''): Request {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return new Request(`${ADDRESS}${extra}`, { method: 'POST', headers, body: 'product_id=21&attribute_pa_color=blue' });
}

describe('the shop backend', () => {
  it('records a received call with its method and fields', async () => {
    const backend = createShopBackend();
    await backend.handle(choose());
    expect(backend.receivedBy('wc-ajax:get_variation')).toMatchObject([
      {
        method: 'POST',
        fields: [
          ['product_id', '21'],
          ['attribute_pa_color', 'blue'],
        ],
      },
    ]);
  });

  it('clears calls and faults on reset', async () => {
    const backend = createShopBackend();
    backend.faults.set('wc-ajax:get_variation', { status: 500 });
    await backend.handle(choose());
    backend.reset();
    expect(backend.received).toEqual([]);
    expect((await backend.handle(choose())).status).toBe(200);
  });

  it('handles WooCommerce AJAX, admin-ajax and REST URLs, but not page URLs', () => {
    const { owns } = createShopBackend();
    const addresses = [
      '/?wc-ajax=x',
      '/ar/?wc-ajax=x',
      '/sub/wp-admin/admin-ajax.php',
      '/wp-json/x',
      '/?rest_route=/x',
    ];
    expect(addresses.map((path) => owns(new URL(path, 'http://shop.test')))).toEqual([true, true, true, true, true]);
    expect(owns(new URL('http://shop.test/product/ceramic-mug/'))).toBe(false);
  });

  it('accepts further handlers', async () => {
    const backend = createShopBackend({ handlers: { wcAjax: { get_refreshed_fragments: () => textAnswer('{}') } } });
    const answer = await backend.handle(new Request('http://shop.test/?wc-ajax=get_refreshed_fragments'));
    expect(await answer.text()).toBe('{}');
  });

  it('responds to an unknown endpoint with an empty body', async () => {
    const answer = await createShopBackend().handle(new Request('http://shop.test/?wc-ajax=constructor'));
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('applies a fault to the given number of calls', async () => {
    const backend = createShopBackend();
    backend.faults.set(/get_variation$/, { status: 503, body: 'Briefly unavailable', type: 'text/plain' }, 1);
    const [first, second] = [await backend.handle(choose()), await backend.handle(choose())];
    expect([first.status, await first.text(), first.headers.get('Content-Type')]).toEqual([
      503,
      'Briefly unavailable',
      'text/plain',
    ]);
    expect(second.status).toBe(200);
  });

  it('applies a fault given in a request’s URL to that request', async () => {
    const fault = encodeURIComponent(JSON.stringify({ status: 429, body: '' }));
    expect((await createShopBackend().handle(choose(`&hadaya-fault=${fault}`))).status).toBe(429);
  });

  it('ignores a fault that is not a JSON object', async () => {
    expect((await createShopBackend().handle(choose('&hadaya-fault=often'))).status).toBe(200);
  });
});
