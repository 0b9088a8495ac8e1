import { expect, test } from 'vitest';
import { findRest } from './findRest.ts';

const draft = (hasPart: boolean, hasForm: boolean) => ({
  islands: { 'contact-widget': hasPart },
  form: { enabled: hasForm },
});

test.each([
  ['widget', 'part', undefined],
  ['form', 'part', 'form'],
  ['statistics', 'part', undefined],
  ['parts', undefined, undefined],
  ['advanced', undefined, undefined],
])('the section %s is inactive without the part (%s) and without the form (%s)', (section, byPart, byForm) => {
  expect(findRest(section, draft(true, true))).toBeUndefined();
  expect(findRest(section, draft(false, false))).toBe(byPart);
  expect(findRest(section, draft(true, false))).toBe(byForm);
});
