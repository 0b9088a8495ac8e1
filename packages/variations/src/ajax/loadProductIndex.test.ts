import { expect, test, vi } from 'vitest';
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
