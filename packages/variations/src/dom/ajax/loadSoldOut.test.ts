import { expect, test, vi } from 'vitest';
import { loadSoldOut } from './loadSoldOut.ts';

const pageOf = (first: number, count: number) => Array.from({ length: count }, (_, place) => ({ id: first + place }));

test('the ids come page after page, until one is not full', async () => {
  const pages = [pageOf(1, 100), pageOf(101, 40)];
  const ask = vi.fn(async (_path: string, query: string) => pages[Number(/&page=(\d+)/.exec(query)?.[1]) - 1]);
  expect((await loadSoldOut(ask, '32')).size).toBe(140);
  expect(ask.mock.calls).toEqual([
    ['', 'type=variation&parent=32&stock_status[]=outofstock&per_page=100&page=1&_fields=id'],
    ['', 'type=variation&parent=32&stock_status[]=outofstock&per_page=100&page=2&_fields=id'],
  ]);
});

test('no more than a thousand ids are asked for', async () => {
  const ask = vi.fn(async () => pageOf(1, 100));
  await loadSoldOut(ask, '32');
  expect(ask).toHaveBeenCalledTimes(10);
});

test.each([undefined, null, false, {}, 'text', [1, null, { id: 'x' }, {}]])('%j names nothing', async (answer) => {
  expect([...(await loadSoldOut(async () => answer, '32'))]).toEqual([]);
});

test('a page that fails keeps what was known before', async () => {
  const ask = vi.fn().mockResolvedValueOnce(pageOf(1, 100)).mockRejectedValue(new Error('network'));
  expect((await loadSoldOut(ask, '32')).size).toBe(100);
});
