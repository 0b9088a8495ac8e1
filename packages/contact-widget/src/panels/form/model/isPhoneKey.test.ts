import { describe, expect, test } from 'vitest';
import { isPhoneKey } from './isPhoneKey.ts';

const type = (keys: string, start = '') =>
  [...keys].reduce((before, key) => (isPhoneKey(key, { before, after: '' }) ? before + key : before), start);

describe('keys in a phone field', () => {
  test.each([
    ['+9a6 8b1', '', '+9681'],
    ['+968 9123-4567', '', '+96891234567'],
    ['call me', '', ''],
    ['++968+', '', '+968'],
    ['٩١٢٣', '', '٩١٢٣'],
    ['00968', '', '00968'],
    ['x12', '+968 9123 4567', '+968 9123 456712'],
  ])('typing %j after %j leaves %j', (keys, start, left) => expect(type(keys, start)).toBe(left));

  test.each([
    ['+', { before: '', after: '968' }, true],
    ['+', { before: '', after: '+968' }, false],
    ['9', { before: '', after: '+968' }, false],
    ['9', { before: '+', after: '68' }, true],
    ['call me', { before: '', after: '' }, true],
    ['', { before: '', after: '' }, true],
  ])('typing %j in %j is accepted: %s', (typed, around, isTaken) => expect(isPhoneKey(typed, around)).toBe(isTaken));
});
