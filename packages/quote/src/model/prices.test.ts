import { expect, test } from 'vitest';
import { findPrice, findStep, fitQuantity, MOST_PIECES, readPrices } from './prices.ts';

const STEPS = readPrices('100=4.2 24=4.9 500=ask rubbish 7=-1');

test('prices: reads price steps in ascending order and ignores malformed ones', () => {
  expect(STEPS).toEqual([
    { from: 24, price: 4.9 },
    { from: 100, price: 4.2 },
    { from: 500, price: null },
  ]);
});

test.each([
  [1, 4.9],
  [24, 4.9],
  [99, 4.9],
  [100, 4.2],
  [499, 4.2],
  [500, null],
])('prices: %s pieces cost %s each', (quantity, price) => expect(findPrice(STEPS, quantity)).toBe(price));

test('prices: finds no price without price steps', () => {
  expect(findPrice([], 10)).toBeNull();
  expect(findStep([], 10)).toBeUndefined();
});

test.each([
  [0, 24],
  [Number.NaN, 24],
  [-5, 24],
  [24, 24],
  [25, 36],
  [36, 36],
  [Number.POSITIVE_INFINITY, 24],
])('quantity: %s becomes %s with a minimum of 24 and a step of 12', (quantity, fitting) =>
  expect(fitQuantity(quantity, { minimum: 24, step: 12 })).toBe(fitting),
);

test('quantity: is limited to the maximum and tolerates invalid rules', () => {
  expect(fitQuantity(1e12, { minimum: 1, step: 1 })).toBe(MOST_PIECES);
  expect(fitQuantity(3, { minimum: 0, step: 0 })).toBe(3);
  expect(fitQuantity(2.5, { minimum: 1, step: 1 })).toBe(3);
});
