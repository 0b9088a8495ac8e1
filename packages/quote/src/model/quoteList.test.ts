import { expect, test } from 'vitest';
import { readPrices } from './prices.ts';
import { countPieces, EMPTY_LIST, lineKey, MOST_LINES, type QuoteAction, reduceList, sumPrices } from './quoteList.ts';
import { createLine } from './testing/createLine.ts';

const mug = createLine({ name: 'Mug', quantity: 24, minimum: 24, step: 12, prices: readPrices('24=4.9 100=4.2') });
const blue = createLine({ ...mug, variation: 31, attributes: { attribute_pa_color: 'blue' } });
const pen = createLine({ product: 8, name: 'Pen', quantity: 10 });

const run = (...actions: readonly QuoteAction[]) => actions.reduce(reduceList, EMPTY_LIST);
const add = (line: typeof mug): QuoteAction => ({ kind: 'added', line });

test('list: merges lines with the same options and keeps different lines apart', () => {
  const { lines } = run(add(mug), add(blue), add({ ...mug, quantity: 100, note: 'Logo left' }));
  expect(lines.map(({ quantity, note }) => [quantity, note])).toEqual([
    [132, 'Logo left'],
    [24, ''],
  ]);
});

test('list: merges equal selections whose attributes are in a different order', () => {
  const attributes = { attribute_pa_color: 'blue', attribute_pa_size: 'L' };
  const reversed = { attribute_pa_size: 'L', attribute_pa_color: 'blue' };
  expect(run(add({ ...mug, attributes }), add({ ...mug, attributes: reversed })).lines).toHaveLength(1);
});

test('list: does not merge lines whose product and variation IDs form the same digits when joined', () => {
  const { lines } = run(add({ ...pen, product: 1, variation: 12 }), add({ ...pen, product: 11, variation: 2 }));
  expect(lines).toHaveLength(2);
});

test('list: limits its lines to the server’s maximum', () => {
  const all = Array.from({ length: MOST_LINES + 3 }, (_, index) => add({ ...pen, product: index + 1 }));
  expect(run(...all).lines).toHaveLength(MOST_LINES);
});

test('list: changes a line’s quantity and note', () => {
  const key = lineKey(mug);
  const { lines } = run(
    add(mug),
    add(pen),
    { kind: 'changed', key, quantity: 30 },
    { kind: 'changed', key, note: 'x' },
  );
  expect(lines.map(({ quantity, note }) => [quantity, note])).toEqual([
    [36, 'x'],
    [10, ''],
  ]);
});

test('list: restores a removed line at its position, and only once', () => {
  const removed = run(add(mug), add(pen), { kind: 'removed', key: lineKey(mug) });
  expect(removed.lines).toEqual([pen]);
  const restored = reduceList(removed, { kind: 'restored' });
  expect(restored).toEqual({ lines: [mug, pen], removed: null });
  expect(reduceList(restored, { kind: 'restored' })).toBe(restored);
});

test('list: returns the same state when an unknown line is removed', () => {
  const state = run(add(mug));
  expect(reduceList(state, { kind: 'removed', key: 'none' })).toBe(state);
});

test('list: counts pieces, and sums prices only if all are known', () => {
  expect(countPieces([mug, pen])).toBe(34);
  expect(sumPrices([{ ...mug, quantity: 100 }])).toBeCloseTo(420);
  expect(sumPrices([mug, pen])).toBeNull();
});
