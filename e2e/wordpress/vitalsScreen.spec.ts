/** The owner sees how fast the shop is for its visitors: by page and device, by Google's limits, beside the time before Hadaya. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/test.ts';
import { keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';
import { forgetSpeeds, MEASURED } from './kit/vitalsCalls.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });

const PARTS_OF_PAGE = {
  include: ['.hadaya-speed'],
  reviewed: { 'color-contrast': 'WordPress’ closed menu lies behind a part of the page on phones' },
};

test.beforeEach(({ site }) => {
  keepOptions(site, MEASURED);
  forgetSpeeds(site);
});
test.afterEach(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
});

/** Puts `views` views of a step into today's totals. */
function fill(
  site: TestSite,
  rows: readonly (readonly [
    page: string,
    device: string,
    state: string,
    metric: string,
    target: string,
    step: number,
    views: number,
  ])[],
) {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Muscat' }).format();
  for (const row of rows)
    site.write(
      'INSERT INTO wp_hadaya_vitals (day, page, device, state, metric, target, step, views) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      today,
      ...row,
    );
}

/** Cells of a row of a table of speeds. */
async function readCells(page: Page, table: RegExp, name: string): Promise<readonly string[]> {
  const row = page.getByRole('table', { name: table }).getByRole('row', { name });
  return (await row.first().getByRole('cell').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
}

test('the statistics tell what three of four views stay below, Google’s judgement, the time before, and what was slow', async ({
  page,
  site,
  guest,
  snap,
}) => {
  fill(site, [
    // 75 of 100 views took 2.5 s at most: still good.
    ['product', 'mobile', 'hadaya', 'LCP', '', 9, 75],
    ['product', 'mobile', 'hadaya', 'LCP', '', 15, 25],
    ['product', 'mobile', 'before', 'LCP', '', 13, 60],
    ['product', 'mobile', 'before', 'LCP', '', 16, 60],
    ['shop', 'desktop', 'hadaya', 'LCP', '', 3, 49],
    ['product', 'mobile', 'hadaya', 'INP', 'swatches.choice', 10, 60],
    ['product', 'mobile', 'hadaya', 'INP', 'contact-widget.button', 18, 60],
    ['product', 'mobile', 'hadaya', 'INP', 'menu.link', 19, 49],
    ['product', 'mobile', 'hadaya', 'CLS', '', 0, 100],
  ]);
  await logIn(page.request, site.url);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${SETTINGS_PAGE}#statistics`);
  await expect(page.getByRole('heading', { name: 'How fast the shop is for its visitors' })).toBeVisible();
  expect(await readCells(page, /LCP/, 'Product pages Phones and tablets')).toEqual([
    '2.5 s good',
    '5.5 s poor',
    '75 %',
    '100',
  ]);
  expect(await readCells(page, /LCP/, 'Shop and categories Computers')).toEqual([
    'too few: 49 of 50',
    '–',
    '100 %',
    '49',
  ]);
  expect(await readCells(page, /CLS/, 'All pages Phones and tablets')).toEqual(['0.00 good', '–', '100 %', '100']);
  expect(await readCells(page, /INP/, 'Product pages Phones')).toEqual([
    // The 127th of 169 views is the seventh of 49 that took 600 to 800 ms.
    '628 ms poor',
    '–',
    '36 %',
    '169',
  ]);
  const slow = page.getByRole('table', { name: 'What visitors touched when they waited longest' });
  expect(await slow.getByRole('rowheader').allInnerTexts()).toEqual(['Contact widget: a button', 'Swatches: a choice']);
  await expect(page.getByLabel('Share of page views that are measured, in percent')).toHaveValue('100');
  await expectAccessible(page, PARTS_OF_PAGE);
  await snap('wordpress-vitals-en');
  await page.setViewportSize({ width: 390, height: 900 });
  await snap('wordpress-vitals-en-phone', 'page');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

  site.setOption('hadaya_test_locale', 'ar');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'سرعة المتجر عند زواره' })).toBeVisible();
  await expectAccessible(page, PARTS_OF_PAGE);
  await snap('wordpress-vitals-ar-phone', 'page');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await snap('wordpress-vitals-ar', 'page');
  site.setOption('hadaya_test_locale', null);
  guest.dropVerdict();
});

test('beside a contact plugin, which counts by itself, the speed and its switch are still there', async ({
  page,
  site,
  guest,
}) => {
  site.setOption('hadaya_test_contact_plugin', '1');
  await logIn(page.request, site.url);
  await page.goto(SETTINGS_PAGE);
  await page.getByRole('button', { name: 'Statistics', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'How fast the shop is for its visitors' })).toBeVisible();
  await expect(page.getByLabel('Measure how fast the shop is for its visitors')).toBeChecked();
  await expect(page.getByRole('heading', { name: /^Views, clicks and messages/ })).toHaveCount(0);
  site.setOption('hadaya_test_contact_plugin', null);
  guest.dropVerdict();
});
