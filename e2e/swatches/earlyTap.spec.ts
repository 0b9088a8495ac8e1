/** A tap that comes before our scripts: on a slow line, and where an optimiser lets scripts come at the first touch only. */
import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, readFocus, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';

/** The page with none of our scripts there yet. */
async function openEarly(page: Page, address: string) {
  const letScriptsCome = await holdBack(page);
  await page.goto(address, { waitUntil: 'commit' });
  const form = probeSwatches(page);
  await expect(form.item('red')).toBeVisible();
  return { form, letScriptsCome };
}

test('the swatch that was tapped before the scripts came is chosen when they come, and the way on is as after any tap', async ({
  page,
  servePage,
}) => {
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

test('an optimiser that plays the tap again does not take the choice back, and a second tap by hand does', async ({
  page,
  servePage,
}) => {
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

test('whoever has only come to a swatch by the keyboard has chosen nothing', async ({ page, servePage }) => {
  const { form, letScriptsCome } = await openEarly(page, serveSwatches(servePage, { products: [mug] }));
  for (let presses = 0; presses < 20 && (await readFocus(page)) !== 'red'; presses += 1)
    await page.keyboard.press('Tab');
  expect(await readFocus(page)).toBe('red');
  letScriptsCome();
  await waitForSwatches(page);
  await expect(form.select(COLOR)).toHaveValue('');
  expect(await form.having('selected')).toEqual([]);
});
