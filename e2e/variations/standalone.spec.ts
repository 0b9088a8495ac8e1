/** On pages without WooCommerce's variation script, our own engine takes over. */

import { mug, type VariableProduct } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeForm, readEvents, waitForEngine, waitForForms } from './kit/form.ts';
import { serveForms } from './kit/formPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

test.describe('a product with embedded variations', () => {
  test.beforeEach(async ({ page, servePage }) => {
    await page.clock.install();
    await page.goto(serveForms(servePage, { products: [mug], scripts: 'none' }));
    await waitForEngine(page);
  });

  test('selecting or clearing a value updates the options, id, price, stock, quantity and button', async ({
    page,
    snap,
  }) => {
    const form = probeForm(page);
    expect(await form.options(SIZE)).toEqual(['42', 'm', 's']);
    await form.select(COLOR).selectOption('red');
    expect(await form.options(SIZE)).toEqual(['m', 's']);
    await expect(form.id).toHaveValue('');
    await form.select(SIZE).selectOption('s');
    await expect(form.id).toHaveValue('22');
    expect(await form.options(COLOR)).toEqual(['blue', 'red']);
    await expect(form.root.locator('.woocommerce-variation-price')).toContainText('4.500');
    await expect(form.root.locator('.stock')).toBeVisible();
    await expect(form.root.locator('input.qty')).toHaveAttribute('max', '3');
    await expect(form.button).not.toHaveClass(/disabled/);
    await expect(form.root.locator('.reset_variations')).toBeVisible();
    await expect(page.locator('.product_meta .sku')).toHaveText('MUG-R-S');
    expect(await form.state()).toMatchObject({ found: 22, shown: 22 });
    await snap('variations-standalone');

    await test.step('clearing a value removes the price and the id and restores the SKU', async () => {
      await form.choose(SIZE, '');
      await expect(form.id).toHaveValue('');
      await expect(form.root.locator('.single_variation')).toBeEmpty();
      await expect(page.locator('.product_meta .sku')).toHaveText('MUG');
      await expect(form.button).toHaveClass(/wc-variation-selection-needed/);
      expect((await readEvents(page)).map(({ name }) => name)).toEqual([
        'chosen',
        'reset',
        'chosen',
        'found',
        'shown',
        'chosen',
        'reset',
      ]);
    });
    await test.step('a sold-out variation is shown but cannot be bought', async () => {
      await form.choose(SIZE, 'm');
      await expect(form.button).toHaveClass(/wc-variation-is-unavailable/);
      await expect(form.id).toHaveValue('23');
    });
    await test.step('selects two values in one step although both conflict with the current selection', async () => {
      await form.choose(SIZE, 's');
      await page.evaluate(
        ([color, size]) =>
          window.__variations?.forms[0]?.form.chooseAll(
            new Map([
              [color, 'green'],
              [size, '42'],
            ]),
          ),
        [COLOR, SIZE] as const,
      );
      await expect(form.id).toHaveValue('25');
    });
    await test.step('clears both values when a page script selects an unavailable combination', async () => {
      await form.choose(COLOR, '');
      await form.choose(SIZE, 's');
      await form.select(COLOR).evaluate((node) => {
        if (!(node instanceof HTMLSelectElement)) return;
        node.append(new Option('Green', 'green'));
        node.value = 'green';
        node.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await expect(form.select(COLOR)).toHaveValue('');
      await expect(form.select(SIZE)).toHaveValue('');
    });
  });
});

test('Hadaya’s engine stops when WooCommerce’s script loads, and clearing a value restores every option', async ({
  page,
  servePage,
}) => {
  await page.clock.install();
  await page.goto(serveForms(servePage, { products: [mug], scripts: 'none' }));
  await waitForEngine(page);
  const form = probeForm(page);
  await form.choose(COLOR, 'red');
  expect(await form.options(SIZE)).toEqual(['m', 's']);
  await page.evaluate(async () => {
    for (const src of ['/kit/jquery.js', '/kit/woocommerce.js']) {
      await new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), { src, onload: resolve });
        window.__hadayaGuest?.asHost(() => document.head.append(script));
      });
    }
  });
  await page.clock.runFor(500);
  await expect.poll(() => form.options(SIZE)).toEqual(['m', 's']);
  await form.choose(COLOR, '');
  await expect.poll(() => form.options(SIZE)).toEqual(['42', 'm', 's']);
  await form.choose(COLOR, 'red');
  await form.choose(SIZE, 's');
  await expect.poll(async () => (await form.state()).shown).toBe(22);
  expect((await readEvents(page, 'found')).length).toBe(1);
});

const nothing: VariableProduct = { ...mug, variations: [] };

test('leaves a product without a purchasable variation as printed', async ({ page, servePage, guest }) => {
  await page.clock.install();
  await page.goto(serveForms(servePage, { products: [nothing], scripts: 'none' }));
  await waitForForms(page);
  await page.clock.runFor(1500);
  await expect(page.locator('.stock.out-of-stock')).toBeVisible();
  expect(guest.consoleLines()).toEqual([]);
});
