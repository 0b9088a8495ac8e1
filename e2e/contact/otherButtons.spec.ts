import type { Page } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { expect, expectNoLayoutShift, test } from '../kit/test.ts';
import { change } from './kit/changePage.ts';
import { openContact } from './kit/contactPage.ts';

const REST = 800 - 25 - 54;
const launcher = (page: Page) => page.locator('#chaty-widget-0 .open-chaty');
const top = async (page: Page) => (await launcher(page).boundingBox())?.y;

test.use({ reducedMotion: 'reduce' });

const FLOAT =
  '<button id="night" style="position: fixed; z-index: 2147483647; right: 12px; bottom: 14px; width: 60px; height: 60px">Night</button>';

test('another plugin’s round button lifts the launcher until the button is removed', async ({
  page,
  servePage,
  snap,
}) => {
  await openContact(page, servePage, { body: `<p>Gifts</p>${FLOAT}`, isPainted: true });
  await expect.poll(() => top(page)).toBe(REST - 74);
  await expectNoLayoutShift(page);
  await snap('contact-above-float');
  // This click fails if the launcher covers the button, because Playwright clicks only elements that nothing covers.
  await page.locator('#night').click();
  await launcher(page).click();
  await expect(page.locator('#Phone-0-channel')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await change(page, `document.getElementById('night').remove()`);
  await expect.poll(() => top(page)).toBe(REST);
});

test('late and stacked buttons lift the launcher, but a hidden scroll button does not', async ({ page, servePage }) => {
  await openContact(page, servePage, {
    body: `<p>Gifts</p>${FLOAT.replace('id="night" style="', 'id="up" style="visibility: hidden; ')}`,
  });
  await settle(page);
  await expect.poll(() => top(page)).toBe(REST);
  await change(page, `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(FLOAT)})`);
  await expect.poll(() => top(page)).toBe(REST - 74);
  const second = FLOAT.replace('night', 'second').replace('bottom: 14px', 'bottom: 90px');
  await change(page, `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(second)})`);
  await expect.poll(() => top(page)).toBe(REST - 150);
  const beside = FLOAT.replace('night', 'beside').replace('right: 12px', 'right: 200px');
  await change(page, `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(beside)})`);
  await settle(page);
  await expect.poll(() => top(page)).toBe(REST - 150);
});
