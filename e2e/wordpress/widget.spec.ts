import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { totalOf } from './kit/countCalls.ts';
import { findLeads, PDF, PNG, storedNames } from './kit/message.ts';
import { asPerson } from './kit/session.ts';
import { PERSON } from './kit/settingsApp.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({
  userAgent: PERSON,
  allow: { globals: ['chaty_settings'] },
});
test.beforeEach(({ page }) => asPerson(page));

async function openForm(page: Page): Promise<void> {
  await page.goto('/ask/');
  await page.locator('.open-chaty').first().click();
  await page.locator('.Contact_Us-channel-link .chaty-link').click();
  await expect(page.locator('.field-name')).toBeVisible();
}

async function fill(page: Page, email: string): Promise<void> {
  await page.locator('.field-name').fill('Amal');
  await page.locator('.field-email').fill(email);
  await page.locator('.field-phone').fill('+96890000001');
  await page.locator('.field-message').fill('Two hundred notebooks');
}

function folderOfFiles(site: TestSite): string {
  const uploads = resolve(site.paths.publicFolder, 'wp-content/uploads');
  return resolve(uploads, readdirSync(uploads).find((entry) => /^hadaya-[0-9a-f]{24}$/.test(entry)) ?? 'missing');
}

const send = (page: Page) => page.locator('.chaty-submit-button').click();

test('a form on a cached page can be sent with two files, and server errors appear next to their fields', async ({
  page,
  site,
  snap,
}) => {
  await openForm(page);
  await fill(page, 'widget-files@company.example');
  await page.locator('.field-phone').fill('12');
  await send(page);
  // The hint below the field may show the same text, so only the error message is selected.
  await expect(page.locator('.chaty-error-msg:not(:empty)')).toContainText('Please enter a valid phone number');
  await expect(page.locator('.field-phone')).toHaveAttribute('aria-invalid', 'true');
  expect(findLeads(site, 'widget-files@company.example')).toEqual([]);

  await page.locator('.field-phone').fill('+96890000001');
  await page.locator('input[type=file]').setInputFiles([
    { name: 'logo.png', mimeType: 'image/png', buffer: PNG },
    { name: 'brief.pdf', mimeType: 'application/pdf', buffer: PDF },
  ]);
  await page.locator('.field-message').fill('مئتا دفتر من فضلك\nwith our logo');
  const answered = page.waitForResponse(
    async (answer) => answer.url() === site.ajaxUrl && (await answer.text()).includes('redirect_action'),
  );
  await send(page);
  expect(await (await answered).json()).toMatchObject({
    status: 1,
    error: 0,
    errors: [],
    redirect_action: 'no',
    close_form_after: 'no',
  });
  await expect(page.getByText('Thank you. We will reply soon.')).toBeVisible();
  await snap('wordpress-widget-sent');
  const leads = findLeads(site, 'widget-files@company.example');
  expect(leads).toHaveLength(1);
  expect(leads[0]?.post_status).toBe('private');
  for (const text of ['Logo or brief (2)', 'مئتا دفتر من فضلك\nwith our logo'])
    expect(String(leads[0]?.meta_value)).toContain(text);
  const names = storedNames(leads[0]);
  expect(names.map((name) => readFileSync(resolve(folderOfFiles(site), name)))).toEqual([PNG, PDF]);
  expect(site.mails().at(-1)).toMatchObject({ to: 'sales@shop.example' });

  // The page comes from a cache, and its nonce has expired.
  const html = await (await page.request.get('/ask/')).text();
  site.setOption('hadaya_test_nonce_life', 3600);
  let isCached = true;
  await page.route('**/ask/', (route) => {
    if (!isCached) return route.continue();
    isCached = false;
    return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' });
  });
  await openForm(page);
  await fill(page, 'widget-cached@company.example');
  await send(page);
  await expect(page.getByText('Thank you. We will reply soon.')).toBeVisible();
  site.setOption('hadaya_test_nonce_life', null);
  expect(findLeads(site, 'widget-cached@company.example')).toHaveLength(1);
});

test('counts a visitor’s view and click on a widget at most once within two days', async ({ page, site }) => {
  const before = totalOf(site, '');
  const counted = (views: number, clicks: number) =>
    expect.poll(() => totalOf(site, '')).toEqual({ views: before.views + views, clicks: before.clicks + clicks });
  await page.goto('/ask/');
  await expect(page.locator('.open-chaty').first()).toBeVisible();
  await counted(1, 0);
  await page.locator('.open-chaty').first().click();
  await counted(1, 1);
  const openAgain = async (hoursLater: number) => {
    await page.addInitScript((hours) => {
      const now = Date.now;
      Date.now = () => now() + hours * 3_600_000;
    }, hoursLater);
    await page.reload();
    await page.locator('.open-chaty').first().click();
    await expect(page.locator('.Phone-channel-link')).toBeVisible();
  };
  await openAgain(0);
  await counted(1, 1);
  await openAgain(47);
  await counted(1, 1);
  // The browser records every view, even one that does not count, so the two days start at the latest view.
  await openAgain(49);
  await counted(2, 2);
});
