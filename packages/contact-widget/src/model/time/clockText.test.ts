import { expect, test } from 'vitest';
import { nameWeekday, readClockText } from './clockText.ts';

test.each([
  [0, '00:00'],
  [485, '08:05'],
  [1439, '23:59'],
])('minute %i of the day is %s', (minute, text) => {
  expect(readClockText(minute)).toBe(text);
});

test('weekdays have their names in both languages, Sunday first', () => {
  const names = (locale: string) => [0, 1, 2, 3, 4, 5, 6].map((weekday) => nameWeekday(weekday, locale));
  expect(names('en')).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  expect(names('ar')).toEqual(['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت']);
});
