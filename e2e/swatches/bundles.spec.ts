/** Bundles and composites contain several variable products in one form, without a form for each. */
import { mug, pen } from '@hadaya/testing/shop';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { BUNDLE_SCRIPT, bundleForm } from './kit/bundleForm.ts';
import { waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const script = { 'content-type': 'text/javascript' };
const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

for (const [kind, nameOf] of [
  ['item', (name: string, id: number) => `bundle_${name}_${id}`],
  ['component', (name: string, id: number) => `wccp_${name}[${id}]`],
] as const) {
  test(`${kind}s: each product has its own swatches, and the form posts all selections`, async ({
    page,
    servePage,
    guest,
  }) => {
    // WooCommerce's script changes the options of bundled products before our script controls their forms.
    await guest.allow({
      hostChanges: [{ selector: '[data-part] :is(select, option, .single_variation)', attributes: ['class', 'style'] }],
    });
    servePage('/kit/bundle.js', { html: BUNDLE_SCRIPT, headers: script });
    const above = '<script src="/kit/bundle.js" defer></script>';
    const edit = (html: string) => bundleForm(kind, [html, html]);
    const product = { product: mug, hasSwatches: true as const, edit, selected: {} };
    // The pen's form mounts completely before the bundled products become forms.
    await page.goto(serveSwatches(servePage, { products: [pen, product], scripts: 'woocommerce', above }));
    await waitForSwatches(page);
    await page.evaluate(() => window.__hadayaGuest?.asHost(() => Reflect.get(window, '__startParts')()));
    const parts = page.locator('[data-part]');
    const item = (index: number, value: string) => parts.nth(index).locator(`.variable-item[data-value="${value}"]`);
    for (const index of [0, 1]) {
      await expect(parts.nth(index)).toHaveAttribute('data-hadaya-state', 'mounted');
      await expect(item(index, 'red')).toHaveAttribute('aria-label', 'Red');
    }

    await item(0, 'red').click();
    await item(0, 's').click();
    await item(1, 'blue').click();
    await expect(item(0, 'red')).toHaveClass(/selected/);
    await expect(item(1, 'red')).not.toHaveClass(/selected/);
    await expect(item(1, 'blue')).toHaveClass(/selected/);
    await item(1, 's').click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, '__totals').at(-1))).toBe('22 24');
    // The first product shows its own price, and the form posts the selections of both products.
    await expect(parts.nth(0).locator('.single_variation')).toContainText('OMR');
    const posted = await page.locator('form.cart_group').evaluate((form: HTMLFormElement) => [...new FormData(form)]);
    expect(Object.fromEntries(posted)).toEqual({
      [nameOf(COLOR, 3)]: 'red',
      [nameOf(SIZE, 3)]: 's',
      [nameOf('quantity', 3)]: '1',
      [nameOf('variation_id', 3)]: '22',
      [nameOf(COLOR, 4)]: 'blue',
      [nameOf(SIZE, 4)]: 's',
      [nameOf('quantity', 4)]: '1',
      [nameOf('variation_id', 4)]: '24',
      quantity: '1',
      'add-to-cart': '900',
    });

    await parts.nth(0).locator('.reset_variations').click();
    await expect(item(0, 'red')).not.toHaveClass(/selected/);
    await expect(item(1, 'blue')).toHaveClass(/selected/);
    await page.mouse.move(1, 1);
    await expect(page.locator('[data-hadaya-tooltip="open"]')).toHaveCount(0);
    await expectAccessible(page);
  });
}
