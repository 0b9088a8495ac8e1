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
])(
  'section %s: reports %s as turned off when widget and form are off, and %s when only the form is off',
  (section, byPart, byForm) => {
    expect(findRest(section, draft(true, true))).toBeUndefined();
    expect(findRest(section, draft(false, false))).toBe(byPart);
    expect(findRest(section, draft(true, false))).toBe(byForm);
  },
);
