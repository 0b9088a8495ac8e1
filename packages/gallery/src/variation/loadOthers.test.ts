import type { Variation } from '@hadaya/variations';
import { expect, test } from 'vitest';
import type { FollowedForm } from './FollowedForm.ts';
import { listOtherPictures } from './loadOthers.ts';

const source = { base: 'https://shop.example/', productTitle: 'Mug' };
const VARIATIONS: readonly [colour: string, size: string][] = [
  ['red', 's'],
  ['red', 'm'],
  ['blue', 's'],
  ['green', 'l'],
];

/** Opens a form in which each colour has one picture. */
function openForm(chosen: Readonly<Record<string, string>>, disabled: readonly string[] = []): FollowedForm {
  const toValue = (value: string) => ({
    value,
    label: value,
    status: 'available' as const,
    isEnabled: !disabled.includes(value),
    isMarkedOutOfStock: false,
  });
  const toAttribute = (name: string, values: readonly string[]) => ({
    name,
    chosen: chosen[name] ?? '',
    values: values.map(toValue),
  });
  const variations: readonly Variation[] = VARIATIONS.map(([colour], index) => ({
    id: index + 1,
    attributes: new Map(),
    isActive: true,
    isInStock: true,
    canBuy: true,
    raw: { image: { src: `/${colour}.jpg` } },
  }));
  const attributes = [toAttribute('size', ['s', 'm', 'l']), toAttribute('colour', ['red', 'blue', 'green'])];
  const choice = new Map(attributes.map((one) => [one.name, one.chosen]));
  return {
    root: document.createElement('form'),
    getState: () => ({
      productId: '1',
      mode: 'embedded',
      isIndexed: false,
      attributes,
      choice,
      match: { kind: 'incomplete' },
      shown: null,
    }),
    subscribe: () => () => {},
    getIndex: () => null,
    findVariation: (expected) =>
      variations[
        VARIATIONS.findIndex(([colour, size]) => expected.get('colour') === colour && expected.get('size') === size)
      ] ?? null,
  };
}

const list = (form: FollowedForm, touched: string) =>
  [...listOtherPictures({ source }, form, touched)].flatMap((image) => (image ? [image.src] : []));

test('lists the touched attribute’s pictures first, then those of other values whose variations share a picture', () => {
  expect(list(openForm({}), 'colour')).toEqual(['/red.jpg', '/blue.jpg', '/green.jpg', '/red.jpg', '/green.jpg']);
});

test('skips selected, disabled and unmatched values', () => {
  expect(list(openForm({ colour: 'red', size: 's' }), 'colour')).toEqual(['/blue.jpg', '/red.jpg']);
  expect(list(openForm({ colour: 'red' }, ['blue', 'm']), 'colour')).toEqual(['/green.jpg', '/red.jpg']);
});
