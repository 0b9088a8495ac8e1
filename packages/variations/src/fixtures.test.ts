import { createTestEnvironment, installLeakCounter, type TestEnvironment } from '@hadaya/testing';
import { NO_FIXTURES, readFixture } from '@hadaya/testing/fixtures';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openVariationForm, type VariationForm } from './index.ts';

/**
 * Sizes that can be chosen after red, blue and green: blue does not exist in the large size, and green accepts any
 * size.
 */
const TABLES = [
  ['l', 'm', 's'],
  ['m', 's'],
  ['l', 'm', 's'],
];

const owners: AbortController[] = [];
afterEach(() => {
  for (const owner of owners.splice(0)) owner.abort();
});

function open(file: string): { form: VariationForm; environment: TestEnvironment } {
  document.body.innerHTML = (readFixture(file) ?? '').replace(/^.*<body[^>]*>/s, '');
  const root = document.querySelector('.variations_form');
  if (!(root instanceof HTMLElement)) throw new Error(`no form in ${file}`);
  const environment = createTestEnvironment();
  const owner = new AbortController();
  owners.push(owner);
  return { form: openVariationForm(root, environment, { signal: owner.signal }), environment };
}

function listEnabled(form: VariationForm): Record<string, string[]> {
  const { attributes } = form.getState();
  return Object.fromEntries(
    attributes.map(({ name, values }) => [name, values.filter(({ isEnabled }) => isEnabled).map(({ value }) => value)]),
  );
}

describe('pages from a real WordPress site', () => {
  beforeEach(({ skip }) => skip(readFixture('product-swatches-gallery.html') === undefined, NO_FIXTURES));

  test('colour and size: the enabled sizes follow the selected colour', () => {
    const { form, environment } = open('swatches-colour-size.html');
    const [color, size] = form.getState().attributes.map(({ name }) => name);
    expect([color, size]).toEqual(['attribute_pa_color', 'attribute_pa_size']);
    expect(form.getState().mode).toBe('embedded');
    const tables = ['red', 'blue', 'green'].map((value) => {
      form.choose('attribute_pa_color', value);
      return listEnabled(form).attribute_pa_size;
    });
    expect(tables).toEqual(TABLES);
    expect(environment.logger.warnings).toEqual([]);
  });

  test('image, radio and a custom attribute: starts with a selection and logs no warning', () => {
    const { form, environment } = open('swatches-image-radio-custom.html');
    expect(form.getState().choice.size).toBeGreaterThan(0);
    expect(form.getState().attributes.some(({ name }) => !name.startsWith('attribute_pa_'))).toBe(true);
    expect(environment.logger.warnings).toEqual([]);
  });

  test('ajax mode: keeps every value enabled', () => {
    const { form } = open('swatches-ajax-mode.html');
    expect(form.getState().mode).toBe('ajax');
    form.choose('attribute_pa_color', 'red');
    expect(form.getState().attributes.every(({ values }) => values.every(({ isEnabled }) => isEnabled))).toBe(true);
  });

  test('opening and closing a form leaks nothing', () => {
    const counter = installLeakCounter(window);
    open('product-swatches-gallery.html');
    owners.pop()?.abort();
    const before = counter.take();
    open('product-swatches-gallery.html');
    owners.pop()?.abort();
    expect(counter.since(before)).toEqual([]);
    counter.restore();
  });
});
