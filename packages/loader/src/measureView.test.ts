import { expect, it } from 'vitest';
import { isSampled } from './measureView.ts';

const settings = (share: unknown, url: unknown = '/collect') => ({ vitals: { share, url } });

it.each([
  ['one in ten, drawn', settings(10), 0.0999, true],
  ['one in ten, not drawn', settings(10), 0.1, false],
  ['as WordPress prints numbers', settings('10'), 0.05, true],
  ['all', settings(100), 0.9999, true],
  ['none', settings(0), 0, false],
  ['no number', settings('many'), 0, false],
  ['nobody to tell', settings(100, ''), 0, false],
  ['not asked for', {}, 0, false],
  ['no settings', undefined, 0, false],
  ['a text', { vitals: 'on' }, 0, false],
])('%s', (_, given, draw, isIn) => {
  expect(isSampled(given, draw)).toBe(isIn);
});
