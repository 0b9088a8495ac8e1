import { expect, it } from 'vitest';
import { productPriceHtml } from './priceHtml.ts';
import { bottle } from './products/bottle.ts';
import { mug } from './products/mug.ts';

it('prints rials with three decimals and the symbol first in English', () => {
  expect(productPriceHtml(bottle, 'en')).toBe(
    '<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">OMR</span>&nbsp;6.500</bdi></span>',
  );
});

it('prints the symbol last in Arabic', () => {
  expect(productPriceHtml(bottle, 'ar')).toContain(
    '<bdi>6.500&nbsp;<span class="woocommerce-Price-currencySymbol">ر.ع.</span></bdi>',
  );
});

it('adds a price range as text for screen readers', () => {
  expect(productPriceHtml(mug, 'en')).toContain('Price range: OMR&nbsp;4.200 through OMR&nbsp;5.200');
});
