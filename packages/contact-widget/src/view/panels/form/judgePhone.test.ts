import { describe, expect, test } from 'vitest';
import { cleanPhone } from '../../../model/form/phoneNumber.ts';
import { judgePhone } from './judgePhone.ts';

describe('phone numbers of Oman', () => {
  test.each([
    ['91234567', '+96891234567'],
    ['+968 9123 4567', '+96891234567'],
    ['00968 91234567', '+96891234567'],
    ['968 91234567', '+96891234567'],
    ['٩١٢٣٤٥٦٧', '+96891234567'],
    ['+٩٦٨٩١٢٣٤٥٦٧', '+96891234567'],
    ['24123456', '+96824123456'],
    ['71234567', '+96871234567'],
    ['77123456', '+96877123456'],
  ])('%s is likely', (given, international) => {
    expect(judgePhone(cleanPhone(given))).toMatchObject({ isLikely: true, international });
  });
  test.each(['781234567', '9123456'])('%s is not', (given) => expect(judgePhone(given).isLikely).toBe(false));
});

test('a neighbour’s number is known, a far country’s is not doubted', () => {
  expect(judgePhone('+971501234567').isLikely).toBe(true);
  expect(judgePhone('+442079460958').isLikely).toBe(true);
});
