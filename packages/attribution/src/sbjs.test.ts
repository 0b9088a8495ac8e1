import { expect, it } from 'vitest';
import * as attribution from './index.ts';

it('init() sets the exported data synchronously and changes nothing but cookies', () => {
  expect(attribution.get).toBeUndefined();
  expect(document.cookie).toBe('');
  const html = document.documentElement.outerHTML;
  expect(attribution.init({ promocode: { min: 5, max: 5 }, lifetime: 6 })).toBeUndefined();
  const first = attribution.get;
  expect(Object.keys(first ?? {})).toEqual([
    'current',
    'current_add',
    'first',
    'first_add',
    'session',
    'udata',
    'promo',
  ]);
  expect(first?.promo).toEqual({ code: '5' });
  attribution.init(null);
  expect(attribution.get).not.toBe(first);
  expect(attribution.get?.session?.pgs).toBe('1');
  expect(document.documentElement.outerHTML).toBe(html);
  expect(Reflect.has(window, 'sbjs')).toBe(false);
});
