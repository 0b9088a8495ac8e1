import { mug } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeForm, waitForEngine, waitForForms } from './kit/form.ts';
import { type PlacedProduct, serveForms } from './kit/formPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

function editMug(from: string | RegExp, to: string): PlacedProduct {
  return { product: mug, edit: (html) => html.replaceAll(from, to) };
}

test('a variation sold individually has a quantity of 1 and no quantity field', async ({ page, servePage }) => {
  const products = [editMug(/is_sold_individually&quot;:&quot;no/g, 'is_sold_individually&quot;:&quot;yes')];
  await page.clock.install();
  await page.goto(serveForms(servePage, { products, scripts: 'none' }));
  await waitForEngine(page);
  const form = probeForm(page);
  await form.root.locator('input.qty').fill('3');
  await form.choose(COLOR, 'red');
  await form.choose(SIZE, 's');
  await expect(form.root.locator('input.qty')).toHaveValue('1');
  await expect(form.root.locator('.quantity')).toBeHidden();
});

test('keeps a second button, id field, quantity and "Clear" in sync with WooCommerce’s', async ({
  page,
  servePage,
}) => {
  const part =
    '<div class="quantity"><input type="number" class="qty" name="part[7]" value="5" aria-label="Mugs"></div>';
  const second =
    '<div class="quantity"><input type="number" class="qty" name="quantity" value="9" aria-label="Quantity"></div>' +
    '<button type="submit" name="buy-now" class="single_add_to_cart_button button disabled wc-variation-selection-needed">Buy now</button>' +
    '<input type="hidden" name="variation_id" value="0"><a class="reset_variations" href="#" style="visibility:hidden">Start again</a>';
  const edit = (html: string) =>
    html
      .replace('<table class="variations"', (table) => part + table)
      .replace('<input type="hidden" name="variation_id"', (field) => second + field);
  await page.clock.install();
  await page.goto(serveForms(servePage, { products: [{ product: mug, edit }], scripts: 'none' }));
  await waitForForms(page);
  await page.clock.runFor(1000);
  const { root, button, choose } = probeForm(page);
  const ids = root.locator('[name="variation_id"]');
  await expect(button).toHaveCount(2);
  await expect(ids).toHaveCount(2);
  await expect(button.first()).toHaveClass(/wc-variation-selection-needed/);
  await choose(COLOR, 'red');
  await choose(SIZE, 's');
  for (const at of [0, 1]) {
    await expect(ids.nth(at)).toHaveValue('22');
    await expect(button.nth(at)).not.toHaveClass(/disabled|wc-variation/);
    await expect(root.locator('[name="quantity"]').nth(at)).toHaveAttribute('max', '3');
    await expect(root.locator('.reset_variations').nth(at)).toBeVisible();
  }
  await expect(root.locator('[name="quantity"]').last()).toHaveValue('3');
  await expect(root.locator('[name="part[7]"]')).toHaveValue('5');
  await root.getByText('Start again').click();
  for (const at of [0, 1]) {
    await expect(ids.nth(at)).toHaveValue('');
    await expect(button.nth(at)).toHaveClass(/wc-variation-selection-needed/);
  }
});

test('weight and dimensions keep their line breaks, and clearing restores the product’s own text', async ({
  page,
  servePage,
}) => {
  const own = '<p>1 kg<br>with its <b>box</b></p>';
  const table = `<table><tr class="woocommerce-product-attributes-item--weight"><td class="woocommerce-product-attributes-item__value">${own}</td></tr></table>`;
  const edit = (html: string) =>
    html.replaceAll(
      'weight_html&quot;:&quot;',
      'weight_html&quot;:&quot;40 &amp;times; 30&lt;br&gt;cm &amp;amp; more',
    ) + table;
  await page.clock.install();
  await page.goto(serveForms(servePage, { products: [{ product: mug, edit }], scripts: 'none' }));
  await waitForEngine(page);
  const form = probeForm(page);
  const cell = page.locator('.woocommerce-product-attributes-item__value');
  await form.choose(COLOR, 'red');
  await form.choose(SIZE, 's');
  await expect(cell).toHaveText(/^40 × 30cm & more/);
  await expect(cell.locator('br')).toHaveCount(1);
  await form.choose(SIZE, '');
  expect(await cell.innerHTML()).toBe(own);
});

