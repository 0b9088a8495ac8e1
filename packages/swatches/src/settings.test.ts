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
])('clear_on_reselect %j is read as %j', (given, expected) => {
  expect(read({ clear_on_reselect: given }).settings.clearOnReselect).toBe(expected);
});

test('no settings give the defaults without a problem', () => {
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

test('a clickable setting that is off differs from a missing one', () => {
  expect(read({ clickable_out_of_stock: '' }).settings.clickableOutOfStock).toBe(false);
  expect(read({ clickable_out_of_stock: '1' }).settings.clickableOutOfStock).toBe(true);
});

test('the separator keeps its spaces', () => {
  expect(read({ variation_label_separator: ' -' }).settings.labelSeparator).toBe(' -');
});
