import { expect, test } from 'vitest';
import { decodeVariation } from '../matching/index.ts';
import { createDetails } from './createDetails.ts';

test('restores each element’s own content however often a variation is shown', () => {
  document.body.innerHTML = `<div class="product"><form></form><span class="product_weight"><b>1</b> kg</span>
    <table><tr class="woocommerce-product-attributes-item--weight"><td class="woocommerce-product-attributes-item__value">1 kg<br>with box</td></tr></table></div>`;
  const root = document.querySelector('form');
  const variation = decodeVariation({ variation_id: 1, attributes: {}, weight_html: '2 kg' });
  if (!root || !variation) throw new Error('no product');
  const elements = [...document.querySelectorAll('.product_weight, td')];
  const read = () => elements.map(({ innerHTML }) => innerHTML);
  const before = read();
  const write = createDetails(root);
  for (let round = 0; round < 2; round += 1) {
    write(variation);
    write(variation);
    expect(read()).toEqual(['2 kg', '2 kg']);
    write(null);
    write(null);
    expect(read()).toEqual(before);
  }
});
