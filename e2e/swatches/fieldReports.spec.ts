/** Reports about swatches and variation forms, listed in docs/field-reports/swatches.md. */
import { mug, pen, type VariableProduct } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { productHtml } from '../variations/kit/formPage.ts';
import { probeSwatches, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches, withSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';
const both = (text: string) => ({ en: text, ar: text });

/** The variation ids start at 501. */
function productOf(values: readonly string[]): VariableProduct {
  return {
    ...pen,
    attributes: [
      {
        id: 0,
        slug: 'length',
        kind: 'custom',
        name: both('Length'),
        display: 'button',
        terms: values.map((slug) => ({ slug, name: both(slug) })),
      },
    ],
    variations: values.map((value, index) => ({
      id: 501 + index,
      values: { length: value },
      price: 1000 + index,
      stock: 'in-stock',
      sku: `L${index}`,
      images: [],
    })),
    defaults: {},
  };
}

const ODD = ['0', '1', '66" Wide', "Men's", 'a\\b', '\\,",\',+', '5 %', '½ & <b>', ' two  blanks ', 'مقاس ٤'];

for (const scripts of ['woocommerce', 'none'] as const)
  test(`the value 0 and values with inch signs, apostrophes, backslashes or Arabic letters can be selected (shop’s script: ${scripts})`, async ({
    page,
    servePage,
  }) => {
    await page.goto(serveSwatches(servePage, { products: [productOf(ODD)], scripts }));
    await waitForSwatches(page);
    const form = probeSwatches(page);
    const items = form.root.locator('.variable-item');
    await expect(items).toHaveCount(ODD.length);
    for (const [index, value] of ODD.entries())
      await test.step(value, async () => {
        await items.nth(index).click();
        await expect(form.id).toHaveValue(String(501 + index));
        await expect(form.root.locator('select')).toHaveValue(value);
      });
  });

test('on load, selects a value from the URL that is 0 or contains an inch sign', async ({ page, servePage }) => {
  const address = serveSwatches(servePage, { products: [productOf(ODD)], scripts: 'woocommerce' });
  for (const [query, id] of [
    ['66%22+Wide', '503'],
    ['66%22%20Wide', '503'],
    ['0', '501'],
  ]) {
    await page.goto(`${address}?attribute_length=${query}`);
    await waitForSwatches(page);
    await expect(probeSwatches(page).id).toHaveValue(id ?? '');
  }
});

test('when the shop’s script is missing, enables an add-to-cart button that was printed as disabled', async ({
  page,
  servePage,
}) => {
  const edit = (html: string) =>
    html.replace(
      /<button type="submit" class="single_add_to_cart_button/,
      '<button disabled type="submit" class="single_add_to_cart_button',
    );
  await page.goto(serveSwatches(servePage, { products: [{ product: mug, hasSwatches: true, edit }], scripts: 'none' }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await form.pick('s');
  await expect(form.id).toHaveValue('22');
  await expect(form.root.locator('.single_add_to_cart_button')).toBeEnabled();
  await expect(form.root.locator('.single_add_to_cart_button')).not.toHaveClass(/disabled/);
});

test('a "Clear" button clears the selection on click, Enter and Space without submitting the form', async ({
  page,
  servePage,
}) => {
  const edit = (html: string) =>
    html.replace(/<a class="reset_variations"[^>]*>(.*?)<\/a>/, '<button class="reset_variations">$1</button>');
  await page.goto(serveSwatches(servePage, { products: [{ product: mug, hasSwatches: true, edit }], scripts: 'none' }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  const clear = form.root.locator('button.reset_variations');
  await expect(form.root.locator('.wc-variation-selection-needed')).toBeVisible();
  const address = page.url();
  await page.evaluate(() => {
    window.addEventListener('submit', () => Reflect.set(window, '__sent', true), { capture: true });
  });
  for (const press of [() => clear.click(), () => clear.press('Enter'), () => clear.press('Space')]) {
    await form.pick('red');
    await expect(clear).toBeVisible();
    await press();
    await expect.poll(() => form.having('selected')).toEqual([]);
  }
  expect(await page.evaluate(() => Reflect.get(window, '__sent'))).toBeUndefined();
  expect(page.url()).toBe(address);
});

test('a payment button that reads the form finds each attribute and the variation', async ({ page, servePage }) => {
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await form.pick('s');
  await expect(form.id).toHaveValue('22');
  const read = await form.root.evaluate((root: HTMLFormElement) => ({
    rows: [...root.querySelectorAll<HTMLSelectElement>('.variations select')].map((select) => [
      select.dataset.attribute_name || select.name,
      select.value,
    ]),
    sent: Object.fromEntries(new FormData(root)),
  }));
  expect(read.rows).toEqual([
    [COLOR, 'red'],
    [SIZE, 's'],
  ]);
  expect(read.sent).toMatchObject({ [COLOR]: 'red', [SIZE]: 's', variation_id: '22' });
});

test('the selection, swatches, label and price agree after the visitor returns from the cart without the back/forward cache', async ({
  page,
  servePage,
}) => {
  const cart = servePage('/cart/', '<!doctype html><html lang="en"><title>Cart</title><p>Cart</p></html>');
  for (const scripts of ['woocommerce', 'none'] as const) {
    await page.goto(serveSwatches(servePage, { products: [mug], scripts, path: `/back-${scripts}/` }));
    await waitForSwatches(page);
    await probeSwatches(page).pick('red');
    await probeSwatches(page).pick('s');
    await expect(probeSwatches(page).id).toHaveValue('22');
    await page.goto(cart);
    await page.goBack();
    await waitForSwatches(page);
    const form = probeSwatches(page);
    const chosen = await form.select(COLOR).inputValue();
    await expect.poll(() => form.having('selected')).toEqual(chosen === '' ? [] : ['red', 's']);
    await expect(form.id).toHaveValue(chosen === '' ? /^0?$/ : '22');
    await expect(form.root.locator('.single_variation .price')).toBeVisible({ visible: chosen !== '' });
  }
});

test('tolerates a stray quote in a theme’s select tag', async ({ page, servePage }) => {
  const edit = (html: string) => html.replaceAll(' data-show_option_none="yes"', '" data-show_option_none="yes"');
  await page.goto(
    serveSwatches(servePage, { products: [{ product: mug, hasSwatches: true, edit }], scripts: 'woocommerce' }),
  );
  await waitForSwatches(page);
  expect(
    await page
      .locator('select')
      .first()
      .evaluate((select) => select.getAttributeNames()),
  ).toContain('"');
  const form = probeSwatches(page);
  await form.pick('red');
  await form.pick('s');
  await expect(form.id).toHaveValue('22');
});

test('selecting in a quick view of the same product does not change the page behind it', async ({
  page,
  servePage,
}) => {
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForSwatches(page);
  await probeSwatches(page).pick('blue');
  const address = page.url();
  await page.evaluate(
    (html) => {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Quick view');
      dialog.innerHTML = html;
      window.__hadayaGuest?.asHost(() => {
        document.body.append(dialog);
        dialog.showModal();
      });
    },
    productHtml(withSwatches(mug), '/swatches/'),
  );
  await waitForSwatches(page, 2);
  const inside = probeSwatches(page, 1);
  await inside.pick('red');
  await inside.pick('s');
  await expect(inside.id).toHaveValue('22');
  expect(await probeSwatches(page).having('selected')).toEqual(['blue']);
  expect(page.url()).toBe(address);
});

test('switches back and forth between combinations any number of times', async ({ page, servePage }) => {
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'none' }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  const ids = new Map<string, string>();
  for (let round = 0; round < 3; round += 1)
    for (const [color, size] of [
      ['red', 's'],
      ['blue', 'm'],
      ['red', 's'],
    ] as const) {
      await form.pick(color);
      await form.pick(size);
      await expect.poll(() => form.having('selected')).toEqual([color, size]);
      await expect(form.id).toHaveValue(/[1-9]/);
      const id = await form.id.inputValue();
      expect(ids.get(color) ?? id).toBe(id);
      ids.set(color, id);
    }
});
