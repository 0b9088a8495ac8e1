import { registerIsland } from '@hadaya/core';
import { BLOCK_TERMS, type BlockKind, blockForm, markAtServer, runBlockForm } from '@hadaya/testing/block';
import { prepareIslandPage, settle } from '@hadaya/testing/unit';
import { beforeAll, describe, expect, it } from 'vitest';
import { blockIsland } from './island.ts';

const island = prepareIslandPage();

// The view loads in advance, because it otherwise loads only when the page is idle.
beforeAll(() => import('./BlockSwatches.tsx'));

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function mount(html: string): Promise<HTMLFormElement> {
  document.body.innerHTML = html;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  runBlockForm(form);
  registerIsland(blockIsland);
  island.open();
  await settle();
  island.environment().clock.advance(5);
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
  it('renders values that have a colour or image as swatches and leaves the other values as the server printed them', async () => {
    const form = await mount(blockForm(kind));
    expect(face(form, 'blue')?.style.getPropertyValue('--hadaya-swatch')).toBe('#1e3cbe');
    expect(face(form, 'green')?.style.getPropertyValue('--hadaya-swatch')).toContain('linear-gradient(-45deg, #0a7d3c');
    expect(face(form, 'red')?.style.getPropertyValue('--hadaya-swatch')).toContain('url("/wp-content/uploads/');
    expect(face(form, 'l')?.hasAttribute('data-hadaya-swatch')).toBe(false);
    expect(face(form, 'green')?.dataset.hadayaTip).toBe('Green & gold');
  });

  it('describes sold-out and unavailable values and shows the selected value in the label', async () => {
    const form = await mount(blockForm(kind));
    await choose(form, 'red');
    expect(option(form, 'l')?.getAttribute('aria-description')).toBe('Sold out');
    expect(form.querySelector('#attribute_pa_color_label')?.getAttribute('data-hadaya-chosen')).toBe(': Red');
    await choose(form, 'l');
    expect(option(form, 'blue')?.getAttribute('aria-description')).toBe('Unavailable');
    await choose(form, 'l');
    expect(option(form, 'blue')?.hasAttribute('aria-description')).toBe(false);
  });
});

/** Markup that WooCommerce may print in future, which the island must leave unchanged. */
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
  'no options': (html) => html.replaceAll(/<fieldset class.*?<\/fieldset>/g, '<fieldset></fieldset>'),
  'another form': (html) => html.replaceAll('wc-block-add-to-cart-with-options', 'wc-block-buy-box'),
  'a list of checkboxes': (html) =>
    html.replaceAll('<button class="wc-block-product-filter', '<input type="checkbox" class="wc-block-product-filter'),
};

/** The second press on `red` clears it again. */
async function use(form: HTMLFormElement): Promise<string> {
  for (const value of ['red', 's', 'red']) await choose(form, value);
  return document.body.innerHTML.replaceAll(/ data-hadaya-state="mounted"/g, '');
}

describe('unknown markup', () => {
  it.each(Object.entries(MUTATIONS))(
    '%s: removes the server’s markers, and the block works without the island',
    async (_, mutate) => {
      document.body.innerHTML = mutate(blockForm('chips'));
      const before = document.body.innerHTML;
      const alone = document.querySelector('form');
      if (!alone) throw new Error('no form');
      runBlockForm(alone);
      const expected = await use(alone);
      const form = await mount(mutate(markAtServer(blockForm('chips'))));
      expect(document.body.innerHTML.replaceAll(/ data-hadaya-state="mounted"/g, '')).toBe(before);
      expect(await use(form)).toBe(expected);
      expect(island.environment().logger.warnings).toEqual([]);
    },
  );

  it.each(['[]', 'null', '{"attributes":[1],"variations":{}}', '{"attributes":{"attribute_pa_color":{"red":7}}}'])(
    'shows no swatches for malformed data: %s',
    async (terms) => {
      const form = await mount(blockForm('chips', terms));
      expect(form.querySelector('[data-hadaya-swatch]')).toBeNull();
    },
  );
});

/** Presses an element with a finger or mouse but causes no click. */
const press = (node: Element | null | undefined, init: object = {}) =>
  node?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, isPrimary: true, ...init }));

async function wait(): Promise<void> {
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    await frame();
    island.environment().clock.advance(50);
    await settle();
  }
}

