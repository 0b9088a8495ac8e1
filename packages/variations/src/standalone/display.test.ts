import { expect, test } from 'vitest';
import { fillTemplate } from './display.ts';

test('replaces only data.variation placeholders and inserts their values literally', () => {
  const template = '<p>{{{ data.variation.price_html }}}{{{data.variation.max_qty}}}</p><# alert(1) #>{{ data.x }}';
  const fields = { price_html: '<b>4.500</b> $& $1', max_qty: 3 };
  expect(fillTemplate(template, fields)).toBe('<p><b>4.500</b> $& $13</p><# alert(1) #>{{ data.x }}');
});

test('leaves the placeholder of a missing or non-text field empty', () => {
  expect(fillTemplate('[{{{ data.variation.toString }}}{{{ data.variation.image }}}]', { image: {} })).toBe('[]');
});

test('never replaces an empty price with a number', () => {
  const fields = { price_html: '', display_price: 4.5, display_regular_price: 5 };
  expect(fillTemplate('[{{{ data.variation.price_html }}}]', fields)).toBe('[]');
  expect(fillTemplate('[{{{ data.variation.price_html }}}]', { display_price: 4.5 })).toBe('[]');
});

test('shows the availability on a page without a template', () => {
  expect(fillTemplate(undefined, { availability_html: 'x' })).toContain(
    '<div class="woocommerce-variation-availability">x</div>',
  );
});
