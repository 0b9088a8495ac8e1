import { expect, test } from 'vitest';
import { fillTemplate } from './display.ts';

test('only data.variation placeholders are replaced, literally', () => {
  const template = '<p>{{{ data.variation.price_html }}}{{{data.variation.max_qty}}}</p><# alert(1) #>{{ data.x }}';
  const fields = { price_html: '<b>4.500</b> $& $1', max_qty: 3 };
  expect(fillTemplate(template, fields)).toBe('<p><b>4.500</b> $& $13</p><# alert(1) #>{{ data.x }}');
});

test('a missing or non-text field leaves its placeholder empty', () => {
  expect(fillTemplate('[{{{ data.variation.toString }}}{{{ data.variation.image }}}]', { image: {} })).toBe('[]');
});

test('no number replaces an empty price', () => {
  const fields = { price_html: '', display_price: 4.5, display_regular_price: 5 };
  expect(fillTemplate('[{{{ data.variation.price_html }}}]', fields)).toBe('[]');
  expect(fillTemplate('[{{{ data.variation.price_html }}}]', { display_price: 4.5 })).toBe('[]');
});

test('a page without a template gets WooCommerce’s three parts', () => {
  expect(fillTemplate(undefined, { availability_html: 'x' })).toContain(
    '<div class="woocommerce-variation-availability">x</div>',
  );
});
