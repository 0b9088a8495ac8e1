import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/test.ts';
import { fillCounts } from './kit/fillCounts.ts';
import { postMessage } from './kit/message.ts';
import { SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const PARTS = {
  include: ['.hadaya-statistics'],
  reviewed: {
    'color-contrast':
      'WordPress’s closed menu lies behind a part of the page on phones; the text is nearly black on light grey',
  },
};

const STATISTICS_PAGE = `${SETTINGS_PAGE}-statistics`;

async function openTable(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Breakdown' }).getByRole('button', { name }).click();
  return page.getByRole('table', { name });
}

/** Returns the numbers in a statistics row: views, clicks, messages. A channel without a form has no messages. */
async function readRow(page: Page, table: string, name: string): Promise<readonly number[]> {
  const row = (await openTable(page, table)).getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  if ((await row.count()) === 0) return [0, 0, 0];
  const cells = await row.getByRole('cell').allInnerTexts();
  return [cells[0], cells[1], cells[3]].map((text) => Number(text?.replace('–', '0')));
}

async function readAll(page: Page) {
  await page.goto(STATISTICS_PAGE);
  await expect(page.locator('.hadaya-statistics[aria-busy="false"]')).toBeVisible();
  return {
    page: await readRow(page, 'By page', 'Corporate gifts'),
    elsewhere: await readRow(page, 'By page', 'Other pages'),
    phones: await readRow(page, 'By device', 'Phones and tablets'),
    ads: await readRow(page, 'By source', 'Advertising'),
    whatsApp: await readRow(page, 'By channel', 'WhatsApp'),
    form: await readRow(page, 'By channel', 'Contact form'),
  };
}

const plus = (before: readonly number[], ...more: readonly number[]) =>
  before.map((count, at) => count + (more[at] ?? 0));

test('shows views, clicks and messages by channel, page, source and device, with the previous period', async ({
  playwright,
  page,
  site,
  guest,
  snap,
}) => {
  const visitor = await playwright.request.newContext({ userAgent: PHONE });
  const count = (action: string, from: string, more: Readonly<Record<string, string>>, to: TestSite = site) =>
    visitor.post(to.ajaxUrl, {
      form: { widgetId: '0', isMobile: '1', ...more, action },
      headers: { Referer: from, Cookie: 'sbjs_current=typ=utm|||src=google|||mdm=cpc|||cmp=(none)' },
    });
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
    ads: plus(before.ads, 3, 1, 0),
    whatsApp: plus(before.whatsApp, 0, 1, 0),
    form: plus(before.form, 0, 0, 1),
  });
  await expect(page.getByText(/time zone, \S+\. Views and clicks are kept for 25 months\./)).toBeVisible();
  await expect(page.getByLabel('Delete views and clicks after (months)')).toHaveValue('25');
  guest.ignoreFindings();
  await snap('wordpress-statistics-en', 'page');
});

test('a chart shows its values on hover and by keyboard, and also as a table', async ({ page, site, guest, snap }) => {
  fillCounts(site);
  await logIn(page.request, site.url);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(STATISTICS_PAGE);
  const chart = page.getByRole('slider', { name: 'Widget views' });
  await expect(chart.locator('rect')).toHaveCount(30);
  await chart.focus();
  const valueText = () => chart.getAttribute('aria-valuetext');
  const last = await valueText();
  await page.keyboard.press('ArrowLeft');
  expect(await valueText()).toMatch(/: Views \d+, previously \d+$/);
  expect(await valueText()).not.toBe(last);
  await expect(page.locator('.hadaya-tip')).toContainText('previously:');
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('Escape');
  await expect(page.locator('.hadaya-tip')).toHaveCount(0);
  await chart.hover({ position: { x: 40, y: 40 } });
  await expect(page.locator('.hadaya-tip')).toBeVisible();
  await expectAccessible(page, PARTS);
  await snap('wordpress-statistics-hover', 'page');
  const figure = page.locator('.hadaya-chart', { has: chart });
  await figure.locator('summary').click();
  await expect(figure.getByRole('table', { name: 'Widget views' }).getByRole('row')).toHaveCount(31);

  await openTable(page, 'By source');
  await page.getByLabel('Compare to previous period').uncheck();
  await expect(page.getByRole('columnheader', { name: 'Clicks vs. previous period' })).toHaveCount(0);
  await expect(chart.locator('path')).toHaveCount(0);

  site.setOption('hadaya_test_locale', 'ar');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.reload();
  // On a phone, a row's header and all of its numbers are visible without horizontal scrolling.
  const counts = page.locator('.hadaya-counts-frame');
  expect(await counts.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  await expect(counts.getByRole('row').nth(1).getByRole('cell')).toHaveCount(6);
  await expect(counts.getByRole('columnheader')).toHaveCount(7);
  const mirrored = page.getByRole('slider').first();
  await mirrored.focus();
  await page.keyboard.press('ArrowRight');
  await expect(mirrored).toHaveAttribute('aria-valuenow', '29');
  await expectAccessible(page, PARTS);
  await snap('wordpress-statistics-ar', 'page');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  site.setOption('hadaya_test_locale', null);
  guest.ignoreFindings();
});

test('any period can be selected and exported, and a view without access or data explains what to do', async ({
  page,
  site,
  guest,
}) => {
  fillCounts(site);
  await logIn(page.request, site.url);
  await page.goto(STATISTICS_PAGE);
  await page.getByLabel('Period', { exact: true }).selectOption('Last 90 days');
  // Grouped by week, the chart has thirteen or fourteen bars.
  await expect.poll(() => page.getByRole('slider').first().locator('rect').count()).toBeLessThan(15);
  await page.getByLabel('Period', { exact: true }).selectOption('Custom…');
  await page.getByLabel('From').fill('2026-02-10');
  await page.getByLabel('Until').fill('2026-02-01');
  await page.getByRole('button', { name: 'Show period', exact: true }).click();
  await expect(page.getByText('The start date is after the end date. Change one of them.')).toBeVisible();
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByLabel('Until').fill('2020-01-31');
  await page.getByRole('button', { name: 'Show period', exact: true }).click();
  await expect(page.getByText('Counting started on')).toBeVisible();
  await page.getByRole('button', { name: 'Show all data' }).click();
  await expect(page.getByRole('slider')).toHaveCount(3);
  await openTable(page, 'By page');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download table (CSV)' }).click();
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/^hadaya-page-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await saved.path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFPage,Views,Clicks,Messages,Views (Previous period),Clicks (Previous period),Messages (Previous period)',
  );
  expect(text).toMatch(/\r\nCorporate gifts,\d+,\d+,\d+,0,0,0\r\n/);

  let answer: { status: number; body: string } | undefined = {
    status: 401,
    body: '{"code":"rest_forbidden","message":""}',
  };
  await page.route('**/hadaya/v1/statistics**', (route) =>
    answer ? route.fulfill({ ...answer, contentType: 'application/json' }) : route.continue(),
  );
  await page.goto(STATISTICS_PAGE);
  const notice = page.locator('.hadaya-statistics .components-notice');
  await expect(notice).toContainText('Log in again in another tab');
  site.write('DELETE FROM wp_hadaya_counts');
  site.write("DELETE FROM wp_posts WHERE post_type = 'hadaya_lead'");
  answer = undefined;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No data yet.')).toBeVisible();
  await expectAccessible(page, PARTS);
  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, common: { tracking: false } });
  await page.reload();
  await expect(page.getByText('No data yet. Turn on “Count views and clicks” under')).toBeVisible();
  site.setOption('hadaya_options', HADAYA_OPTIONS);
  guest.ignoreFindings();
});
