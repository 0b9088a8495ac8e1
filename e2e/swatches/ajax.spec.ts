/** Tests products whose variations the form requests from the server, and copies of mounted forms. */
import { bag, mug } from '@hadaya/testing/shop';
import { lateFile } from '../kit/lateFile.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const ajax = (html: string) => html.replace(/data-product_variations="[^"]*"/, 'data-product_variations="false"');

test('in ajax mode, the product index dims unavailable and sold-out values but keeps them selectable', async ({
  page,
  servePage,
  server,
  snap,
}) => {
  await page.goto(serveSwatches(servePage, { products: [{ product: mug, hasSwatches: true, edit: ajax }] }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await test.step('choosing red makes size 42 unavailable and puts size m out of stock', async () => {
    await form.pick('red');
    await expect(form.item('42')).toHaveAttribute('data-hadaya-hint', '');
    await expect(form.item('m')).toHaveClass(/no-stock/);
    await expect.poll(() => form.having('disabled')).toEqual([]);
    await expect.poll(() => form.having('no-stock')).toEqual(['m']);
    await expect(page.getByRole('radio', { name: '42 cl' })).toHaveAccessibleDescription('Unavailable');
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toHaveAccessibleDescription(
      /out of stock|sold out/i,
    );
    expect(server.backend.receivedBy('wc-ajax:get_variation')).toEqual([]);
    const [stock, ...others] = server.backend.receivedBy('rest:/wc/store/v1/products');
    expect(others).toEqual([]);
    expect(decodeURIComponent(String(stock?.url))).toContain('parent=21&stock_status[]=outofstock');
    await snap('swatches-ajax-sold-out');
  });
  await test.step('choosing blue leaves size m in stock', async () => {
    await form.pick('blue');
    await expect(form.item('m')).not.toHaveClass(/no-stock/);
  });
  await test.step('size 42 can still be chosen with red, and the notice offers an available combination', async () => {
    await form.pick('red');
    await form.pick('42');
    await expect(form.select('attribute_pa_size')).toHaveValue('42');
    await expect(form.notice).toContainText('Red, 42 cl are not available together.');
    await page.getByRole('button', { name: 'Switch to Blue, 42 cl' }).click();
    await expect(form.id).toHaveValue('24');
  });
});

test('disables unavailable values when ajaxIndex is "filter"', async ({ page, servePage }) => {
  await page.addInitScript(() => {
    let given: unknown;
    Object.defineProperty(window, 'hadaya', {
      configurable: true,
      enumerable: true,
      get: () => given,
      set: (value) => {
        value.settings = { ...value.settings, variations: { keepChoiceInUrl: false, ajaxIndex: 'filter' } };
        given = value;
      },
    });
  });
  await page.goto(serveSwatches(servePage, { products: [{ product: mug, hasSwatches: true, edit: ajax }] }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await expect(form.item('42')).toHaveClass(/disabled/);
});

test('mounts a cloneNode or outerHTML copy of a mounted form exactly once, without leftovers', async ({
  page,
  servePage,
}) => {
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'jquery' }));
  await waitForSwatches(page);
  await probeSwatches(page).pick('red');
  await probeSwatches(page).pick('42');
  await expect.poll(() => probeSwatches(page).having('selected')).toEqual(['red']);
  for (const [index, way] of ['cloneNode', 'outerHTML'].entries())
    await test.step(way, async () => {
      await page.evaluate((how) => {
        const product = document.querySelector('.product');
        const main = document.querySelector('main');
        if (!product || !main) return;
        window.__hadayaGuest?.asHost(() => {
          if (how === 'cloneNode') main.append(product.cloneNode(true));
          else main.insertAdjacentHTML('beforeend', product.outerHTML);
        });
      }, way);
      await waitForSwatches(page, index + 2);
      const copy = probeSwatches(page, index + 1);
      // The copied notice container does not contain React's output from the original form.
      await expect(copy.root.locator('[data-hadaya-own]')).toHaveCount(1);
      await expect(copy.root.locator('[data-hadaya-root]')).toHaveCount(1);
      await expect(copy.root.locator('[data-hadaya-messages]')).toHaveCount(1);
      await expect(copy.root.locator('.woo-selected-variation-item-name')).toHaveCount(2);
      await copy.pick('blue');
      await expect.poll(() => copy.having('selected')).toEqual(['blue']);
      await expect.poll(() => probeSwatches(page, 0).having('selected')).toEqual(['red']);
    });
});

test('a failed response leaves the selection and every item unchanged', async ({ page, servePage, server, guest }) => {
  await guest.allow({ console: [/status of 500/] });
  server.backend.faults.set('wc-ajax:get_variation', { status: 500 });
  const hasEar = lateFile(page, /\/variations-ajaxMode/);
  await page.goto(serveSwatches(servePage, { products: [bag], scripts: 'woocommerce' }));
  await waitForSwatches(page);
  await hasEar();
  const form = probeSwatches(page);
  await form.pick('opt-7');
  await expect(form.message).toContainText('could not be loaded');
  await expect.poll(() => form.having('selected')).toEqual(['opt-7']);
  await expect.poll(() => form.having('disabled')).toEqual([]);
});
