import { decodeEntities } from '@hadaya/core/entities';
import { expect, test } from 'vitest';
import { decodeProductIndex } from '../ajax/decodeProductIndex.ts';
import { isSameChoice, withValue } from './choice.ts';
import { matchVariation } from './matchVariation.ts';
import { contradicts, decodeVariation, toIndexEntry } from './variation.ts';
import { createIndexBuilder, createVariationIndex } from './variationIndex.ts';

test('decodes an HTML entity in an attribute’s value', () => {
  const variation = decodeVariation({ variation_id: 5, attributes: { attribute_dept: 'R&amp;D' } });
  expect(variation?.attributes.get('attribute_dept')).toBe('R&D');
});

test.each([
  ['&lt;b&gt; &quot;x&quot; &#039;y&#39; &#x41; &#8211;', '<b> "x" \'y\' A –'],
  ['&unknown; &#0; &#9999999; plain', '&unknown; &#0; &#9999999; plain'],
  ['&amp;lt;', '&lt;'],
])('decodes entities in %s only once', (given, decoded) => {
  expect(decodeEntities(given)).toBe(decoded);
});

const ODD = ['0', '00', '66" Wide', "Men's", 'a\\b', '5 %', ' two  blanks ', 'two blanks', 'XL', 'xl', 'مقاس ٤'];

test.each(ODD.map((value, position) => [value, position] as const))(
  'the value %j matches only its own variation',
  (value, at) => {
    const entries = ODD.map((one, position) => {
      const variation = decodeVariation({ variation_id: position + 1, attributes: { a: one } });
      if (!variation) throw new Error('no variation');
      return toIndexEntry(variation, ['a']);
    });
    expect(matchVariation(createVariationIndex(['a'], entries), new Map([['a', value]]))).toBe(at);
  },
);

test.each([false, null, 'text', [], {}, { variation_id: 0 }, { variation_id: 'x' }])(
  'rejects %j as a variation',
  (raw) => expect(decodeVariation(raw)).toBeUndefined(),
);

test('reads a malformed attribute list as empty', () => {
  expect(decodeVariation({ variation_id: '7', attributes: [] })?.attributes.size).toBe(0);
  expect(decodeVariation({ variation_id: 7, attributes: { a: null } })?.attributes.get('a')).toBe('');
});

test.each([
  [{}, true],
  [{ is_in_stock: false }, false],
  [{ is_purchasable: false }, false],
  [{ variation_is_visible: false }, false],
  // A shop's filter may return an empty string, `null` or 0, for “no” or by mistake; WooCommerce's script treats each
  // of them as “no”.
  [{ is_in_stock: '' }, false],
  [{ is_purchasable: null }, false],
  [{ variation_is_visible: 0 }, false],
  [{ is_in_stock: 1, is_purchasable: '1', variation_is_visible: 'yes' }, true],
])('with %j, canBuy is %s', (fields, canBuy) => {
  expect(decodeVariation({ variation_id: 1, ...fields })?.canBuy).toBe(canBuy);
});

test.each([
  [{ is_purchasable: false }, true],
  [{ is_in_stock: false }, true],
  [{ variation_is_active: false }, false],
])('with %j, isActive is %s, whether or not the variation can be bought', (fields, isActive) => {
  expect(decodeVariation({ variation_id: 1, ...fields })?.isActive).toBe(isActive);
});

test('keeps the server’s variation object and does not change it', () => {
  const raw = { variation_id: 1, price_html: '', display_price: 4.5, attributes: { a: 'R&amp;D' } };
  const before = JSON.stringify(raw);
  expect(decodeVariation(raw)?.raw).toBe(raw);
  expect(JSON.stringify(raw)).toBe(before);
});

test('a variation contradicts a selection only if both values are set and differ', () => {
  const variation = decodeVariation({ variation_id: 1, attributes: { a: 'x', b: '' } });
  if (!variation) throw new Error('no variation');
  const judge = (a: string, b: string) =>
    contradicts(
      variation,
      new Map([
        ['a', a],
        ['b', b],
      ]),
    );
  expect([judge('x', 'y'), judge('', ''), judge('z', '')]).toEqual([false, false, true]);
  expect(contradicts(variation, new Map())).toBe(false);
});

const PEN_INDEX = {
  attributes: [
    { id: 9, name: 'Brand', taxonomy: 'pa_brand', has_variations: false },
    { id: 1, name: 'Ribbon &amp; Bow', taxonomy: 'pa_logo', has_variations: true },
    { id: 0, name: 'Ribbon &amp; Bow', taxonomy: null, has_variations: true },
    { id: 3, name: 'Gone', taxonomy: 'pa_gone', has_variations: true },
  ],
  variations: [
    {
      id: 27,
      attributes: [
        { name: 'Ribbon &amp; Bow', value: 'engraved' },
        { name: 'Ribbon &amp; Bow', value: 'R&amp;D' },
        { name: 'Gone', value: 'x' },
        { name: 'Extra', value: 'y' },
      ],
    },
    { id: 28, attributes: [{ name: 'Ribbon &amp; Bow', value: null }, 'broken'] },
    'broken',
  ],
};

test('distinguishes product index attributes by position when their labels are the same', () => {
  const entries = decodeProductIndex(PEN_INDEX, ['attribute_pa_logo', 'attribute_ribbon-bow']);
  expect(entries?.map(({ values }) => values)).toEqual([
    ['engraved', 'R&D'],
    ['', ''],
    [undefined, undefined],
  ]);
});

test('treats null in the product index as “any value”', () => {
  const names = ['attribute_pa_logo'];
  const index = createVariationIndex(names, decodeProductIndex(PEN_INDEX, names)?.slice(1, 2) ?? []);
  expect(index.attributes[0]?.open).toEqual(new Uint32Array([1]));
});

test.each([
  null,
  [],
  { variations: [] },
  { variations: [], attributes: [] },
  { variations: 'x', attributes: [] },
  { variations: new Array(50_001).fill({}), attributes: [] },
])('rejects malformed data as a product index', (raw) => expect(decodeProductIndex(raw, ['a'])).toBeUndefined());

test('keeps the position of an unreadable entry but never matches the entry', () => {
  const variation = decodeVariation({ variation_id: 1, attributes: { a: 'x' } });
  const entry = variation && toIndexEntry(variation, ['a']);
  const builder = createIndexBuilder(['a'], 2);
  builder.add(undefined);
  builder.add(entry);
  expect(matchVariation(builder.finish(), new Map([['a', 'x']]))).toBe(1);
  expect(variation && toIndexEntry(variation, ['a', 'b'])).toEqual({
    values: ['x', undefined],
    isActive: true,
    isInStock: true,
  });
});

test('treats selections that differ only in empty values as equal', () => {
  const red = new Map([['a', 'red']]);
  expect(
    isSameChoice(
      red,
      new Map([
        ['a', 'red'],
        ['b', ''],
      ]),
    ),
  ).toBe(true);
  expect(isSameChoice(red, withValue(red, 'a', 'blue'))).toBe(false);
  expect(withValue(red, 'a', '').size).toBe(0);
});
