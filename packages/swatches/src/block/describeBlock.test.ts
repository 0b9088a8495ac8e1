import { expect, test } from 'vitest';
import { type BlockFacts, describeBlock } from './describeBlock.ts';
import { readTerms } from './readTerms.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';
const variation = (color: string, size: string, inStock = true) => ({
  attributes: { [COLOR]: color, [SIZE]: size },
  inStock,
});
const VARIATIONS = [
  variation('red', 's'),
  variation('red', 'm', false),
  variation('blue', 's'),
  variation('grey', 's', false),
  variation('grey', 'm', false),
];

const VALUES = { [COLOR]: ['blue', 'grey', 'red'], [SIZE]: ['m', 's'] };

/** Describes a block in which the visitor has chosen the given values, oldest first. */
function describe(
  chosen: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, unknown>> = {},
  values: Readonly<Record<string, readonly string[]>> = VALUES,
) {
  const say: BlockFacts['say'] = (text, words = {}) => (text === 'and' ? '+' : `${text} ${Object.values(words)}`);
  return describeBlock({
    rows: Object.entries(values).map(([attribute, list]) => ({
      attribute,
      options: list.map((value) => ({ value, label: value, isChosen: chosen[attribute] === value })),
    })),
    data: readTerms(JSON.stringify({ variations: VARIATIONS, ...fields })),
    recency: Object.keys(chosen),
    refusal: null,
    say,
  });
}

test('a value is sold out only when every variation that matches it and the other choices is sold out', () => {
  const { isSoldOut } = describe({});
  expect([isSoldOut(COLOR, 'grey'), isSoldOut(COLOR, 'red'), isSoldOut(SIZE, 'm')]).toEqual([true, false, true]);
  const withRed = describe({ [COLOR]: 'red' });
  expect([withRed.isSoldOut(SIZE, 'm'), withRed.isSoldOut(SIZE, 's')]).toEqual([true, false]);
});

test('a value that no variation has is not sold out', () => {
  expect(describe({}).isSoldOut(COLOR, 'pink')).toBe(false);
});

test('shows no notice while an attribute is unselected, even when no variation in stock has the chosen values', () => {
  const values = { ...VALUES, attribute_fit: ['slim', 'wide'] };
  expect(describe({ [SIZE]: 'm', [COLOR]: 'red' }, {}, values).notice).toBeNull();
});

test('offers the nearest combination when a complete selection is sold out or does not exist', () => {
  expect(describe({ [SIZE]: 'm', [COLOR]: 'red' }).notice).toMatchObject({
    text: 'soldOut red+m',
    offer: { label: 'offer red+s' },
  });
  expect(describe({ [COLOR]: 'blue', [SIZE]: 'm' }, { variations: VARIATIONS.slice(2, 3) }).notice).toBeNull();
  expect(describe({ [SIZE]: 'm', [COLOR]: 'blue' }).notice).toMatchObject({
    attribute: COLOR,
    text: 'noMatch blue+m',
    offer: { label: 'offer blue+s' },
  });
});

test('shows no notice for a complete selection when the server sent no variations or only the sold-out ones', () => {
  const chosen = { [SIZE]: 'm', [COLOR]: 'red' };
  expect(describe(chosen, { variations: [] }).notice).toBeNull();
  const soldOut = VARIATIONS.filter(({ inStock }) => !inStock);
  expect(describe(chosen, { variations: soldOut, soldOutOnly: true }).notice).toBeNull();
});
