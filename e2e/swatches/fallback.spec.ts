/** Visitors can always order the product, even if our scripts are late, missing or broken. */

import { bottle, mug } from '@hadaya/testing/shop';
import { readManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, VERSION } from '@hadaya/tools/project';
import { snippet } from '@hadaya/tools/snippet';
import type { Page } from '@playwright/test';
import { builtFile } from '../kit/builtFile.ts';
import { holdBack } from '../kit/holdBack.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';

for (const [what, head] of [
  ['', ''],
  [
    ', also where an optimiser holds our loader back',
    '<script type="text/held-back" data-src="/dist/hadaya.min.js" id="hadaya-js"></script>',
  ],
] as const)
  test(`without JavaScript, the selects are visible and the product can be ordered${what}`, async ({
    browser,
    servePage,
  }) => {
    const address = serveSwatches(servePage, { products: [mug], head });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    const selects = page.locator('.variations select');
    await expect(selects.first()).toBeVisible();
    await expect(page.locator('.variable-item').first()).toBeHidden();
    await selects.first().selectOption('red');
    await selects.nth(1).selectOption('s');
    await expect(page.locator('.single_add_to_cart_button')).toBeEnabled();
    await context.close();
  });

test('with the bundle blocked, swatches are visible at 4 s and selects at 6 s, and a late mount replaces the selects', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ sentinel: 'absent', console: [/could not be loaded|Failed to load/] });
  // The test itself advances the animations, so that it does not depend on the machine's speed.
  const plugin =
    '<style>.woo-variation-raw-select,.variable-items-wrapper{animation-play-state:paused!important}body.woo-variation-swatches .woo-variation-raw-select{display:none!important}</style>';
  await page.goto(serveSwatches(servePage, { products: [mug], head: plugin, loader: 'none' }));
  const select = page.locator('.variations select').first();
  const list = page.locator('.variable-items-wrapper').first();
  const at = (seconds: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) animation.currentTime = time;
    }, seconds * 1000);
  await at(4);
  expect((await select.boundingBox())?.height ?? 0).toBe(0);
  await expect(list).toBeVisible();
  await at(6);
  await expect(select).toBeVisible();
  expect((await select.boundingBox())?.height).toBeGreaterThan(24);
  await expect(page.locator('.variable-item').first()).toBeHidden();
  await page.evaluate(
    () => void document.body.append(Object.assign(document.createElement('script'), { src: '/dist/hadaya.min.js' })),
  );
  await waitForSwatches(page);
  await expect(select).toBeHidden();
  await expect(page.locator('.variable-item').first()).toBeVisible();
});

/** Moves the page's animations to a time, so that the test does not depend on the machine's speed. */
const moveTo = (page: Page, seconds: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) animation.currentTime = time;
  }, seconds * 1000);

const HIDDEN = '<style>body.woo-variation-swatches .woo-variation-raw-select{display:none!important}</style>';
const PAUSED = `<style>.woo-variation-raw-select,.variable-items-wrapper{animation-play-state:paused!important}</style>${HIDDEN}`;

