import { bottle, mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { pauseClock } from '../kit/stopClock.ts';
import { expect, test } from '../kit/test.ts';
import { probeForm, waitForForms } from './kit/form.ts';
import { productHtml, serveForms } from './kit/formPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';
const QUICK_VIEW = productHtml({ product: { ...bottle, defaults: {} }, action: '/bottle/' }, '/forms/');

/** Inserts a form as a `fetch` callback would and starts our controller for the form, as the islands' observer does. */
async function insertForm(page: Page): Promise<void> {
  await page.evaluate((html) => {
    const box = document.createElement('div');
    box.dataset.quickView = '';
    box.innerHTML = html;
    window.__hadayaGuest?.asHost(() => document.body.append(box));
    const root = box.querySelector('.variations_form');
    Object.defineProperty(window, '__inits', { value: [], configurable: true });
    const jQuery: unknown = Reflect.get(window, 'jQuery');
    if (typeof jQuery === 'function') {
      jQuery(root).on('wc_variation_form', () => Reflect.get(window, '__inits').push(performance.now()));
    }
    Object.defineProperty(window, '__insertedAt', { value: performance.now(), configurable: true });
    if (root instanceof HTMLElement) {
      Object.defineProperty(window, '__quick', { value: window.__variations?.open(root), configurable: true });
    }
  }, QUICK_VIEW);
}

const countInits = (page: Page) =>
  page.evaluate(() => {
    const [inits, start] = [Reflect.get(window, '__inits'), Reflect.get(window, '__insertedAt')];
    return inits.map((at: number) => Math.round(at - start));
  });

const chooseInQuickView = (page: Page, value: string) =>
  page.evaluate((word) => Reflect.get(window, '__quick').form.choose('attribute_pa_color', word), value);

const readQuickView = (page: Page) =>
  page.evaluate(() => {
    const { match } = Reflect.get(window, '__quick').form.getState();
    return match.kind === 'found' ? match.variation.id : match.kind;
  });

test.describe('a form inserted without jQuery', () => {
  test.beforeEach(async ({ page, servePage }) => {
    await page.goto(serveForms(servePage, { products: [mug], scripts: 'woocommerce' }));
    await waitForForms(page);
    await expect(probeForm(page).button).toHaveClass(/disabled/);
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.clock.install();
    await pauseClock(page);
  });
  // Resumes the clock, because the guest oracle's check needs a running clock.
  test.afterEach(({ page }) => page.clock.resume());

  test('runs WooCommerce’s script after one second, exactly once, even when the form is moved and reopened', async ({
    page,
  }) => {
    await insertForm(page);
    await page.clock.runFor(2500);
    const inits = await countInits(page);
    expect(inits.length).toBe(1);
    expect(inits[0]).toBeGreaterThanOrEqual(1000);
    await page.evaluate(() => {
      const root = document.querySelector('[data-quick-view] .variations_form');
      Reflect.get(window, '__quick').stop();
      window.__hadayaGuest?.asHost(() => root?.parentElement?.parentElement?.append(root));
      if (root instanceof HTMLElement) window.__variations?.open(root);
    });
    await page.clock.runFor(1500);
    expect((await countInits(page)).length).toBe(1);
  });

  test('does not run WooCommerce’s script again when the quick view has already run it', async ({ page }) => {
    await insertForm(page);
    await page.clock.runFor(200);
    await page.evaluate(() => {
      const jQuery: unknown = Reflect.get(window, 'jQuery');
      if (typeof jQuery === 'function') jQuery('[data-quick-view] .variations_form').wc_variation_form();
    });
    await page.clock.runFor(2000);
    expect((await countInits(page)).length).toBe(1);
  });

  test('a selection within the first second runs WooCommerce’s script immediately and takes effect', async ({
    page,
  }) => {
    await insertForm(page);
    await page.clock.runFor(300);
    expect(await chooseInQuickView(page, 'blue')).toBe('chosen');
    await expect.poll(async () => readQuickView(page)).toBe(31);
    await page.clock.runFor(1500);
    expect((await countInits(page)).length).toBe(1);
    await expect(page.locator('[data-quick-view] .single_add_to_cart_button')).not.toHaveClass(/disabled/);
  });
});

test('the selections in two products on one page are independent', async ({ page, servePage }) => {
  const products = [mug, { product: { ...bottle, defaults: {} }, action: '/bottle/' }];
  await page.goto(serveForms(servePage, { products, scripts: 'woocommerce' }));
  const [first, second] = [probeForm(page, 0), probeForm(page, 1)];
  await waitForForms(page);
  for (const { button } of [first, second]) await expect(button).toHaveClass(/wc-variation-selection-needed/);
  const before = await first.state();
  await second.choose(COLOR, 'red');
  await expect.poll(async () => (await second.state()).shown).toBe(30);
  expect(await first.state()).toEqual(before);
  await expect(first.id).not.toHaveValue('30');
  await expect(first.select(COLOR)).toHaveValue('');
});

for (const scripts of ['woocommerce', 'none'] as const) {
  test(`two forms of the same product with the same ids stay independent (${scripts})`, async ({
    page,
    servePage,
    guest,
  }) => {
    // The server prints duplicate ids.
    await guest.allow({ axe: ['duplicate-id', 'duplicate-id-aria', 'select-name', 'label'] });
    await page.goto(serveForms(servePage, { products: [mug, mug], scripts }));
    const [first, second] = [probeForm(page, 0), probeForm(page, 1)];
    await waitForForms(page);
    await expect(second.button).toHaveClass(/disabled/);
    await second.choose(COLOR, 'red');
    await second.choose(SIZE, 's');
    await first.choose(COLOR, 'green');
    expect([(await first.state()).choice, (await second.state()).found]).toEqual([{ [COLOR]: 'green' }, 22]);
    expect(await first.options(SIZE)).toEqual(['42']);
    expect(await second.options(SIZE)).toEqual(['m', 's']);
  });
}
