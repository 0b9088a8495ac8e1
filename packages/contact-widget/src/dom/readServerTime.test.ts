import { describe, expect, test } from 'vitest';
import { readServerTime } from './readServerTime.ts';

describe('the server’s time in an answer', () => {
  const date = 'Sun, 25 Jan 2026 04:00:00 GMT';
  test('is its Date', () => {
    expect(readServerTime(new Headers({ Date: date }))).toBe(Date.UTC(2026, 0, 25, 4));
    expect(readServerTime(new Headers({ Date: date, Age: '0' }))).toBe(Date.UTC(2026, 0, 25, 4));
  });
  test.each([
    ['a stored answer', { Date: date, Age: '120' }],
    ['an unreadable age', { Date: date, Age: 'old' }],
    ['an unreadable date', { Date: 'today' }],
    ['no date', {}],
  ])('is not read from %s', (_, headers) => {
    expect(readServerTime(new Headers(headers))).toBeNaN();
  });
});
