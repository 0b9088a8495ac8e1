import { registerIsland } from '@hadaya/core';
import { BLOCK_TERMS, type BlockKind, blockForm, runBlockForm } from '@hadaya/testing/block';
import { prepareIslandPage, settle } from '@hadaya/testing/unit';
import { describe, expect, it } from 'vitest';
import { blockIsland } from './island.ts';
import { isSoldOut, readTerms } from './readTerms.ts';

const island = prepareIslandPage();

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Puts markup on the page and the island onto it, once the block's own script runs. */
async function mount(html: string): Promise<HTMLFormElement> {
  document.body.innerHTML = html;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  runBlockForm(form);
  registerIsland(blockIsland);
  island.open();
  await settle();
  return form;
}

const option = (form: HTMLElement, value: string) => form.querySelector<HTMLElement>(`[value="${value}"]`);
const face = (form: HTMLElement, value: string) => option(form, value)?.closest<HTMLElement>('label, button');

async function choose(form: HTMLElement, value: string): Promise<void> {
  option(form, value)?.click();
  await frame();
  island.environment().clock.advance(50);
  await settle();
}

describe.each<BlockKind>(['pills', 'chips'])('%s', (kind) => {
  it('draws what has a colour or a picture, and leaves the rest as the block shows it', async () => {
    const form = await mount(blockForm(kind));
    expect(face(form, 'blue')?.style.getPropertyValue('--hadaya-swatch')).toBe('#1e3cbe');
    expect(face(form, 'green')?.style.getPropertyValue('--hadaya-swatch')).toContain('linear-gradient(-45deg, #0a7d3c');
    expect(face(form, 'red')?.style.getPropertyValue('--hadaya-swatch')).toContain('url("/wp-content/uploads/');
    expect(face(form, 'l')?.hasAttribute('data-hadaya-swatch')).toBe(false);
    expect(face(form, 'green')?.dataset.hadayaTip).toBe('Green & gold');
  });

  it('says what the block and the stock say, and names the chosen value', async () => {
    const form = await mount(blockForm(kind));
    await choose(form, 'red');
    expect(option(form, 'l')?.getAttribute('aria-description')).toBe('Sold out');
    expect(form.querySelector('#attribute_pa_color_label')?.getAttribute('data-hadaya-chosen')).toBe('Red');
    await choose(form, 'l');
    expect(option(form, 'blue')?.getAttribute('aria-description')).toBe('Unavailable');
    await choose(form, 'l');
    expect(option(form, 'blue')?.hasAttribute('aria-description')).toBe(false);
  });
});

/** Markup that WooCommerce may print one day; the server's markup has to come out of it as it went in. */
const MUTATIONS: Readonly<Record<string, (html: string) => string>> = {
  'another class of the row': (html) => html.replaceAll('variation-selector-attribute"', 'attribute-v2"'),
  'no role on the chips': (html) => html.replaceAll('role="radio"', 'role="option"'),
  'no hidden input': (html) => html.replaceAll(/<input type="hidden" name="attribute[^>]*>/g, ''),
  'another prefix of the keys': (html) => html.replaceAll('name="attribute_', 'name="option_'),
  'no state on the chips': (html) => html.replaceAll(' aria-checked="false"', ''),
  'links instead of buttons': (html) =>
    html
      .replaceAll('<button class="wc-block-product-filter', '<a class="wc-block-product-filter')
      .replaceAll('</span></button>', '</span></a>'),
  'swatches of the block': (html) =>
    html.replaceAll('wc-block-product-filter-chips"', 'wc-block-product-filter-chips is-style-swatch"'),
  'no options': (html) => html.replaceAll(/<fieldset>.*?<\/fieldset>/g, '<fieldset></fieldset>'),
  'another form': (html) => html.replaceAll('wc-block-add-to-cart-with-options', 'wc-block-buy-box'),
  'a list of checkboxes': (html) =>
    html.replaceAll('<button class="wc-block-product-filter', '<input type="checkbox" class="wc-block-product-filter'),
};

/** What a visitor makes of a block: a choice, another one, the first one taken back. */
async function use(form: HTMLFormElement): Promise<string> {
  for (const value of ['red', 's', 'red']) await choose(form, value);
  return document.body.innerHTML.replaceAll(/ data-hadaya-state="mounted"/g, '');
}

describe('markup that is not known', () => {
  it.each(Object.entries(MUTATIONS))('%s: stays as it is, and the block goes on as without us', async (_, mutate) => {
    const html = mutate(blockForm('chips'));
    document.body.innerHTML = html;
    const before = document.body.innerHTML;
    const alone = document.querySelector('form');
    if (!alone) throw new Error('no form');
    runBlockForm(alone);
    const expected = await use(alone);
    const form = await mount(html);
    expect(document.body.innerHTML.replaceAll(/ data-hadaya-state="mounted"/g, '')).toBe(before);
    expect(await use(form)).toBe(expected);
    expect(island.environment().logger.warnings).toEqual([]);
  });

  it.each(['[]', 'null', '{"attributes":[1],"variations":{}}', '{"attributes":{"attribute_pa_color":{"red":7}}}'])(
    'data of another shape are no data: %s',
    async (terms) => {
      const form = await mount(blockForm('chips', terms));
      expect(form.querySelector('[data-hadaya-swatch]')).toBeNull();
    },
  );

  it('takes no style but colours and addresses from the data', () => {
    const term = (fields: object) => JSON.stringify({ attributes: { a: { b: fields } } });
    for (const fields of [
      { color: 'red;position:fixed' },
      { image: 'javascript:alert(1)' },
      { image: '/a") , url("//x' },
    ])
      expect(readTerms(term(fields)).terms.get('a')?.get('b')?.swatch).toBe('');
  });
});

it('a value is sold out beside a choice when all variations with both are', () => {
  const { stock } = readTerms(JSON.stringify(BLOCK_TERMS));
  const soldOut = (choice: Readonly<Record<string, string>>, value: string) =>
    isSoldOut(stock, choice, 'attribute_pa_size', value);
  expect(soldOut({}, 'l')).toBe(false);
  expect(soldOut({ attribute_pa_color: 'red' }, 'l')).toBe(true);
  expect(soldOut({ attribute_pa_color: 'blue' }, 'l')).toBe(false);
  expect(soldOut({ attribute_pa_color: 'green' }, 'l')).toBe(false);
  expect(isSoldOut([], {}, 'attribute_pa_size', 'l')).toBe(false);
});
