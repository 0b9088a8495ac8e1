import { expect, test } from 'vitest';
import { kindOf } from './bundle.ts';

test.each([
  ['+968 9123 4567', 'mobile'],
  ['+968 2400 0001', 'landline'],
  ['+1 202 555 0123', 'either'],
  ['+968 1000 0001', 'unknown'],
  ['9000', undefined],
])('recognises the kind of the number %s: %s', (number, kind) => {
  expect(kindOf(number)).toBe(kind);
});
