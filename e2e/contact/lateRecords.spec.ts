/** The records of visits come in a file of their own, after what is seen. */
import { expect, test } from '../kit/test.ts';
import { openContact } from './kit/contactPage.ts';
import { countingCalls } from './kit/countingCalls.ts';
import { AGENTS, beHuman, haveVisited } from './kit/visitor.ts';

const ON = { data_analytics_settings: 'on' };

test.use({ userAgent: AGENTS.desktop });
test.beforeEach(({ page }) => beHuman(page));

const RECORDS_FILE = '**/contact-widget-followDrawing-*.js';

test('what the visitor does before the records have arrived is noted and counted when they come', async ({
  page,
  servePage,
  server,
}) => {
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
    .poll(() => countingCalls(server).map((call) => call.replace(/.*action=/, '')))
    .toEqual(['update_chaty_widget_click', 'update_chaty_channel_click']);
  const stored = await page.evaluate(() => localStorage.getItem('chatyWidget_0'));
  const keys = JSON.parse(JSON.parse(stored ?? '{}').value).map(({ k }: { k: string }) => k);
  expect(keys).toEqual(expect.arrayContaining(['c-widget', 'c-Phone']));
});

test('without the file of the records the widget opens, leads on and closes', async ({
  page,
  servePage,
  guest,
  faults,
}) => {
  await guest.allow({ console: [/keeps no records of visits/] });
  await faults.block(RECORDS_FILE);
  await openContact(page, servePage, { more: ON });
  await page.locator('.open-chaty').click();
  await expect(page.locator('#Phone-0-channel a')).toHaveAttribute('href', /^tel:/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.open-chaty')).toBeVisible();
});
