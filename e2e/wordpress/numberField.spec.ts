/**
 * The settings app interprets a number while the owner types, completes it on blur, and rejects an invalid number on
 * saving.
 */
import { callsOf, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { asPerson, logIn } from './kit/session.ts';
import { openChannel, PERSON, save, saved } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, inMatrix, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });
test.beforeEach(({ page }) => asPerson(page));
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

test('the first channel turns the widget on, and a number without a country code gets the shop’s', async ({
  page,
  site,
  guest,
  snap,
}) => {
  site.setOptions({ hadaya_options: null, hadaya_history: null, timezone_string: 'Asia/Muscat' });
  await logIn(page.request, site.url);
  await page.goto(SETTINGS_PAGE);
  await page.getByRole('button', { name: 'Skip and set up manually' }).click();
  await page.getByRole('button', { name: 'WhatsApp' }).press('Enter');
  const number = page.getByLabel('Number with country code');
  await expect(number).toBeFocused();
  await number.fill('9123 4567');
  await expect(page.getByText('Without a country code, the number is assumed to be from Oman:')).toBeVisible();
  await number.blur();
  await expect(number).toHaveValue('+968 9123 4567');
  await expect(page.getByRole('link', { name: 'Test link' })).toHaveAttribute('href', 'https://wa.me/96891234567');
  await snap('wordpress-setup-channel');
  await number.fill('٩١٢٣٤٥٦٧');
  await expect(page.getByText('Without a country code, the number is assumed to be from Oman:')).toBeVisible();
  await number.blur();
  await expect(number).toHaveValue('+968 9123 4567');
  const invitation = 'https://chat.whatsapp.com/AbCdEfGh12345678';
  await number.fill(invitation);
  await expect(page.getByText('This link contains no phone number.')).toBeVisible();
  await number.blur();
  await expect(number).toHaveValue(invitation);
  await number.fill('+968 9123 4567');
  await page.getByLabel('Country code', { exact: true }).selectOption({ value: 'DE' });
  await expect(number).toHaveValue(/^\+49 /);
  await number.fill('wa.me/91234567?text=I%20am%20looking%20for%20a%20gift');
  await number.blur();
  await expect(number).toHaveValue('https://wa.me/96891234567?text=I%20am%20looking%20for%20a%20gift');
  await save(page).click();
  await saved(page, 'Settings saved. The widget is live.');
  const { settings } = await (await callsOf(page.request, site)).read();
  expect(settings.widgets[0]).toMatchObject({
    enabled: true,
    channels: [{ value: '96891234567', message: 'I am looking for a gift' }],
  });
  guest.ignoreFindings();
});

test('reports a missing country code below the number if the shop’s country is unknown, and channels can be edited by keyboard', {
  tag: '@all',
}, async ({ page, site, guest }) => {
  site.setOptions({ hadaya_options: null, hadaya_history: null, timezone_string: '' });
  await logIn(page.request, site.url);
  await page.goto(SETTINGS_PAGE);
  await page.getByRole('button', { name: 'Skip and set up manually' }).click();
  await page.getByRole('button', { name: 'WhatsApp' }).click();
  await page.setViewportSize({ width: 390, height: 700 });
  const number = page.getByLabel('Number with country code');
  await number.fill('9123 4567');
  await save(page).click();
  await saved(page, 'The country code may be missing.');
  // The button bar does not cover the hint below the field.
  const mistake = page.locator('[id$="-found"]').getByText('The country code may be missing.');
  const isSeen = () =>
    mistake.evaluate((node) => {
      const { left, bottom } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + 4, bottom - 4));
    });
  await expect.poll(isSeen).toBe(true);
  await number.fill('+968 9123 4567');

  // The owner selects, names and moves other channels by keyboard only.
  await page.getByRole('button', { name: 'Email' }).press('Enter');
  await page.keyboard.type('shop@example.com');
  await page.getByRole('button', { name: 'Telegram' }).press('Enter');
  await page.keyboard.type('gifts_oman');
  await page.getByRole('button', { name: 'Move up: 3. Telegram' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move up: 2. Telegram' })).toBeFocused();
  const row = await openChannel(page, '3. Email');
  await expect(row.getByLabel('Email address')).toHaveValue('shop@example.com');
  await save(page).press('Enter');
  await saved(page, 'Settings saved. The widget is live.');
  guest.ignoreFindings();
});

for (const locale of [null, 'ar'])
  test(
    `a channel row shows the full number on one line on a phone (${locale ?? 'en'})`,
    inMatrix(locale === 'ar'),
    async ({ page, site, guest, snap }) => {
      const channels = ['+96890000001', '+442079460958'].map((value) => ({
        channel: 'Whatsapp',
        value,
        label: 'WhatsApp',
      }));
      keepOptions(site, { ...HADAYA_OPTIONS, widgets: [{ ...HADAYA_OPTIONS.widgets[0], channels }] });
      site.setOption('hadaya_test_locale', locale);
      try {
        await page.setViewportSize({ width: 390, height: 844 });
        await logIn(page.request, site.url);
        await page.goto(SETTINGS_PAGE);
        for (const number of ['+968 9000 0001', '+44 207 946 0958']) {
          const shown = page.locator('.hadaya-channel-head bdi', { hasText: number });
          const lines = await shown.evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
          });
          expect(lines, number).toBe(1);
        }
        await snap(`wordpress-rows-phone-${locale ?? 'en'}`);
      } finally {
        site.setOption('hadaya_test_locale', null);
      }
      guest.ignoreFindings();
    },
  );
