/** The inbox as an app: list and detail side by side, search, answers, keyboard, and how it looks. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/test.ts';
import { findLeads, PDF, PNG, postMessage } from './kit/message.ts';
import { keepOptions } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });

const INBOX = '/wp-admin/admin.php?page=hadaya-inbox';
/** The app as axe judges it, with what a person has looked at. */
const APP = {
  include: ['#hadaya-inbox'],
  reviewed: { 'color-contrast': 'WordPress’ controls lay their frame over the input, whose text is nearly black on white' },
};

const stateOf = (site: TestSite, email: string) => findLeads(site, email)[0]?.post_status;
const idOf = (site: TestSite, email: string) => Number(findLeads(site, email)[0]?.ID);
const listOf = (page: Page) => page.getByRole('region', { name: 'Messages' });
const rowOf = (page: Page, text: string) => listOf(page).getByRole('listitem').filter({ hasText: text });
const openerOf = (page: Page, text: string) => rowOf(page, text).getByRole('button');
const detailOf = (page: Page) => page.getByRole('region', { name: 'Open message' });
const told = (page: Page) => page.locator('.hadaya-inbox-told');

/** Takes away all messages of earlier tests. */
const empty = (site: TestSite) => site.write("DELETE FROM wp_posts WHERE post_type = 'hadaya_lead'");

/** Sends a message whose words are its name's. */
const send = (page: Page, site: TestSite, name: string, more = {}) =>
  postMessage(page.request, site, { name, email: `${name.toLowerCase()}@inbox.example`, message: `Words of ${name}`, ...more });

for (const [locale, direction] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`screens: list and open message at four widths, ${direction}`, async ({ page, site, snap, guest }) => {
    empty(site);
    site.setOption('hadaya_test_locale', null);
    await send(page, site, 'Salim', { name: 'سالم الهنائي', message: 'مئة دفتر مع الشعار\nقبل العيد إن أمكن' });
    await send(page, site, 'Badr', { phone: '', message: 'Do you deliver to Salalah? We need 35 gift boxes with dates for a conference in March.' });
    await send(page, site, 'Amal', { message: 'Two hundred notebooks' });
    await send(page, site, 'Amal', {
      message: 'Sixty lanterns for the majlis, with our logo on the base.\n\nCould you send a picture first?',
      'custom_fields[4][label_file]': 'Logo or brief',
      'custom_fields[4][slug]': 'file',
      'custom_fields[4][file]': { name: 'logo.png', mimeType: 'image/png', buffer: PNG },
      'custom_fields[5][label_file]': 'Logo or brief',
      'custom_fields[5][slug]': 'file',
      'custom_fields[5][file]': { name: 'our brief.pdf', mimeType: 'application/pdf', buffer: PDF },
    });
    if (locale === 'ar') site.setOption('hadaya_test_locale', 'ar');
    await logIn(page.request, site.url);
    await page.goto(INBOX);
    for (const width of [390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('.hadaya-inbox-open').first()).toBeVisible();
      await snap(`inbox-${locale}-list-${width}`);
      await expectAccessible(page, APP);
      await page.locator('.hadaya-inbox-open').first().click();
      await expect(page.locator('.hadaya-inbox-whole')).toBeVisible();
      await snap(`inbox-${locale}-open-${width}`, 'page');
      await expectAccessible(page, APP);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${width}`).toBe(0);
      await page.goto(INBOX);
    }
    await page.goto('/wp-admin/index.php');
    await snap(`inbox-${locale}-dashboard`, 'page');
    site.setOption('hadaya_test_locale', null);
    guest.dropVerdict();
  });
}
