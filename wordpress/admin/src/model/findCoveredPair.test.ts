import { expect, test } from 'vitest';
import { findCoveredPair } from './findCoveredPair.ts';

const widget = (name: string, more = {}) => ({
  name,
  enabled: true,
  position: 'right',
  bottom: 25,
  size: 54,
  ...more,
});

test('finds the first pair of enabled widgets that overlap', () => {
  expect(findCoveredPair([widget('A'), widget('B', { position: 'left' }), widget('C')])).toEqual(['A', 'C']);
});

test('finds no pair when the widgets are on different sides or far enough apart, or when one is disabled', () => {
  expect(findCoveredPair([])).toBeUndefined();
  expect(findCoveredPair([widget('A'), widget('B', { position: 'left' })])).toBeUndefined();
  expect(findCoveredPair([widget('A'), widget('B', { bottom: 79 })])).toBeUndefined();
  expect(findCoveredPair([widget('A'), widget('B', { bottom: 78 })])).toEqual(['A', 'B']);
  expect(findCoveredPair([widget('A'), widget('B', { enabled: false })])).toBeUndefined();
});
