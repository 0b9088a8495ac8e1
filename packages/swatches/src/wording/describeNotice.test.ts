import type { AttributeState, Variation, VariationState } from '@hadaya/variations';
import { createVariationIndex } from '@hadaya/variations/matching';
import { expect, test } from 'vitest';
import { describeNotice, type NoticeFacts } from './describeNotice.ts';

const attribute = (name: string, chosen: string, labels: Readonly<Record<string, string>>): AttributeState => ({
  name,
  chosen,
  values: Object.entries(labels).map(([value, label]) => ({
    value,
    label,
    status: 'available',
    isEnabled: true,
    isMarkedOutOfStock: false,
  })),
});
const entry = (values: readonly string[], isInStock = true) => ({ values, isActive: true, isInStock });
const INDEX = createVariationIndex(
  ['color', 'size'],
  [entry(['red', 's']), entry(['red', 'm'], false), entry(['blue', '']), entry(['green', '42'])],
);

function facts(chosen: Readonly<Record<string, string>>, more: Partial<NoticeFacts> = {}): NoticeFacts {
  const state: VariationState = {
    productId: '21',
    mode: 'embedded',
    isIndexed: true,
    attributes: [
      attribute('color', chosen.color ?? '', { blue: 'Blue', green: 'Green', red: 'Red' }),
      attribute('size', chosen.size ?? '', { '42': '42 cl', m: 'M', s: 'S' }),
    ],
    choice: new Map(Object.entries(chosen)),
    match: { kind: 'incomplete' },
    shown: null,
  };
  const say: NoticeFacts['say'] = (text, values = {}) =>
    text === 'and' ? ', ' : [text, ...Object.values(values)].join('|');
  return { state, index: INDEX, recency: Object.keys(chosen), refusal: null, say, ...more };
}

const refuse = (value: string, name = 'color', reason: 'unavailable' | 'out-of-stock' = 'unavailable') => ({
  refusal: { attribute: name, value, reason },
});

function withMatch(made: NoticeFacts, match: VariationState['match']): NoticeFacts {
  return { ...made, state: { ...made.state, match } };
}

test('names the value that a refused value conflicts with and offers the nearest combination', () => {
  expect(describeNotice(facts({ color: 'red', size: 's' }, refuse('green')))).toEqual({
    attribute: 'color',
    text: 'refusedWith|Green|S',
    offer: {
      label: 'offer|Green, 42 cl',
      values: new Map([
        ['color', 'green'],
        ['size', '42'],
      ]),
    },
  });
});

test('distinguishes a sold-out value from an unavailable one and offers only a combination in stock', () => {
  const notice = describeNotice(facts({ color: 'red' }, refuse('m', 'size', 'out-of-stock')));
  expect(notice?.text).toBe('soldOutWith|M|Red');
  expect(notice?.offer?.label).toBe('offer|Blue, M');
});

test('returns no conflict and no offer for a value that conflicts with nothing', () => {
  expect(describeNotice(facts({}, refuse('red')))).toMatchObject({ text: 'refused|Red|', offer: null });
  expect(describeNotice(facts({}, refuse('red', 'color', 'out-of-stock')))?.text).toBe('soldOut|Red|');
});

test('makes no offer without variation data and shows the raw value when its label is unknown', () => {
  expect(describeNotice(facts({ size: 's' }, { ...refuse('pink'), index: null }))).toMatchObject({
    text: 'refusedWith|pink|S',
    offer: null,
  });
  expect(describeNotice(facts({ size: 's' }, refuse('x', 'unknown')))).toBeNull();
});

const SOLD: Variation = { id: 23, attributes: new Map(), isActive: true, isInStock: false, canBuy: false, raw: {} };

test('offers the nearest combination in stock for a sold-out selection', () => {
  const made = withMatch(facts({ color: 'red', size: 'm' }), { kind: 'found', variation: SOLD });
  expect(describeNotice(made)).toMatchObject({
    attribute: 'size',
    text: 'soldOut|Red, M',
    offer: { label: 'offer|Blue, M' },
  });
});

test('offers the nearest combination for a selection without a match', () => {
  const made = withMatch(facts({ color: 'green', size: 's' }), { kind: 'none' });
  expect(describeNotice(made)).toMatchObject({ text: 'noMatch|Green, S', offer: { label: 'offer|Red, S' } });
});

test('places the notice below the attribute that was chosen last', () => {
  const made = facts({ color: 'green', size: 's' }, { recency: ['size', 'color'] });
  expect(describeNotice(withMatch(made, { kind: 'none' }))).toMatchObject({
    attribute: 'color',
    offer: { label: 'offer|Green, 42 cl' },
  });
  const alone = facts({ color: 'red', size: 'm' }, { recency: ['size'] });
  expect(describeNotice(withMatch(alone, { kind: 'none' }))?.attribute).toBe('size');
});

test('shows no notice while the match of a complete selection is not known', () => {
  expect(describeNotice(facts({ color: 'green', size: 's' }))).toBeNull();
});

test('shows no notice for an incomplete or available selection, or without a combination to offer', () => {
  expect(describeNotice(facts({ color: 'red' }))).toBeNull();
  expect(describeNotice(withMatch(facts({}), { kind: 'none' }))).toBeNull();
  const made = withMatch(facts({ color: 'red', size: 's' }), {
    kind: 'found',
    variation: { ...SOLD, isInStock: true },
  });
  expect(describeNotice(made)).toBeNull();
  expect(
    describeNotice({ ...withMatch(facts({ color: 'red', size: 'm' }), { kind: 'none' }), index: null }),
  ).toBeNull();
});
