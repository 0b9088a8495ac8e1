import { describe, expect, it, vi } from 'vitest';
import { isInDateRange, readDateRange } from './dateRange.ts';

describe('readDateRange', () => {
  it.each([
    ['as the plugin prints it', '2026-12-01 08:00:00', '2026-12-01 08:00:00'],
    ['one digit for the month and hour', '2026-3-1 8:05', '2026-03-01 08:05:00'],
    ['with a T', '2026-12-01T08:00', '2026-12-01 08:00:00'],
    ['a day begins at its first second', '2026-12-01', '2026-12-01 00:00:00'],
    ['one digit for the second', '2026-12-01 8:5:7', '2026-12-01 08:05:07'],
    ['with spaces around it', ' 2026-12-01 ', '2026-12-01 00:00:00'],
    ['a leap day', '2028-02-29', '2028-02-29 00:00:00'],
    ['a leap day of a century', '2000-02-29', '2000-02-29 00:00:00'],
    ['an empty date sets no limit', '', ''],
  ])('%s', (_, given, start) => {
    const report = vi.fn();
    expect(readDateRange({ start: given, end: '' }, report)).toEqual({ start, end: '' });
    expect(report).not.toHaveBeenCalled();
  });

  it('includes the last second of the end date', () => {
    const range = readDateRange({ start: '', end: '2026-12-01' }, () => {});
    expect(range.end).toBe('2026-12-01 23:59:59');
    expect(isInDateRange(range, '2026-12-01 23:59:59')).toBe(true);
    expect(isInDateRange(range, '2026-12-02 00:00:00')).toBe(false);
  });

  it.each([
    'soon',
    '2026-13-01 00:00:00',
    '2026-02-30',
    '2027-02-29',
    '2100-02-29',
    '01/12/2026',
    '2026-12-01 24:00:00',
    '2026-12-01 08:60',
    '2026-12-01 08:00:60',
  ])('reports "%s" as an invalid start date and still shows the widget', (start) => {
    const report = vi.fn();
    const range = readDateRange({ start, end: '' }, report);
    expect(isInDateRange(range, '2026-11-22 12:00:00')).toBe(true);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`the start date "${start}" is invalid`));
  });

  it('does not treat equal start and end dates as reversed', () => {
    const report = vi.fn();
    readDateRange({ start: '2026-12-01 08:00', end: '2026-12-01 08:00' }, report);
    expect(report).not.toHaveBeenCalled();
  });

  it('warns that a widget with reversed dates never appears', () => {
    const report = vi.fn();
    readDateRange({ start: '2026-12-31 00:00:00', end: '2026-12-01 00:00:00' }, report);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('never appears'));
  });
});
