import type { Page } from '@playwright/test';
import { keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, inMatrix, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });
test.afterAll(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOption('timezone_string', 'Asia/Muscat');
});

/**
 * Asserts that a button below a text inserts its placeholder at the caret or over the selection, and moves the caret
 * after the placeholder.
 */
async function expectWordsPutIn(page: Page): Promise<void> {
  const row = page.getByRole('listitem', { name: '1. WhatsApp' });
  await row.getByText('More settings').click();
  const message = row.getByLabel('Pre-filled message');
  await message.fill('About , please: ???');
  const mark = (from: number, to: number) =>
    message.evaluate((area, range) => area instanceof HTMLTextAreaElement && area.setSelectionRange(...range), [
      from,
      to,
    ] as [number, number]);
  await mark(6, 6);
  await row.getByRole('button', { name: 'Insert: Product', exact: true }).click();
  await expect(message).toHaveValue('About {product}, please: ???');
  await expect(message).toBeFocused();
  await page.keyboard.type(' now');
  await expect(message).toHaveValue('About {product} now, please: ???');
  await mark(29, 32);
  await row.getByRole('button', { name: 'Insert: Price', exact: true }).press('Enter');
  await expect(message).toHaveValue('About {product} now, please: {price}');
}

for (const locale of [null, 'ar'])
  test(
    `interprets a number, finds a country by its first letters and inserts placeholders: ${locale ?? 'en'}`,
    inMatrix(locale === 'ar'),
    async ({ page, site, guest, snap }) => {
      keepOptions(site, HADAYA_OPTIONS);
      site.setOptions({ timezone_string: 'Asia/Muscat', hadaya_test_locale: locale });
      try {
        await logIn(page.request, site.url);
        await page.goto(SETTINGS_PAGE);
        await page.getByRole('listitem', { name: /^1\. / }).getByRole('button').first().click();
        const field = page.locator('[id="hadaya-widgets.0.channels.0.value"]');
        const number = field.getByRole('textbox');
        const message = field.getByRole('status');
        await number.fill('+968 9123 4567');
        await expect(message).toContainText(locale === 'ar' ? 'جوال' : 'Oman, mobile');
        await number.fill('+968 2412 3456');
        await expect(message).toContainText(locale === 'ar' ? 'عُمان' : 'Oman, landline');
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await field.scrollIntoViewIfNeeded();
          await snap(`number-${locale ?? 'en'}-${width}`);
        }
        // Types the country's name only in English, because Playwright's keyboard sends no key events for Arabic
        // letters, which a select needs.
        if (locale === null) {
          const country = field.getByRole('combobox');
          await country.focus();
          await page.keyboard.type('Ger');
          await expect(country).toHaveValue('DE');
          await expect(number).toHaveValue(/^\+49 /);
          await expectWordsPutIn(page);
        }
      } finally {
        site.setOptions({ hadaya_test_locale: null });
        guest.ignoreFindings();
      }
    },
  );
