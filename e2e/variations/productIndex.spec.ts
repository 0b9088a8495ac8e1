/**
 * In ajax mode, our script fetches the public list of combinations when a visitor is about to use the form, for example
 * by focusing a field.
 */

import { bigProduct, mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { expect, test } from '../kit/test.ts';
import { probeForm, readEvents, waitForForms } from './kit/form.ts';
import { serveForms } from './kit/formPage.ts';

const CALL = 'wc-ajax:get_variation';

async function waitForStart(page: Page): Promise<void> {
  await waitForForms(page);
  await expect(probeForm(page).button).toHaveClass(/wc-variation-selection-needed/);
}

test.describe('a product with many variations', () => {
  const big = bigProduct([12, 10, 8]);
  const huge = bigProduct([25, 20, 20]);
  const names = ['attribute_pa_shade', 'attribute_pa_fit', 'attribute_pa_print'];
  const INDEX = 'rest:/wc/store/v1/products/100000';
  const STOCK = 'rest:/wc/store/v1/products';
  const index = JSON.stringify({
    attributes: names.map((name) => ({ name, taxonomy: name.replace('attribute_', ''), has_variations: true })),
    variations: big.variations.map(({ id, values }) => ({
      id,
      attributes: Object.values(values).map((value) => ({ name: '', value })),
    })),
  });
  const answer = JSON.stringify({ variation_id: 100_001, attributes: {}, is_in_stock: true });

  test.beforeEach(({ server }) => server.backend.faults.set(CALL, { body: answer, type: 'application/json' }));

  const chooseAll = async (page: Page) => {
    for (const name of names) await probeForm(page).choose(name, `${name.split('_pa_')[1]}-3`);
  };

  test('three selections together send one request each for the variation, the index and the stock, and none for a gallery', async ({
    page,
    server,
    servePage,
  }) => {
    server.backend.faults.set(INDEX, { body: index, status: 200 });
    await page.goto(serveForms(servePage, { products: [big], scripts: 'woocommerce' }));
    await waitForStart(page);
    expect(server.backend.received).toEqual([]);
    await probeForm(page)
      .select(names[0] ?? '')
      .focus();
    await expect.poll(async () => (await probeForm(page).state()).isIndexed).toBe(true);
    await chooseAll(page);
    await expect.poll(async () => (await readEvents(page, 'found')).length).toBe(1);
    await expect.poll(() => server.backend.received.length).toBe(3);
    expect(server.backend.receivedBy(CALL).length).toBe(1);
    expect(server.backend.receivedBy(INDEX).length).toBe(1);
    expect(server.backend.receivedBy(STOCK).length).toBe(1);
  });

  test('requests no index for a product with 10,000 variations, whose values can still be selected', async ({
    page,
    server,
    servePage,
  }) => {
    await page.goto(serveForms(servePage, { products: [huge], scripts: 'woocommerce' }));
    await waitForStart(page);
    await probeForm(page)
      .select(names[0] ?? '')
      .focus();
    await chooseAll(page);
    await expect.poll(async () => (await readEvents(page, 'found')).length).toBe(1);
    expect(server.backend.received.map(({ name }) => name)).toEqual([CALL]);
  });

  test('requests no index for a product with too many values, even if the plugin prints no count', async ({
    page,
    server,
    servePage,
  }) => {
    const edit = (html: string) => html.replace(/data-total="\d+"/, '');
    await page.goto(serveForms(servePage, { products: [{ product: huge, edit }], scripts: 'woocommerce' }));
    await waitForStart(page);
    await probeForm(page)
      .select(names[0] ?? '')
      .focus();
    await chooseAll(page);
    await expect.poll(async () => (await readEvents(page, 'found')).length).toBe(1);
    expect(server.backend.received.map(({ name }) => name)).toEqual([CALL]);
  });

  for (const [name, fault] of [
    ['403', { status: 403 }],
    ['HTML', { status: 200, body: '<html></html>', type: 'text/html' }],
  ] as const) {
    test(`keeps every value enabled and selectable when the index request returns ${name}`, async ({
      page,
      server,
      servePage,
      guest,
    }) => {
      await guest.allow({ console: [/Failed to load resource/] });
      server.backend.faults.set(INDEX, fault);
      await page.goto(serveForms(servePage, { products: [big], scripts: 'woocommerce' }));
      await waitForStart(page);
      await probeForm(page)
        .select(names[0] ?? '')
        .focus();
      await chooseAll(page);
      await expect.poll(async () => (await readEvents(page, 'found')).length).toBe(1);
      const state = await probeForm(page).state();
      expect(server.backend.receivedBy(STOCK)).toEqual([]);
      expect(state.isIndexed).toBe(false);
      expect(Object.values(state.enabled).map(({ length }) => length)).toEqual([12, 10, 8]);
    });
  }
});

test.describe('the index of an ajax product', () => {
  const sparse = { ...mug, variations: [...mug.variations] };
  const serveAjaxMug = (settings: Readonly<Record<string, unknown>>) => ({
    products: [
      {
        product: sparse,
        edit: (html: string) => html.replace(/data-product_variations="[^"]*"/, 'data-product_variations="false"'),
      },
    ],
    scripts: 'woocommerce' as const,
    settings,
  });
  const SIZE = 'attribute_pa_size';

  test('a form focused before the ajax file loads requests the index after the file has loaded', async ({
    page,
    servePage,
  }) => {
    const release = await holdBack(page, '**/dist/variations-ajaxMode*');
    await page.goto(serveForms(servePage, serveAjaxMug({ ajaxIndex: 'hint' })));
    const form = probeForm(page);
    await form.select(SIZE).focus();
    release();
    await expect.poll(async () => (await form.state()).isIndexed).toBe(true);
  });

  for (const [use, enabled] of [
    ['hint', ['42', 'm', 's']],
    ['filter', ['m', 's']],
  ] as const) {
    test(`distinguishes unavailable, sold-out and available values when ajaxIndex is "${use}"`, async ({
      page,
      servePage,
    }) => {
      await page.goto(serveForms(servePage, serveAjaxMug({ ajaxIndex: use })));
      await waitForStart(page);
      const form = probeForm(page);
      await form.select(SIZE).focus();
      await expect.poll(async () => (await form.state()).isIndexed).toBe(true);
      await form.choose('attribute_pa_color', 'red');
      const expected = { '42': 'unavailable', m: 'sold-out', s: 'available' };
      await expect.poll(async () => (await form.state()).status[SIZE]).toEqual(expected);
      expect((await form.state()).enabled[SIZE]).toEqual(enabled);
    });
  }

  for (const [name, setting, connection] of [
    ['with off', 'off', {}],
    ['with data saving on', 'hint', { saveData: true }],
    ['over a slow connection', 'hint', { saveData: false, effectiveType: '3g' }],
  ] as const) {
    test(`sends no index request ${name}`, async ({ page, servePage, server }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
        connection,
      );
      await page.goto(serveForms(servePage, serveAjaxMug({ ajaxIndex: setting })));
      await waitForStart(page);
      const form = probeForm(page);
      await form.select(SIZE).focus();
      await form.choose('attribute_pa_color', 'red');
      await form.choose(SIZE, 's');
      await expect.poll(async () => (await form.state()).found).toBe(22);
      expect(server.backend.received.map(({ name: call }) => call)).toEqual([CALL]);
    });
  }
});

