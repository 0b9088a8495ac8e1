import { parseSettings } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { openVariationForm } from '@hadaya/variations';
import { afterEach, expect, test } from 'vitest';
import { swatchSettings } from '../settings.ts';
import { addressOf, findBuyable, findOnCard, isExact, readField, readLinks } from './readCard.ts';

let owner = new AbortController();
afterEach(() => owner.abort());

function open(fields: Readonly<Record<string, unknown>>, chosen = 'red') {
  owner = new AbortController();
  const variation = { variation_id: 1, attributes: { attribute_color: 'red' }, is_in_stock: true, ...fields };
  document.body.innerHTML = `<form class="variations_form" data-product_id="21"
    data-product_variations='${JSON.stringify([variation])}'><table class="variations"><tr><td>
    <select name="attribute_color" data-attribute_name="attribute_color"><option value=""></option>
    <option value="red"${chosen && ' selected'}>Red</option></select></td></tr></table><input class="variation_id" value="1"></form>`;
  const root = document.querySelector('form');
  if (!root) throw new Error('no form');
  return openVariationForm(root, createTestEnvironment(), { signal: owner.signal });
}

const choose = (fields: Readonly<Record<string, unknown>>, chosen?: string) => open(fields, chosen).getState();

const settingsOf = (values: Readonly<Record<string, unknown>>) =>
  parseSettings(swatchSettings, [{ name: 'test', values, kind: 'server' }]).settings;

test.each([
  ['a purchasable variation has one', {}, {}, 1],
  ['a variation that the shop marks as not purchasable has none', { is_purchasable: false }, {}, undefined],
  ['no variation has one in catalog mode', {}, { catalogMode: true }, undefined],
  [
    'a product with one attribute has one when catalog mode is off for such products',
    {},
    { catalogMode: true, catalogModeOffForOneAttribute: true },
    1,
  ],
])('the card’s buy button: %s', (_name, fields, settings, id) => {
  expect(findBuyable(choose(fields), settingsOf(settings))?.id).toBe(id);
});

test('returns a variation’s price text, or nothing if the text is empty, missing or not a string', () => {
  const read = (fields: Readonly<Record<string, unknown>>) => readField(choose(fields), (raw) => raw.price_html);
  expect(read({ price_html: '', display_price: 4.5 })).toBeUndefined();
  expect(read({ display_price: 4.5 })).toBeUndefined();
  expect(read({ price_html: 4.5 })).toBeUndefined();
  expect(read({ price_html: '<b>4.500</b>' })).toBe('<b>4.500</b>');
});

test('returns no price text and no buy button for an incomplete selection', () => {
  const state = choose({ price_html: '<b>4.500</b>' }, '');
  expect(readField(state, (raw) => raw.price_html)).toBeUndefined();
  expect(findBuyable(state, settingsOf({}))).toBeUndefined();
});

test('a two-attribute product has no buy button in catalog mode, even if the mode is off for one-attribute products', () => {
  const state = choose({});
  const attributes = [...state.attributes, ...state.attributes];
  const settings = settingsOf({ catalogMode: true, catalogModeOffForOneAttribute: true });
  expect(findBuyable({ ...state, attributes }, settings)).toBeUndefined();
});

test('a variation is exact only when it has a value for every attribute', () => {
  const { match } = choose({});
  if (match.kind !== 'found') throw new Error('no variation');
  const judge = (...values: readonly string[]) =>
    isExact({ ...match.variation, attributes: new Map(values.map((value, at) => [`attribute_${at}`, value])) });
  expect([judge('red', 's'), judge('red', ''), judge('', '')]).toEqual([true, false, false]);
});

test('adds the selection and further values to a link’s query and keeps the rest of the link', () => {
  const state = choose({});
  expect(addressOf('https://shop.test/?product=mug&attribute_color=blue#top', state)).toBe(
    'https://shop.test/?product=mug&attribute_color=red#top',
  );
  expect(addressOf('https://shop.test/mug/', state, [['variation_id', '1']])).toBe(
    'https://shop.test/mug/?attribute_color=red&variation_id=1',
  );
});

function linksOf(button: string, links: string) {
  const form = open({});
  const card = document.createElement('div');
  card.innerHTML = `${links}<a class="buy" href="${button}"> Buy </a>`;
  const settings = settingsOf({ cardButtonSelector: '.buy' });
  const found = readLinks({ form, card, settings });
  return { ...found, texts: found.links.map(({ node }) => node.textContent?.trim()) };
}

const SHOP = 'https://shop.test';

test('with pretty permalinks, finds the name of the button’s product and the links to that product', () => {
  const { button, links, texts, product } = linksOf(
    `${SHOP}/mug/?add-to-cart=21&attribute_size=s&variation_id=2&quantity=1`,
    `<a href="${SHOP}/mug/"><img alt=""></a><a href="${SHOP}/mug/#more"> Mug </a><a href="${SHOP}/mug/?tab=1">Tab</a>
    <a href="${SHOP}/pen/">Pen</a><a href="https://other.test/mug/">Other</a><a>None</a>`,
  );
  expect([texts, product, button?.className]).toEqual([['', 'Mug', 'Tab', 'Buy'], 'Mug', 'buy']);
  expect(links.map(({ id, href }) => [id, href])[1]).toEqual([1, `${SHOP}/mug/#more`]);
});

test('in a classic product list, the product’s name is the heading without the sale badge and the price', () => {
  const card = '<img alt=""><span class="onsale">Sale!</span><h2>Mug</h2><span class="price">3 OMR</span>';
  expect(linksOf(`${SHOP}/mug/`, `<a href="${SHOP}/mug/">${card}</a>`).product).toBe('Mug');
  const [badge, title] = ['<img alt=""><span>Sale</span>', 'Mug'].map((text) => `<a href="${SHOP}/mug/">${text}</a>`);
  expect(linksOf(`${SHOP}/mug/`, `${badge}<h3>${title}</h3>`).product).toBe('Mug');
});

test('with plain permalinks, tells products apart by the query', () => {
  const others = ['product=pen', 'product_cat=mug', '']
    .map((query) => `<a href="${SHOP}/?${query}">Other</a>`)
    .join('');
  const { texts } = linksOf(`${SHOP}/?product=mug&add-to-cart=21`, `${others}<a href="${SHOP}/?product=mug">Mug</a>`);
  expect(texts).toEqual(['Mug', 'Buy']);
});

test.each(['my_attribute_x', 'add-to-cart-now', 'variation_ids', 'quantity_min'])(
  'a link without the button’s parameter %s does not lead to the product',
  (name) => {
    expect(linksOf(`${SHOP}/mug/?${name}=1`, `<a href="${SHOP}/mug/">Mug</a>`).texts).toEqual(['Buy']);
  },
);

test('a card without a button link has no links and no product name', () => {
  const form = open({});
  const card = document.createElement('div');
  card.innerHTML = '<a href="/mug/">Mug</a><button class="buy">Buy</button>';
  for (const cardButtonSelector of ['.buy', '.none', '.buy [']) {
    const found = readLinks({ form, card, settings: settingsOf({ cardButtonSelector }) });
    expect(found).toEqual({ button: undefined, links: [], product: '' });
  }
  expect(findOnCard(card, '.card [')).toBeNull();
});

test('a card whose only link is its button has no product name', () => {
  expect(linksOf(`${SHOP}/mug/`, '').product).toBe('');
});
