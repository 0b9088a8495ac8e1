import { expect, test } from 'vitest';
import { placeTooltip } from './placeTooltip.ts';

const boxes = { item: { top: 200, left: 300, width: 36 }, tooltip: { width: 100, height: 30 }, pageWidth: 800 };

test('opens above the item, without a shift, when there is room on all sides', () => {
  expect(placeTooltip(boxes)).toEqual({ isBelow: false, shift: 0 });
});

test('opens below the item when the tooltip, its arrow and 2 px do not fit above it', () => {
  expect(placeTooltip({ ...boxes, item: { ...boxes.item, top: 36 } }).isBelow).toBe(true);
  expect(placeTooltip({ ...boxes, item: { ...boxes.item, top: 37 } }).isBelow).toBe(false);
});

test('shifts just enough to stay 2 px inside the page', () => {
  expect(placeTooltip({ ...boxes, item: { ...boxes.item, left: 0 } }).shift).toBe(34);
  expect(placeTooltip({ ...boxes, item: { ...boxes.item, left: 764 } }).shift).toBe(-34);
});