test('the selects are usable when a pasted tag’s loader fails', async ({ page, servePage, guest, faults }) => {
  await guest.allow({
    sentinel: 'absent',
    console: [/Failed to load/],
    hostChanges: [{ selector: 'form', attributes: ['class'] }],
  });
  await faults.block('**/hadaya.min.js');
  const tag = snippet(readManifest(DIST_FOLDER, VERSION)).replace(/https:[^"]*v[\d.]+\//, '/dist/');
  await page.goto(serveSwatches(servePage, { products: [mug], head: HIDDEN + tag, loader: 'none', sheets: 'theirs' }));
  const select = page.locator('.variations select').first();
  const list = page.locator('.variable-items-wrapper').first();
  const setAnswered = (isAnswered: boolean) =>
    page
      .locator('.variations_form')
      .evaluate((form, force) => void form.classList.toggle('wvs-loaded', force), isAnswered);
  await expect(list).toBeHidden();
  // Imitates the replaced plugin's own script loading after all.
  await setAnswered(true);
  await expect(list).toBeVisible();
  await expect(select).toBeHidden();
  await setAnswered(false);
  await select.selectOption('red');
});

test('neither restored selects nor a late mount shifts the page', async ({ page, servePage, guest, snap }) => {
  await guest.allow({ sentinel: 'absent' });
  await page.goto(serveSwatches(servePage, { products: [mug], head: PAUSED, loader: 'none' }));
  const readTop = async () => Math.round((await page.locator('.quantity').first().boundingBox())?.y ?? 0);
  await moveTo(page, 4);
  const before = await readTop();
  await moveTo(page, 6);
  await expect(page.locator('.variations select').first()).toBeVisible();
  await snap('selects-over-swatches');
  expect(await readTop()).toBe(before);
  await page.evaluate(
    () => void document.body.append(Object.assign(document.createElement('script'), { src: '/dist/hadaya.min.js' })),
  );
  await waitForSwatches(page);
  expect(await readTop()).toBe(before);
});

for (const [what, file] of [
  ['the notices file', '**/swatches-Notices*'],
  ['React', '**/dist/runtime-*'],
] as const)
  test(`without ${what}, a refused tap shows the shop’s message, and values can still be selected`, async ({
    page,
    servePage,
    guest,
    faults,
  }) => {
    await guest.allow({ console: [/Failed to load resource/, /a file is missing/] });
    await faults.block(file);
    await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'woocommerce' }));
    await waitForSwatches(page);
    const form = probeSwatches(page);
    await form.pick('red');
    await form.pick('42');
    await expect(form.message).toContainText('unavailable');
    await expect.poll(() => form.having('selected')).toEqual(['red']);
    await form.pick('s');
    await expect.poll(() => form.having('selected')).toEqual(['red', 's']);
  });

test('values can be selected after a page translator wraps the texts', async ({ page, servePage, faults, guest }) => {
  await guest.allow({ hostChanges: [{ selector: '*' }, { selector: '*', attributes: ['class'] }] });
  await page.goto(serveSwatches(servePage, { products: [mug] }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await form.pick('42');
  await faults.translate();
  for (const value of ['s', 'green', 'm', 'blue', '42', 'red', 's', 'green']) await form.pick(value);
  await expect.poll(() => form.having('selected')).toEqual(['blue', 's']);
  await expect(form.label(COLOR)).toContainText('Blue');
});

test('a render error in one form restores its server markup, and the other form still works', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/^\[hadaya\] "swatches" stopped/] });
  const head = `<script>
    window.__errors = 0; addEventListener('hadaya:error', () => (window.__errors += 1));
    const set = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'aria-label' && this.closest('[data-product_id="29"]')) throw new Error('broken on purpose');
      return set.call(this, name, value);
    };</script>`;
  await page.goto(serveSwatches(servePage, { products: [mug, bottle], head }));
  await waitForSwatches(page, 1);
  const broken = probeSwatches(page, 1);
  await expect(broken.root).toHaveAttribute('data-hadaya-state', 'failed');
  await expect(broken.select(COLOR)).toBeVisible();
  await probeSwatches(page, 0).pick('red');
  await expect.poll(() => probeSwatches(page, 0).having('selected')).toEqual(['red']);
  expect(await page.evaluate(() => Reflect.get(window, '__errors'))).toBe(1);
});

test('the first tap selects the swatch even if a script optimiser delays every script', async ({
  page,
  servePage,
  faults,
}) => {
  await faults.delayJs();
  const release = await holdBack(page, `**/dist/${builtFile('swatches')}`);
  // Starts waiting before the tap, because the browser may request the file before or after the end of the tap,
  // depending on the event that releases the scripts.
  const asked = page.waitForRequest(`**/dist/${builtFile('swatches')}`);
  await page.goto(serveSwatches(servePage, { products: [mug] }));
  await page.locator('.variable-item[data-value="red"]').click();
  await asked;
  release();
  await waitForSwatches(page);
  await expect(probeSwatches(page).select(COLOR)).toHaveValue('red');
});

test('the style sheet alone restores the selects when the bundle is blocked', async ({
  page,
  servePage,
  faults,
  guest,
}) => {
  await guest.allow({ console: [/^\[hadaya\] "swatches" could not be loaded/] });
  await faults.block('**/{product,swatches}*.min.js*');
  await page.goto(serveSwatches(servePage, { products: [mug] }));
  const select = page.locator('.variations select').first();
  await expect(async () => {
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 6000;
    });
    await expect(select).toBeVisible({ timeout: 100 });
  }).toPass();
  await select.selectOption('red');
  await expect(select).toHaveValue('red');
});
