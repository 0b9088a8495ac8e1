/** What a page loads before anybody touches it, and what the first touch brings. */
import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { readManifest } from '../../tools/islandBundle/manifest.ts';
import { DIST_FOLDER, VERSION } from '../../tools/islandBundle/project.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, readFocus, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches, withSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';
const LONG_PAGE = '<style>main{padding-block:100px 3000px}</style>';
const { files } = readManifest(DIST_FOLDER, VERSION);

/** Names in the manifest of the scripts that the page has asked for, by when it asked first. */
function watchScripts(page: Page): () => string[] {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const file = /\/dist\/([^/?]+\.js)/.exec(request.url())?.[1];
    const [name] = Object.entries(files).find(([, entry]) => entry.file === file) ?? [];
    if (name !== undefined) asked.add(name);
  });
  return () => [...asked].sort();
}

const weigh = (names: readonly string[]) => names.reduce((sum, name) => sum + (files[name]?.gzip ?? 0), 0);

test('a plain product page loads 7,100 B of swatches and 5,200 B of variations, and no more until it is touched', async ({
  page,
  servePage,
}) => {
  const scripts = watchScripts(page);
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForSwatches(page);
  // Longer than every start-up delay: the second after load included in which a missing script is waited for.
  await page.waitForTimeout(2500);
  expect(scripts()).toEqual(['core', 'hadaya', 'react-islands', 'runtime', 'swatches', 'variations']);
  expect(weigh(['swatches'])).toBeLessThanOrEqual(7100);
  expect(weigh(['variations'])).toBeLessThanOrEqual(5200);

  const form = probeSwatches(page);
  await form.pick('red');
  expect(await form.having('selected')).toEqual(['red']);
  await expect.poll(scripts).toContain('swatches/companion');
  expect(scripts()).toContain('variations/startCompanion');
  expect(scripts()).not.toContain('variations/startEngine');
});

test('on a slow network the first tap and the first key are taken before the companions come', async ({
  page,
  servePage,
  faults,
}) => {
  await faults.slow(/swatches-companion|variations-startCompanion/, 1500);
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await expect(page.locator(`select[name="${COLOR}"]`)).toHaveValue('red');
  expect(await form.having('selected')).toEqual(['red']);
  await form.item('s').press('Enter');
  await expect(page.locator('select[name="attribute_pa_size"]')).toHaveValue('s');
  await expect(page.locator('input.variation_id')).toHaveValue('22');
});

for (const [name, before] of [
  ['a disabled button', true],
  ["a button that WooCommerce's script has not reached", false],
] as const) {
  test(`on a slow network the first press on "Add to cart" waits for the words of ours: ${name}`, async ({
    page,
    servePage,
    faults,
  }) => {
    await faults.slow(/variations-startCompanion/, 1500);
    const address = serveSwatches(servePage, { products: [mug], scripts: before ? 'woocommerce' : 'none' });
    await page.goto(address);
    await waitForSwatches(page);
    const button = page.locator('.single_add_to_cart_button');
    if (before) await expect(button).toHaveClass(/disabled/);
    await button.click();
    const notice = page.locator('[data-hadaya-notice]');
    await expect(notice).toHaveCount(0);
    await expect(notice).toHaveText(/Please select some product options/);
    expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
    // From here on the words come at once.
    await probeSwatches(page).pick('red');
    await expect(notice).toHaveCount(0);
    await button.click();
    await expect(notice).toHaveCount(1);
  });
}

test('when that file does not come, the press goes on to the alert box of WooCommerce', async ({
  page,
  servePage,
  faults,
  guest,
}) => {
  await guest.allow({
    dialogs: 'expected',
    console: [/Failed to load resource/, /a file of the variation form is missing/],
  });
  await faults.block(/variations-startCompanion/);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
  });
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForSwatches(page);
  const button = page.locator('.single_add_to_cart_button');
  await expect(button).toHaveClass(/disabled/);
  await button.click();
  await expect.poll(() => alerts).toEqual([expect.stringMatching(/Please select some product options/)]);
});

test('a choice in the address is made without a touch', async ({ page, servePage }) => {
  const url = serveSwatches(servePage, { products: [mug], scripts: 'woocommerce' });
  await page.goto(`${url}?${COLOR}=blue`);
  await expect(page.locator(`select[name="${COLOR}"]`)).toHaveValue('blue');
});

test('a choice that a host makes through jQuery alone is seen although nobody touched the form', async ({
  page,
  servePage,
}) => {
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForSwatches(page);
  await expect(page.locator('.wc-variation-selection-needed')).toBeVisible();
  await page.evaluate(() => {
    const jquery: unknown = Reflect.get(window, 'jQuery');
    if (typeof jquery === 'function') jquery('select[name="attribute_pa_color"]').val('red').trigger('change');
  });
  await expect.poll(() => probeSwatches(page).having('selected')).toEqual(['red']);
});

for (const [key, reached] of [
  ['End', 'red'],
  ['Home', 'blue'],
  ['ArrowLeft', 'blue'],
  ['ArrowDown', 'red'],
] as const) {
  test(`rule 35: ${key} before the companion is there moves when it comes, and the page does not scroll`, async ({
    page,
    servePage,
    faults,
  }) => {
    await faults.slow(/swatches-companion/, 1000);
    await page.goto(serveSwatches(servePage, { products: [mug], head: LONG_PAGE }));
    await waitForSwatches(page);
    await probeSwatches(page).item('green').focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press(key);
    await expect.poll(() => readFocus(page)).toBe(reached);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
}

test('rule 47: Space on the show-more link before the companion is there reveals and does not scroll', async ({
  page,
  servePage,
  faults,
}) => {
  await faults.slow(/swatches-companion/, 1000);
  const more =
    '<li class="woo-variation-swatches-variable-item-more"><a style="font-size: small" href="#more">+2 More</a></li></ul>';
  const edit = (html: string) =>
    html
      .replaceAll('variable-items-wrapper ', 'enabled-display-limit-mode variable-items-wrapper ')
      .replaceAll('</ul>', more);
  const limit = '<style>.enabled-display-limit-mode > li.variable-item:nth-child(n+2){display:none !important}</style>';
  await page.goto(serveSwatches(servePage, { products: [withSwatches(mug, { edit })], head: LONG_PAGE + limit }));
  await waitForSwatches(page);
  await page.locator('.woo-variation-swatches-variable-item-more a').first().focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(probeSwatches(page).item('red')).toBeVisible();
});

test('fault-1: a companion that fails to come once is fetched again, and the key that waits for it counts', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/Failed to load|ERR_FAILED/] });
  let fetches = 0;
  await page.route(/swatches-companion/, (route) => {
    fetches += 1;
    return fetches === 1 ? route.abort() : route.continue();
  });
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForSwatches(page);
  await probeSwatches(page).item('blue').press('ArrowRight');
  await expect.poll(() => readFocus(page)).toBe('green');
  await expect(page.locator('.variations_form')).toHaveAttribute('data-hadaya-state', 'mounted');
  expect(fetches).toBe(2);
});
