import type { AttributeState, Choice, Variation } from '@hadaya/variations';
import { expect, test } from 'vitest';
import { findStockLeft } from './findStockLeft.ts';

const words = (name: string, chosen: string, list: readonly string[]): AttributeState => ({
  name,
  chosen,
  values: list.map((value) => ({
    value,
    label: value,
    status: 'available',
    isEnabled: true,
    isMarkedOutOfStock: false,
  })),
});
const variation = (raw: Readonly<Record<string, unknown>>, isInStock = true): Variation => ({
  id: 22,
  attributes: new Map(),
  isActive: true,
  isInStock,
  canBuy: isInStock,
  raw,
});
const COLOR = words('color', 'red', ['red']);
const SIZE = words('size', '', ['s', 'm']);
const choice: Choice = new Map([['color', 'red']]);
const left = { max_qty: 3, variation_stock_left: '3 left' };

function find(raw: Readonly<Record<string, unknown>>, isInStock = true) {
  const findVariation = (tried: Choice) => (tried.get('size') === 's' ? variation(raw, isInStock) : null);
  return findStockLeft({ attributes: [COLOR, SIZE], choice, findVariation, threshold: 5 });
}

test('shows the server’s text for a value whose stock is below the threshold', () => {
  expect(find(left)).toEqual({ attribute: 'size', texts: new Map([['s', '3 left']]) });
});

test('shows the trimmed text for a value whose stock is exactly the threshold', () => {
  const texts = find({ max_qty: 5, variation_stock_left: ' 5 left ' })?.texts;
  expect([...(texts ?? [])]).toEqual([['s', '5 left']]);
  expect(find({ max_qty: 5, variation_stock_left: ' ' })?.texts.size).toBe(0);
});

test('shows nothing for a value whose stock exceeds the threshold', () => {
  expect(find({ ...left, max_qty: 6 })?.texts.size).toBe(0);
});

test('returns no text for a variation that has no stock limit, has no stock text or is out of stock', () => {
  expect(find({ ...left, max_qty: '' })?.texts.size).toBe(0);
  expect(find({ max_qty: 3 })?.texts.size).toBe(0);
  expect(find(left, false)?.texts.size).toBe(0);
});

test('returns no stock texts for a complete selection', () => {
  const attributes = [COLOR, words('size', 's', ['s', 'm'])];
  expect(findStockLeft({ attributes, choice, findVariation: () => variation(left), threshold: 5 })).toBeNull();
});

test('returns no stock texts for a product with one attribute or with two unselected attributes', () => {
  const facts = { choice: new Map(), findVariation: () => variation(left), threshold: 5 };
  expect(findStockLeft({ ...facts, attributes: [SIZE] })).toBeNull();
  expect(findStockLeft({ ...facts, attributes: [SIZE, words('color', '', ['red'])] })).toBeNull();
});

test('finding stock texts does not change the selection', () => {
  const before = [...choice];
  find(left);
  expect([...choice]).toEqual(before);
});