test('parses 5,000 embedded variations when idle and then filters the options', async ({ page, servePage }) => {
  const large = bigProduct([25, 20, 10]);
  const list = large.variations.map(({ id, values }) => ({
    variation_id: id,
    attributes: Object.fromEntries(Object.entries(values).map(([slug, value]) => [`attribute_${slug}`, value])),
    price_html: 'x'.repeat(60),
  }));
  const text = JSON.stringify(list.filter((_one, at) => at % 7 !== 0)).replaceAll('"', '&quot;');
  const product = {
    product: large,
    edit: (html: string) => html.replace(/data-product_variations="[^"]*"/, `data-product_variations="${text}"`),
  };
  await page.goto(serveForms(servePage, { products: [product], scripts: 'none' }));
  await expect.poll(async () => (await probeForm(page).state()).isIndexed).toBe(true);
  await expect(probeForm(page).button).toHaveClass(/wc-variation-selection-needed/);
  for (const [name, value] of [
    ['shade', 'shade-1'],
    ['fit', 'fit-2'],
  ] as const) {
    expect(await probeForm(page).choose(`attribute_pa_${name}`, value)).toBe('chosen');
  }
  const left = (await probeForm(page).state()).enabled.attribute_pa_print ?? [];
  expect(left.length).toBeGreaterThan(5);
  expect(left.length).toBeLessThan(10);
  await probeForm(page).choose('attribute_pa_print', left[0] ?? '');
  await expect(probeForm(page).id).not.toHaveValue('');
});
