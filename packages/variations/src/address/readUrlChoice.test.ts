import { expect, test } from 'vitest';
import { indexOf, MUG } from '../matching/reference/PlainProduct.ts';
import { dropImpossible, readUrlChoice, writeChoiceQuery } from './readUrlChoice.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';
const attributes = Object.entries(MUG.values).map(([name, values]) => ({ name, values }));
const read = (search: string) => Object.fromEntries(readUrlChoice(search, attributes));

test('selects a value when the URL contains only one of the attributes', () => {
  expect(read('?attribute_pa_color=red')).toEqual({ [COLOR]: 'red' });
});

test('selects the values of both attributes in the URL', () => {
  expect(read('?attribute_pa_color=blue&attribute_pa_size=m')).toEqual({ [COLOR]: 'blue', [SIZE]: 'm' });
});

test('matches a value by slug for terms and custom values', () => {
  const pen = [
    { name: 'attribute_pa_logo', values: ['engraved', 'plain'] },
    { name: 'attribute_ribbon-bow', values: ['Gold', 'Silver "wide"', 'Rose Gold'] },
  ];
  const readPen = (search: string) => Object.fromEntries(readUrlChoice(search, pen));
  expect(readPen('?attribute_pa_logo=Engraved&attribute_ribbon-bow=gold')).toEqual({
    attribute_pa_logo: 'engraved',
    'attribute_ribbon-bow': 'Gold',
  });
  expect(readPen('?attribute_ribbon-bow=rose-gold')).toEqual({ 'attribute_ribbon-bow': 'Rose Gold' });
});

test('prefers an exact value to a slug match', () => {
  const sizes = [{ name: 'attribute_size', values: ['xl', 'XL'] }];
  expect(readUrlChoice('?attribute_size=XL', sizes).get('attribute_size')).toBe('XL');
});

test('selects nothing for an unknown value', () => {
  expect(read('?attribute_pa_color=purple')).toEqual({});
});

test('ignores unknown attributes, empty values and other parameters', () => {
  expect(read('?attribute_pa_shape=round&attribute_pa_color=&utm_source=red&pa_size=m')).toEqual({});
});

test('matches Arabic letters in the URL to the percent-encoded slug and key', () => {
  const slug = '%d8%a3%d8%ad%d9%85%d8%b1';
  const key = 'attribute_%d8%a7%d9%84%d9%84%d9%88%d9%86';
  const found = readUrlChoice('?attribute_اللون=أحمر', [{ name: key, values: ['x', slug] }]);
  expect([...found]).toEqual([[key, slug]]);
});

test('keeps the value of the first attribute in the form when two values exclude each other', () => {
  const index = indexOf([COLOR, SIZE], MUG.variations);
  const both = new Map([
    [SIZE, 's'],
    [COLOR, 'green'],
  ]);
  expect([...dropImpossible(index, both)]).toEqual([[COLOR, 'green']]);
  expect([...dropImpossible(index, new Map([[SIZE, 's']]))]).toEqual([[SIZE, 's']]);
});

test('adds a selection to the query and removes a cleared one', () => {
  const full = new Map([
    [COLOR, 'red'],
    [SIZE, 's'],
  ]);
  const written = writeChoiceQuery('?x=1', full);
  expect(written).toBe('?x=1&attribute_pa_color=red&attribute_pa_size=s');
  const empty = new Map([...full.keys()].map((name) => [name, '']));
  expect(writeChoiceQuery(written, empty)).toBe('?x=1');
  expect(writeChoiceQuery('', empty)).toBe('');
});

test('leaves other parameters unchanged', () => {
  const search = '?q=a+b%20c&flag&attribute_pa_color=blue&%E0%A4%A=1&attribute_pa_shape=round';
  expect(writeChoiceQuery(search, new Map([[COLOR, 'red']]))).toBe(
    '?q=a+b%20c&flag&%E0%A4%A=1&attribute_pa_shape=round&attribute_pa_color=red',
  );
});

test('keeps the parameters of a subscription switch in the URL', () => {
  const search = '?switch-subscription=81&item=12&_wcsnonce=5f1e';
  expect(writeChoiceQuery(search, new Map([[COLOR, 'red']]))).toBe(`${search}&attribute_pa_color=red`);
});

test('percent-encodes a value, including the percent signs that it already contains', () => {
  expect(writeChoiceQuery('', new Map([['attribute_x', '%d8%a3 "wide" & 1']]))).toBe(
    '?attribute_x=%25d8%25a3%20%22wide%22%20%26%201',
  );
});
