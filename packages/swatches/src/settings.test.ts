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

test('returns the defaults and reports no problem when there are no settings', () => {
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

test('reads an empty clickable_out_of_stock as off and "1" as on', () => {
  expect(read({ clickable_out_of_stock: '' }).settings.clickableOutOfStock).toBe(false);
  expect(read({ clickable_out_of_stock: '1' }).settings.clickableOutOfStock).toBe(true);
});

test('keeps the separator’s spaces', () => {
  expect(read({ variation_label_separator: ' -' }).settings.labelSeparator).toBe(' -');
});

test('treats clickable_out_of_stock as missing when it is null', () => {
  expect(read({ clickable_out_of_stock: null }).settings.clickableOutOfStock).toBeUndefined();
});

test.each([
  ['show_variation_label', '', 'showVariationLabel', false],
  ['show_variation_stock', '1', 'showVariationStock', true],
  ['stock_label_threshold', '7', 'stockLabelThreshold', 7],
  ['disable_out_of_stock', '1', 'disableOutOfStock', true],
  ['deselect_unavailable', '1', 'deselectUnavailable', true],
  ['unavailable_tooltip_text', 'No', 'unavailableTooltipText', 'No'],
  ['out_of_stock_tooltip_text', 'Gone', 'outOfStockTooltipText', 'Gone'],
  ['i18n_unavailable_text', 'Sorry', 'unavailableText', 'Sorry'],
  ['enable_catalog_mode', '1', 'catalogMode', true],
  ['disable_catalog_mode_on_single_attribute', '1', 'catalogModeOffForOneAttribute', true],
  ['catalog_mode_trigger', 'hover', 'catalogModeTrigger', 'hover'],
  ['catalog_mode_behaviour', 'select', 'catalogModeBehaviour', 'select'],
  ['archive_product_wrapper', '.card', 'cardSelector', '.card'],
  ['archive_image_selector', '.picture', 'cardImageSelector', '.picture'],
  ['archive_cart_button_selector', '.buy', 'cardButtonSelector', '.buy'],
] as const)('reads the plugin’s key %s', (key, given, name, expected) => {
  const { settings } = read({});
  expect(settings[name]).not.toBe(expected);
  expect(read({ [key]: given }).settings[name]).toBe(expected);
});

test('reports a negative stock threshold and reads it as zero', () => {
  const { settings, problems } = read({ stock_label_threshold: '-1' });
  expect([settings.stockLabelThreshold, problems.length]).toEqual([0, 1]);
});
