import { bottle, mug, pen } from '@hadaya/testing/shop';
import { holdBack } from '../kit/holdBack.ts';
import { expect, expectAccessible, expectNoLayoutShift, keepDropdownsAway, test, waitForPaint } from '../kit/test.ts';
import { productHtml } from '../variations/kit/formPage.ts';
import { probeSwatches, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches, withSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';
const woocommerce = 'woocommerce' as const;

test('two forms for the same pen have independent selections and radio names', async ({ page, servePage }) => {
  await page.goto(serveSwatches(servePage, { products: [pen, pen] }));
  await waitForSwatches(page, 2);
  const first = probeSwatches(page, 0);
  const second = probeSwatches(page, 1);
  await first.pick('gift-box');
  await second.pick('no-box');
  await expect(first.control('gift-box')).toBeChecked();
  await expect(second.control('no-box')).toBeChecked();
  await expect(first.select('attribute_pa_box')).toHaveValue('gift-box');
  const names = await page
    .locator('.variable-item-radio-input')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('name')));
  expect(new Set(names).size).toBe(2);
});

test('the mug’s and the pen’s forms pass axe before and after selections and a refusal', async ({
  page,
  servePage,
}) => {
  const reviewed = {
    'color-contrast .variable-item-span': 'the cross over an unavailable value covers its text, as in the plugin',
  };
  await page.goto(serveSwatches(servePage, { products: [mug, pen] }));
  await waitForSwatches(page, 2);
  await expectAccessible(page);
  await probeSwatches(page).pick('red');
  await probeSwatches(page).pick('42');
  await probeSwatches(page, 1).pick('gift-box');
  await page.mouse.move(1, 1);
  await expectAccessible(page, { reviewed });
});

test('mounts on a slow device without a shift and keeps the size of every box', async ({ page, servePage }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const selected = { [COLOR]: 'red', attribute_pa_size: 's' };
  await keepDropdownsAway(page);
  // Our replacement for WooCommerce's script, which shows the selection a second after load, never runs in this test.
  await holdBack(page, /variations-startEngine/);
  await page.goto(
    serveSwatches(servePage, { products: [{ product: mug, hasSwatches: true, selected }, pen], loader: 'none' }),
  );
  await waitForPaint(page);
  const boxes = () =>
    page
      .locator('.variable-item, select')
      .evaluateAll((nodes) => nodes.map((node) => JSON.stringify(node.getBoundingClientRect())));
  const before = await boxes();
  await page.evaluate(
    () => void document.body.append(Object.assign(document.createElement('script'), { src: '/dist/hadaya.min.js' })),
  );
  await waitForSwatches(page, 2);
  const after = await boxes();
  expect(after.filter((box) => !box.includes('"width":0'))).toEqual(
    before.filter((box) => !box.includes('"height":0')),
  );
  await expectNoLayoutShift(page);
});

test('mounts a fetched form within one animation frame, and gives a re-rendered table one label span per attribute', async ({
  page,
  servePage,
}) => {
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: woocommerce }));
  await waitForSwatches(page);
  const state = await page.evaluate(
    async (html) => {
      const box = document.createElement('section');
      window.__hadayaGuest?.asHost(() => {
        document.querySelector('main')?.append(box);
        box.innerHTML = html;
      });
      await new Promise(requestAnimationFrame);
      return box.querySelector('form')?.getAttribute('data-hadaya-state');
    },
    productHtml(withSwatches(bottle), '/swatches/'),
  );
  expect(state).toBe('mounted');

  const markup = productHtml(withSwatches(mug), '/swatches/');
  await page.evaluate((html) => {
    const fresh = new DOMParser().parseFromString(html, 'text/html').querySelector('.variations');
    if (fresh) document.querySelector('.variations')?.replaceWith(document.adoptNode(fresh));
  }, markup);
  const form = probeSwatches(page);
  await expect(form.item('blue')).toHaveAttribute('aria-label', 'Blue');
  await form.pick('red');
  await expect.poll(() => form.having('selected')).toEqual(['red']);
  await expect(form.root.locator('.woo-selected-variation-item-name')).toHaveCount(2);
});

test('keeps markup that a server filter adds to an item, byte for byte', async ({ page, servePage }) => {
  const own = '<em data-mine="1">Own &amp; “odd”</em><svg viewBox="0 0 1 1"></svg>';
  const edit = (html: string) =>
    html.replaceAll('<div class="variable-item-contents">', `<div class="variable-item-contents">${own}`);
  const options = {
    products: [
      { product: mug, hasSwatches: true as const, edit },
      { product: pen, hasSwatches: true as const, edit },
    ],
    loader: 'none' as const,
  };
  await page.goto(serveSwatches(servePage, options));
  // The control of a radio item is its input, which must be in the tab order.
  const read = () =>
    page
      .locator('.variable-item-contents')
      .evaluateAll((nodes) => nodes.map((node) => node.innerHTML.replace(/ (tabindex|aria-\w+)="[^"]*"(?=>)/g, '')));
  const before = await read();
  await page.evaluate(() => {
    Object.assign(window, { __hadayaNodes: [...document.querySelectorAll('form *')] });
    document.body.append(Object.assign(document.createElement('script'), { src: '/dist/hadaya.min.js' }));
  });
  await waitForSwatches(page, 2);
  await probeSwatches(page).pick('red');
  expect(await read()).toEqual(before);
  const missing = await page.evaluate(() => {
    const nodes: unknown = Reflect.get(window, '__hadayaNodes');
    return Array.isArray(nodes) ? nodes.filter((node) => !node.isConnected && !node.matches('option')).length : -1;
  });
  expect(missing).toBe(0);
});

test.describe('with a fake clock', () => {
  // Must run before the leak counter is installed, so that the counter counts this clock's timers.
  test.beforeEach(({ page }) => page.clock.install());

  test('inserting and removing a hundred forms by innerHTML leaks nothing', async ({ page, servePage, leaks }) => {
    test.setTimeout(120_000);
    await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'jquery' }));
    await waitForSwatches(page);
    const html = productHtml(withSwatches(pen), '/swatches/') + productHtml(withSwatches(mug), '/swatches/');
    const boxes = 4;
    const cycle = (times: number) =>
      page.evaluate(
        async ([markup, rounds, count]) => {
          const all = Array.from({ length: count }, () => document.createElement('section'));
          window.__hadayaGuest?.asHost(() => document.querySelector('main')?.append(...all));
          for (let round = 0; round < rounds; round += 1) {
            for (const box of all) box.innerHTML = markup;
            await new Promise(requestAnimationFrame);
            for (const box of all) box.querySelector<HTMLElement>('.variable-item')?.click();
            await new Promise((resolve) => setTimeout(resolve, 10));
            for (const box of all) box.replaceChildren();
            for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
          }
          window.__hadayaGuest?.asHost(() => {
            for (const box of all) box.remove();
          });
        },
        [html, times / boxes, boxes] as const,
      );
    await cycle(8);
    // Waits until our engine controls the page's original form and no form waits for jQuery any more.
    await page.clock.runFor(1000);
    await expect(page.locator('.wc-variation-selection-needed')).toBeVisible();
    await page.clock.runFor(10_500);
    const before = await leaks.take();
    await cycle(100);
    await page.clock.runFor(300);
    expect(await leaks.since(before)).toEqual([]);
  });
});
