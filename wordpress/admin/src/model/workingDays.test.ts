import { expect, test } from 'vitest';
import { workingDays } from './workingDays.ts';

test('derives working days from the country', () => {
  expect(workingDays('OM')).toEqual(['0', '1', '2', '3', '4']);
  expect(workingDays('DE')).toEqual(['1', '2', '3', '4', '5']);
  expect(workingDays('')).toEqual([]);
});
