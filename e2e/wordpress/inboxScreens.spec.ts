import { expectAccessible } from '../kit/test.ts';
import { emptyInbox, INBOX, INBOX_APP, writeAs } from './kit/inbox.ts';
import { PDF, PNG } from './kit/message.ts';
import { logIn } from './kit/session.ts';
import { expect, inMatrix, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
// WordPress's dashboard logs a PHP notice if WordPress has not yet checked for updates.
test.use({ allow: { globals: ['chaty_settings'] }, expectedLog: /wp-admin\/includes\/dashboard\.php/ });
test.beforeEach(({ site }) => emptyInbox(site));

for (const [locale, direction] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(
    `the message list and an open message fit the screen at four widths (${direction})`,
    inMatrix(locale === 'ar'),
    async ({ page, site, snap, guest }) => {
      site.setOption('hadaya_test_locale', null);
      await writeAs(page.request, site, 'Salim', {
        name: 'سالم الهنائي',
        message: 'مئة دفتر مع الشعار\nقبل العيد إن أمكن',
      });
      await writeAs(page.request, site, 'Badr', {
        phone: '',
        message: 'Do you deliver to Salalah? We need 35 gift boxes with dates for a conference in March.',
      });
      await writeAs(page.request, site, 'Amal', { message: 'Two hundred notebooks' });
      await writeAs(page.request, site, 'Amal', {
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
        // Accessibility depends on the layout, and the inbox has only two layouts.
        const isJudged = width === 390 || width === 1280;
        const judge = async () => (isJudged ? expectAccessible(page, INBOX_APP) : undefined);
        await expect(page.locator('.hadaya-inbox-open').first()).toBeVisible();
        await snap(`inbox-${locale}-list-${width}`);
        await judge();
        await page.locator('.hadaya-inbox-open').first().click();
        await expect(page.locator('.hadaya-inbox-whole')).toBeVisible();
        await snap(`inbox-${locale}-open-${width}`, 'page');
        await judge();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${width}`).toBe(0);
        await page.keyboard.press('Escape');
        await expect(page.locator('.hadaya-inbox-whole')).toHaveCount(0);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.locator('.hadaya-inbox-tools button').click();
      await page.locator('.hadaya-inbox-open').first().click();
      await page.locator('.hadaya-inbox-snooze button').click();
      await expect(page.locator('.hadaya-inbox-moments')).toBeVisible();
      await snap(`inbox-${locale}-opened`);
      await expectAccessible(page, INBOX_APP);
      await page.locator('.hadaya-inbox-composer [type="submit"]').click();
      await expect(page.locator('.hadaya-inbox-notice p')).toBeVisible();
      await expect(page.locator('.hadaya-inbox-thread li')).toHaveCount(1);
      await page.locator('.hadaya-inbox-thread').scrollIntoViewIfNeeded();
      await snap(`inbox-${locale}-answered`);
      await expectAccessible(page, INBOX_APP);
      await page.locator('.hadaya-inbox-views button').nth(4).click();
      await expect(page.locator('.hadaya-inbox-empty')).toBeVisible();
      await snap(`inbox-${locale}-empty`);
      await expectAccessible(page, INBOX_APP);
      await page.goto('/wp-admin/index.php');
      await snap(`inbox-${locale}-dashboard`, 'page');
      site.setOption('hadaya_test_locale', null);
      guest.ignoreFindings();
    },
  );
}
