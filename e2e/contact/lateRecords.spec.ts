import { expect, test } from '../kit/test.ts';
import { openContact } from './kit/contactPage.ts';
import { countingCalls } from './kit/countingCalls.ts';
import { AGENTS, beHuman, haveVisited } from './kit/visitor.ts';

const ON = { data_analytics_settings: 'on' };

test.use({ userAgent: AGENTS.desktop });
test.beforeEach(({ page }) => beHuman(page));

const RECORDS_FILE = '**/contact-widget-createCounter-*.js';

test('counts clicks made before the counting file has loaded', async ({ page, servePage, server }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(RECORDS_FILE, (route) => held.then(() => route.continue()));
  await haveVisited(page, '0', ['v-widget'], 1);
  await openContact(page, servePage, { more: ON });
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await page.locator('.open-chaty').click();
  await page.locator('#Phone-0-channel a').click();
  expect(countingCalls(server)).toEqual([]);
  release();
  await expect
    .poll(() =>
      countingCalls(server)
        .map((call) => call.replace(/.*action=/, ''))
        .sort(),
    )
    .toEqual(['update_chaty_channel_click', 'update_chaty_widget_click']);
  const stored = () => page.evaluate(() => localStorage.getItem('chatyWidget_0') ?? '');
  await expect.poll(stored).toMatch(/(?=.*"c-widget\\")(?=.*"c-Phone\\")/);
});

test('the widget works when the counting file fails to load', async ({ page, servePage, faults }) => {
  await faults.block(RECORDS_FILE);
  await openContact(page, servePage, { more: ON });
  await page.locator('.open-chaty').click();
  await expect(page.locator('#Phone-0-channel a')).toHaveAttribute('href', /^tel:/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.open-chaty')).toBeVisible();
});
