import { bag, mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, waitForSwatches } from '../swatches/kit/swatches.ts';
import { serveSwatches, withSwatches } from '../swatches/kit/swatchPage.ts';
import { takeLog } from './kit/form.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';
const whole = withSwatches(mug, { selected: { [COLOR]: 'red', [SIZE]: 's' } });
const CASES = [
  { start: 'nothing selected', product: withSwatches(mug), found: 0 },
  { start: 'a complete selection from the server', product: whole, found: 1 },
  {
    start: 'a selection in ajax mode',
    product: withSwatches(bag, { selected: { attribute_pa_model: 'opt-7' } }),
    found: 1,
  },
];

function count(log: readonly string[]): readonly [checks: number, found: number] {
  const times = (name: string) => log.filter((one) => one === name).length;
  return [times('check_variations'), times('found_variation')];
}

/** Loads the shop's scripts one after the other, in the order of deferred scripts. */
async function loadShopScripts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const src of ['/kit/jquery.js', '/kit/woocommerce.js'])
      await new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), { src, onload: resolve });
        const add = () => document.head.append(script);
        if (window.__hadayaGuest) window.__hadayaGuest.asHost(add);
        else add();
      });
  });
}

for (const { start, product, found } of CASES)
  for (const moment of ['before', 'after'] as const) {
    test(`${start}: checks the form once on load when our script runs ${moment} WooCommerce’s`, async ({
      page,
      servePage,
      server,
    }) => {
      const isFirst = moment === 'before';
      const release = isFirst ? () => {} : await holdBack(page, '**/dist/hadaya.min.js');
      const scripts = isFirst ? 'none' : 'woocommerce';
      await page.goto(serveSwatches(servePage, { products: [product], scripts }), { waitUntil: 'commit' });
      if (isFirst) {
        await waitForSwatches(page);
        await loadShopScripts(page);
      }
      const log: string[] = [];
      await expect.poll(async () => log.push(...(await takeLog(page))) && log.includes('wc_variation_form')).toBe(true);
      release();
      await waitForSwatches(page);
      if (found > 0)
        await expect(probeSwatches(page).root.locator('.woocommerce-variation-add-to-cart-enabled')).toBeVisible();
      // Waits longer than any delay at page load.
      await page.waitForFunction((end) => performance.now() > end, await page.evaluate(() => performance.now() + 2000));
      log.push(...(await takeLog(page)));
      expect(count(log)).toEqual([1, found]);
      // For the bag, the shop's script sends one request. Ours sends another if the response arrived before our script
      // loaded.
      const asked = product.product !== bag ? 0 : isFirst ? 1 : 2;
      expect(server.backend.receivedBy('wc-ajax:get_variation')).toHaveLength(asked);
    });
  }

test('checks each selection once', async ({ page, servePage }) => {
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await expect.poll(() => takeLog(page)).toContain('wc_variation_form');
  await form.pick('red');
  await form.pick('s');
  await expect(form.id).toHaveValue('22');
  expect(count(await takeLog(page))).toEqual([2, 1]);
});
