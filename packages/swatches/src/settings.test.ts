import { parseSettings } from '@hadaya/core';
import { expect, test } from 'vitest';
import { swatchSettings } from './settings.ts';

const read = (values: Readonly<Record<string, unknown>>) =>
  parseSettings(swatchSettings, [{ name: 'woo_variation_swatches_options', values, kind: 'server' }]);

test.each([
  ['1', true],
  ['', false],
  [true, true],
  [undefined, false],
])('reads clear_on_reselect %j as %j', (given, expected) => {
  expect(read({ clear_on_reselect: given }).settings.clearOnReselect).toBe(expected);
});

test('returns the defaults without a problem when there are no settings', () => {
  const { settings, problems } = read({});
  expect(problems).toEqual([]);
  expect(settings).toMatchObject({
    showVariationLabel: true,
    labelSeparator: ':',
    clearOnReselect: false,
    stockLabelThreshold: 5,
    clickableOutOfStock: undefined,
    unavailableTooltipText: undefined,
    selectOnArrow: false,
    markOutOfStock: true,
    tooltipOnFocus: true,
    replacePlugin: true,
  });
});

test('reads an empty `clickable_out_of_stock` as off and "1" as on', () => {
  expect(read({ clickable_out_of_stock: '' }).settings.clickableOutOfStock).toBe(false);
  expect(read({ clickable_out_of_stock: '1' }).settings.clickableOutOfStock).toBe(true);
});

test('keeps the separator’s spaces', () => {
  expect(read({ variation_label_separator: ' -' }).settings.labelSeparator).toBe(' -');
});
