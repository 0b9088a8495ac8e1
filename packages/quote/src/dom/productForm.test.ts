import { type IslandContext, parseSettings } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { elementSchema, type QuoteSettings } from '../settings.ts';
import { openForm } from './productForm.ts';

const owner = new AbortController();
afterEach(() => {
  owner.abort();
  vi.restoreAllMocks();
});

/** A product whose select is replaced by swatches, as Variation Swatches prints it. */
const PRODUCT = `<div class="product"><form class="variations_form" data-product_id="74" data-product_variations='[
  {"variation_id":75,"attributes":{"attribute_colour":"blue"},"image":{"thumb_src":"https://shop.example/blue.jpg"}},
  {"variation_id":76,"attributes":{"attribute_colour":"red"},"image":{"thumb_src":"javascript:alert(1)"}}]'>
  <table class="variations"><tr><td class="value"><select style="display:none" name="attribute_colour"><option value="">Choose</option><option value="blue">Blue</option><option value="red">Red</option></select>
  <ul><li tabindex="0" id="first">Blue</li></ul></td></tr></table></form><div data-hadaya="quote"></div></div>`;

function openProduct() {
  document.body.innerHTML = PRODUCT;
  // The test page has no layout, so this makes elements with `display: none` report no box.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    const isHidden = this.getAttribute('style') === 'display:none';
    return Object.assign(isHidden ? [] : [new DOMRect()], { item: () => null });
  });
  const element = document.querySelector<HTMLElement>('[data-hadaya]');
  const select = document.querySelector('select');
  if (!element || !select) throw new Error('no product');
  const context: IslandContext<QuoteSettings> = {
    island: 'quote',
    element,
    environment: createTestEnvironment(),
    settings: { ...parseSettings(elementSchema, []).settings, product: 74 },
    signal: owner.signal,
    fail: vi.fn(),
  };
  return { form: openForm(context, () => {}), select };
}

test('form: focuses the swatches of an unselected attribute, then reads the variation and its picture', async () => {
  const { form, select } = openProduct();
  expect(await form.readChoice()).toMatchObject({ kind: 'incomplete' });
  expect(document.activeElement?.id).toBe('first');
  select.value = 'blue';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(await form.readChoice()).toMatchObject({ variation: 75, picture: 'https://shop.example/blue.jpg' });
  select.value = 'red';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(await form.readChoice()).toMatchObject({ variation: 76, picture: '' });
});
