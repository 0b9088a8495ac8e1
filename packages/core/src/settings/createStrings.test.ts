import { expect, it } from 'vitest';
import { createStrings, fillText } from './createStrings.ts';

const tables = {
  en: { next: 'Next slide', go: 'Go to slide {{index}}' },
  ar: { next: 'الشريحة التالية', go: 'إلى الشريحة {{index}}' },
};

function elementIn(language: string): Element {
  const page = document.createElement('div');
  page.lang = language;
  return page.appendChild(document.createElement('p'));
}

it.each([
  ['ar', 'الشريحة التالية'],
  ['ar-OM', 'الشريحة التالية'],
  ['AR', 'الشريحة التالية'],
  ['ar_AR', 'الشريحة التالية'],
  ['ar_OM', 'الشريحة التالية'],
  ['ary', 'الشريحة التالية'],
  ['en-US', 'Next slide'],
  ['arn', 'Next slide'],
  ['', 'Next slide'],
])('picks the language of the nearest lang attribute: %o', (language, next) => {
  expect(createStrings(tables, elementIn(language)).next).toBe(next);
});

it('prefers the owner’s wording and ignores unknown keys', () => {
  const strings = createStrings(tables, elementIn('en'), { next: 'Forward', other: 'x' });
  expect(strings).toEqual({ next: 'Forward', go: 'Go to slide {{index}}' });
});

it('fills known placeholders and leaves unknown ones unchanged', () => {
  expect(fillText('Go to {{index}} of {{total}}', { index: 3 })).toBe('Go to 3 of {{total}}');
});
