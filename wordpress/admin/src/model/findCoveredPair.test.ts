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

test('two widgets in one corner are found, the first pair of them', () => {
  expect(findCoveredPair([widget('A'), widget('B', { position: 'left' }), widget('C')])).toEqual(['A', 'C']);
});

test('another side, room enough between them, or a switch that is off: nobody is covered', () => {
  expect(findCoveredPair([])).toBeUndefined();
  expect(findCoveredPair([widget('A'), widget('B', { position: 'left' })])).toBeUndefined();
  expect(findCoveredPair([widget('A'), widget('B', { bottom: 79 })])).toBeUndefined();
  expect(findCoveredPair([widget('A'), widget('B', { bottom: 78 })])).toEqual(['A', 'B']);
  expect(findCoveredPair([widget('A'), widget('B', { enabled: false })])).toBeUndefined();
});
