/** Views, clicks and messages by day, channel, page and device: drawings with a name each, and the numbers as tables. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/test.ts';
import { postMessage } from './kit/message.ts';
import { SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const PARTS = {
  include: ['.hadaya-periods', '.hadaya-chart', '.hadaya-counts'],
  reviewed: {
    'color-contrast':
      'WordPress’ closed menu lies behind a part of the page on phones; the text is nearly black on light grey',
  },
};

/** Numbers of a row of the statistics: views, clicks, messages. */
async function readRow(page: Page, table: string, name: string): Promise<readonly number[]> {
  const row = page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
  if ((await row.count()) === 0) return [0, 0, 0];
  return (await row.getByRole('cell').allInnerTexts()).map(Number);
}

async function readAll(page: Page) {
  await page.goto(SETTINGS_PAGE);
  await expect(page.getByRole('heading', { name: 'Views, clicks and messages of the last 30 days' })).toBeHidden();
  await page.getByRole('button', { name: 'Statistics', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Views, clicks and messages of the last 30 days' })).toBeVisible();
  return {
    page: await readRow(page, 'By page', 'Corporate gifts'),
    elsewhere: await readRow(page, 'By page', 'Other pages'),
    phones: await readRow(page, 'By device', 'Phones and tablets'),
    whatsApp: await readRow(page, 'By channel', 'WhatsApp'),
    form: await readRow(page, 'By channel', 'Contact form'),
  };
}

const plus = (before: readonly number[], ...more: readonly number[]) =>
  before.map((count, at) => count + (more[at] ?? 0));

test('what visitors see, click and write is told by day, channel, page and device', async ({
  playwright,
  page,
  site,
  guest,
  snap,
}) => {
  const visitor = await playwright.request.newContext({ userAgent: PHONE });
  const count = (action: string, from: string, more: Readonly<Record<string, string>>, to: TestSite = site) =>
    visitor.post(to.ajaxUrl, { form: { widgetId: '0', isMobile: '1', ...more, action }, headers: { Referer: from } });
  await count('update_chaty_widget_views', `${site.url}/ask/`, { isOpen: '0', isSingle: '0' });
  await logIn(page.request, site.url);
  const before = await readAll(page);
  for (const from of [
    `${site.url}/ask/?utm_source=x`,
    `${site.url}/made-up-${Date.now()}/`,
    'https://evil.example/ask/',
  ])
    await count('update_chaty_widget_views', from, { isOpen: '0', isSingle: '0' });
  await count('update_chaty_channel_click', `${site.url}/ask/`, { channel: 'Whatsapp' });
  const [found] = site.query("SELECT ID FROM wp_posts WHERE post_name = 'ask'");
  await postMessage(visitor, site, { email: 'counted@stat.example', page_id: String(found?.ID) });
  await visitor.dispose();

  const after = await readAll(page);
  expect(after).toEqual({
    page: plus(before.page, 1, 1, 1),
    elsewhere: plus(before.elsewhere, 2, 0, 0),
    phones: plus(before.phones, 3, 1, 1),
    whatsApp: plus(before.whatsApp, 0, 1, 0),
    form: plus(before.form, 0, 0, 1),
  });
  const views = page.getByRole('img', { name: /^Views by day: [1-9]\d* in all, at most [1-9]\d*, on / });
  await expect(views.locator('rect')).toHaveCount(30);
  await page.getByText('Numbers by day').press('Enter');
  await expect(page.getByRole('table', { name: 'By day' }).getByRole('row')).toHaveCount(31);
  await expect(page.getByText('time zone, Asia/Muscat. Views and clicks are kept for 25 months.')).toBeVisible();
  await expect(page.getByLabel('Delete views and clicks after … months (0: keep them)')).toHaveValue('25');
  await expectAccessible(page, PARTS);
  await snap('wordpress-statistics-en');
  await page.getByRole('link', { name: '7 days', exact: true }).press('Enter');
  await expect(page.getByRole('link', { name: '7 days', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(views.locator('rect')).toHaveCount(7);

  site.setOption('hadaya_test_locale', 'ar');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.reload();
  await expect(page.getByRole('table', { name: 'بحسب الجهاز' })).toBeVisible();
  await expectAccessible(page, PARTS);
  await snap('wordpress-statistics-ar', 'page');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  site.setOption('hadaya_test_locale', null);
  guest.dropVerdict();
});
