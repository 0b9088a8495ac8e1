/** Visitors tap before our scripts load: on a slow connection, or when an optimiser waits for the first touch. */
import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, readFocus, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';

async function openEarly(page: Page, address: string) {
  const letScriptsCome = await holdBack(page);
  await page.goto(address, { waitUntil: 'commit' });
  const form = probeSwatches(page);
  await expect(form.item('red')).toBeVisible();
  return { form, letScriptsCome };
}

test('a swatch tapped before the scripts load is selected after they have loaded', async ({ page, servePage }) => {
  const { form, letScriptsCome } = await openEarly(
    page,
    serveSwatches(servePage, { products: [mug], scripts: 'woocommerce' }),
  );
  await form.pick('red');
  letScriptsCome();
  await waitForSwatches(page);
  await expect(form.select(COLOR)).toHaveValue('red');
  expect(await form.having('selected')).toEqual(['red']);
  await expect(form.label(COLOR)).toHaveText(': Red');
  await form.pick('s');
  await expect(form.id).toHaveValue('22');
});

test('a tap replayed by an optimiser keeps the selection, and a second tap clears it', async ({ page, servePage }) => {
  const address = serveSwatches(servePage, {
    products: [mug],
    scripts: 'woocommerce',
    options: { clear_on_reselect: '1' },
  });
  const { form, letScriptsCome } = await openEarly(page, address);
  await form.pick('red');
  letScriptsCome();
  await waitForSwatches(page);
  await expect(form.select(COLOR)).toHaveValue('red');
  await form.item('red').evaluate((item) => item.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await expect(form.select(COLOR)).toHaveValue('red');
  await form.pick('red');
  await expect(form.select(COLOR)).toHaveValue('');
});

test('focusing a swatch by keyboard before the scripts load selects nothing', async ({ page, servePage }) => {
  const { form, letScriptsCome } = await openEarly(page, serveSwatches(servePage, { products: [mug] }));
  for (let presses = 0; presses < 20 && (await readFocus(page)) !== 'red'; presses += 1)
    await page.keyboard.press('Tab');
  expect(await readFocus(page)).toBe('red');
  letScriptsCome();
  await waitForSwatches(page);
  await expect(form.select(COLOR)).toHaveValue('');
  expect(await form.having('selected')).toEqual([]);
});

test('when the first touch after a minute starts the delayed script, the tapped swatch stays in view and is selected', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ sentinel: 'absent' });
  const letScriptsCome = await holdBack(page);
  const held = '<script id="hadaya-js" type="litespeed/javascript" data-src="/dist/hadaya.min.js"></script>';
  await page.goto(serveSwatches(servePage, { products: [mug], head: held, loader: 'none' }));
  const form = probeSwatches(page);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 60_000;
  });
  await page.evaluate(() => {
    const release = () => {
      const script = document.querySelector('script[data-src]');
      window.__hadayaGuest?.asHost(() => script?.remove());
      document.body.append(Object.assign(document.createElement('script'), { src: '/dist/hadaya.min.js' }));
    };
    document.addEventListener('click', release, { once: true });
  });
  await form.pick('red');
  await expect(form.item('red')).toBeVisible();
  expect(await readFocus(page)).toBe('red');
  letScriptsCome();
  await waitForSwatches(page);
  await expect(form.select(COLOR)).toHaveValue('red');
});
