import { createScriptedFetch, createTestEnvironment } from '@hadaya/testing';
import { expect, test, vi } from 'vitest';
import { openVariationForm } from '../openVariationForm.ts';
import { loadSoldOut } from './loadProductIndex.ts';

const pageOf = (first: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: first + index }));

test('requests only one page of the product index, even when that page is full', async () => {
  const ask = vi.fn(async () => pageOf(1, 100));
  expect((await loadSoldOut(ask, '32')).size).toBe(100);
  const query = { type: 'variation', parent: '32', 'stock_status[]': 'outofstock', per_page: '100', _fields: 'id' };
  expect(ask.mock.calls).toEqual([['', query]]);
});

test.each([undefined, null, false, {}, 'text', [1, null, { id: 'x' }, {}]])('returns no ids for %j', async (answer) => {
  expect([...(await loadSoldOut(async () => answer, '32'))]).toEqual([]);
});

test('returns no ids when the request fails', async () => {
  expect((await loadSoldOut(vi.fn().mockRejectedValue(new Error('network')), '32')).size).toBe(0);
});

test('a later form of a product requests the index again if the first request failed', async () => {
  const { fetch, requests } = createScriptedFetch({ status: 500 }, { status: 500 });
  const owner = new AbortController();
  for (const expected of [1, 2]) {
    document.body.innerHTML = `<form class="variations_form" data-product_id="21" data-product_variations="false">
      <table class="variations"><tr><td><select name="attribute_color"><option value="">Choose</option>
      <option value="red">Red</option></select></td></tr></table></form>`;
    const form = document.querySelector('form');
    if (!form) throw new Error('no form');
    openVariationForm(form, createTestEnvironment({ fetch }), { signal: owner.signal });
    await vi.waitFor(() => {
      form.dispatchEvent(new Event('focusin', { bubbles: true }));
      expect(requests).toHaveLength(expected);
    });
  }
  owner.abort();
  expect(requests.map(({ url }) => new URL(url).searchParams.get('_fields'))).toEqual(
    Array(2).fill('variations,attributes'),
  );
});