describe.each<BlockKind>(['pills', 'chips'])('%s: notices', (kind) => {
  const noticeOf = (form: HTMLElement) => form.querySelector('.hadaya-swatches-notice');

  it('a press on an unavailable value shows the reason and offers the nearest combination', async () => {
    const form = await mount(blockForm(kind));
    await choose(form, 'red');
    await choose(form, 'l');
    expect(option(form, 'blue')?.closest('[role="radiogroup"]')?.getAttribute('aria-description')).toBe(
      'Blue: Unavailable',
    );
    press(face(form, 'blue'));
    await wait();
    expect(noticeOf(form)?.querySelector('[role="status"]')?.textContent).toBe('Blue is not available with L.');
    form.querySelector<HTMLElement>('.hadaya-swatches-switch')?.click();
    await wait();
    expect(form.querySelector('[name="variation_id"]')?.getAttribute('value')).toBe('78');
    expect(noticeOf(form)).toBeNull();
    expect(document.activeElement).toBe(option(form, 'blue'));
  });

  it('announces a sold-out selection and keeps the notice closed after it is dismissed', async () => {
    const form = await mount(blockForm(kind));
    await choose(form, 'red');
    await choose(form, 'l');
    await wait();
    expect(noticeOf(form)?.querySelector('[role="status"]')?.textContent).toBe('Red, L is sold out.');
    form.querySelector<HTMLElement>('.hadaya-swatches-close')?.click();
    await wait();
    expect(noticeOf(form)).toBeNull();
  });

  it('shows no notice for a right-click, a secondary pointer or an available value', async () => {
    const form = await mount(blockForm(kind));
    await choose(form, 'blue');
    for (const init of [{ button: 2 }, { isPrimary: false }]) press(face(form, 'l'), init);
    press(face(form, 'm'));
    await wait();
    expect(noticeOf(form)).toBeNull();
  });

  it('shows the remaining stock in the server’s wording when only one attribute is unselected', async () => {
    const variations = BLOCK_TERMS.variations.map((one, at) => ({ ...one, stockLeft: at === 1 ? '2 left' : '' }));
    const form = await mount(blockForm(kind, { ...BLOCK_TERMS, variations }));
    expect(form.querySelector('[data-hadaya-stock-left]')).toBeNull();
    await choose(form, 'red');
    expect(face(form, 'm')?.dataset.hadayaStockLeft).toBe('2 left');
    expect(option(form, 'm')?.getAttribute('aria-description')).toBe('2 left');
    await choose(form, 'm');
    expect(form.querySelector('[data-hadaya-stock-left]')).toBeNull();
  });

  it('describes values and shows the label for the server’s initial selection', async () => {
    const form = await mount(blockForm(kind, BLOCK_TERMS, { chosen: { attribute_pa_color: 'red' } }));
    expect(option(form, 'l')?.getAttribute('aria-description')).toBe('Sold out');
    expect(form.querySelector('#attribute_pa_color_label')?.getAttribute('data-hadaya-chosen')).toBe(': Red');
  });

  it('announces a sold-out value of a large product only after the other attribute is selected', async () => {
    const soldOut = BLOCK_TERMS.variations.filter(({ inStock }) => !inStock);
    const form = await mount(blockForm(kind, { ...BLOCK_TERMS, variations: soldOut, soldOutOnly: true }));
    expect(form.querySelector('[data-hadaya-sold-out]')).toBeNull();
    await choose(form, 'red');
    expect(option(form, 'l')?.getAttribute('aria-description')).toBe('Sold out');
    expect(option(form, 'm')?.hasAttribute('aria-description')).toBe(false);
  });

  it('shows the selected value after the owner’s separator, or nothing when the separator is false', async () => {
    const chosen = async (separator: unknown) => {
      const form = await mount(
        blockForm(kind, { ...BLOCK_TERMS, separator }, { chosen: { attribute_pa_color: 'red' } }),
      );
      return form.querySelector('#attribute_pa_color_label')?.getAttribute('data-hadaya-chosen');
    };
    expect(await chosen(' –')).toBe(' – Red');
    island.environment();
    expect(await chosen(false)).toBeNull();
  });
});

it('uses the variations in WooCommerce 10.2’s form context when the plugin’s data contains none', async () => {
  const context = {
    availableVariations: BLOCK_TERMS.variations.map(({ attributes, inStock }) => ({
      attributes,
      is_in_stock: inStock,
    })),
  };
  const html = blockForm('pills', { attributes: BLOCK_TERMS.attributes }).replace(
    '<form ',
    `<form data-wp-context="${JSON.stringify(context).replaceAll('"', '&quot;')}" `,
  );
  const form = await mount(html);
  await choose(form, 'red');
  expect(option(form, 'l')?.getAttribute('aria-description')).toBe('Sold out');
});

it('the arrow keys, Home and End move focus among available chips without selecting one', async () => {
  const form = await mount(blockForm('chips'));
  await choose(form, 'l');
  option(form, 'green')?.focus();
  const key = (name: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    return document.activeElement?.getAttribute('value');
  };
  expect(['ArrowRight', 'ArrowRight', 'Home', 'End', 'ArrowLeft'].map(key)).toEqual([
    'red',
    'green',
    'green',
    'red',
    'green',
  ]);
  form.dir = 'rtl';
  form.style.direction = 'rtl';
  expect(key('ArrowLeft')).toBe('red');
  expect(form.querySelectorAll('[role="radio"][aria-checked="true"]')).toHaveLength(1);
});

it.each([
  ['dropdown', 'are a dropdown, which stays as it is'],
  ['chips', 'are drawn, attributes: 2'],
] as const)('answers hadaya:explain with a line about how the island handles %s', async (kind, line) => {
  await mount(blockForm(kind));
  const lines: unknown[] = [];
  document.dispatchEvent(new CustomEvent('hadaya:explain', { detail: { say: (text: unknown) => lines.push(text) } }));
  expect(lines.join()).toContain(line);
});