for (const answer of ['null', '0', '&quot;&quot;'])
  test(`a variation whose is_purchasable is ${answer} cannot be bought`, async ({ page, servePage }) => {
    const products = [editMug(/is_purchasable&quot;:true/g, `is_purchasable&quot;:${answer}`)];
    await page.clock.install();
    await page.goto(serveForms(servePage, { products, scripts: 'none' }));
    await waitForEngine(page);
    const form = probeForm(page);
    await form.choose(COLOR, 'red');
    await form.choose(SIZE, 's');
    await expect(form.id).toHaveValue('22');
    await expect(form.button).toHaveClass(/wc-variation-is-unavailable/);
  });

test('a value with an HTML entity in the variation list matches the decoded option', async ({ page, servePage }) => {
  const products = [
    {
      product: mug,
      edit: (html: string) =>
        html
          .replaceAll('value="s"', 'value="R&amp;D"')
          .replaceAll('_size&quot;:&quot;s&', '_size&quot;:&quot;R&amp;amp;D&'),
    },
  ];
  await page.clock.install();
  await page.goto(serveForms(servePage, { products, scripts: 'none' }));
  await waitForEngine(page);
  await probeForm(page).choose(COLOR, 'red');
  await probeForm(page).choose(SIZE, 'R&D');
  await expect(probeForm(page).id).toHaveValue('22');
});

test('removes the placeholder while a valid value is selected, if the owner enables this setting', async ({
  page,
  servePage,
}) => {
  await page.clock.install();
  await page.goto(
    serveForms(servePage, {
      products: [editMug('data-show_option_none="yes"', 'data-show_option_none="no"')],
      scripts: 'none',
    }),
  );
  await waitForEngine(page);
  const form = probeForm(page);
  await form.choose(COLOR, 'red');
  expect(await form.select(COLOR).locator('option[value=""]').count()).toBe(0);
  expect(await form.select(SIZE).locator('option[value=""]').count()).toBe(1);
  await form.choose(COLOR, '');
  expect(await form.select(COLOR).locator('option[value=""]').count()).toBe(1);
});

test('works under a Content Security Policy with Trusted Types, and server HTML runs no script', async ({
  page,
  servePage,
  guest,
}) => {
  // Chromium reports the event handlers in the shop's HTML while parsing it, before its sanitiser removes them.
  await guest.allow({ csp: ['script-src-attr'], console: [/^Executing inline event handler violates/] });
  const evil =
    '&lt;p class=\\&quot;stock\\&quot; onclick=\\&quot;window.__pwn=1\\&quot;&gt;3 in stock&lt;img alt=Mug src=data:, onerror=\\&quot;window.__pwn=1\\&quot;&gt;&lt;script&gt;window.__pwn=1&lt;\\/script&gt;&lt;a href=\\&quot;javascript:window.__pwn=1\\&quot;&gt;more&lt;/a&gt;&lt;/p&gt;';
  const products = [
    editMug(/availability_html&quot;:&quot;.*?&quot;,&quot;/g, `availability_html&quot;:&quot;${evil}&quot;,&quot;`),
  ];
  const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:";
  // Neither the browser's own sanitiser nor the test's sentinel needs a Trusted Types policy.
  const headers = { 'content-security-policy': `${policy}; require-trusted-types-for 'script'; trusted-types 'none'` };
  await page.clock.install();
  await page.goto(serveForms(servePage, { products, scripts: 'none', headers }));
  await waitForEngine(page);
  const form = probeForm(page);
  await form.choose(COLOR, 'red');
  await form.choose(SIZE, 's');
  const stock = form.root.locator('.woocommerce-variation-availability');
  await expect(stock).toHaveText('3 in stockmore');
  await stock.locator('.stock').click();
  expect(await stock.evaluate((node) => [...node.querySelectorAll('*')].map(({ outerHTML }) => outerHTML))).toEqual([
    '<p class="stock">3 in stock<img alt="Mug" src="data:,"><a>more</a></p>',
    '<img alt="Mug" src="data:,">',
    '<a>more</a>',
  ]);
  expect(await page.evaluate(() => Reflect.get(window, '__pwn'))).toBeUndefined();
});
