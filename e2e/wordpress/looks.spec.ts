/** What an owner's and a visitor's eye would catch at once on a real WordPress, by shapes. `--update-snapshots` writes the pictures anew. */
import { settle } from '../kit/settle.ts';
import { expectPicture, fixFonts } from '../visual/steadyLook.ts';
import { keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { asPerson, logIn } from './kit/session.ts';
import { PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({
  userAgent: PERSON,
  contextOptions: { reducedMotion: 'reduce' },
  allow: { globals: ['chaty_settings'] },
});
test.beforeEach(async ({ page, site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  await asPerson(page);
  await fixFonts(page);
});
test.afterEach(({ site, guest }) => {
  site.setOption('hadaya_test_locale', null);
  guest.dropVerdict();
});

for (const [width, locale] of [
  [1280, null],
  [390, 'ar'],
] as const)
  test(`the widget's channels in the shop, ${width} px, ${locale ?? 'en'}`, async ({ page, site }) => {
    site.setOption('hadaya_test_locale', locale);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/ask/');
    await page.locator('.open-chaty').first().click();
    await page.locator('.chaty-open').waitFor();
    await page.mouse.move(1, 1);
    await settle(page);
    await expectPicture(page, `widget-${width}`, { corner: { width: 320, height: 380 } });
  });

test('the first screen of the settings', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page.request, site.url);
  await page.goto(SETTINGS_PAGE);
  const app = page.locator('#hadaya-admin');
  await expect(app.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(app.locator('iframe').first()).toBeVisible();
  await page.mouse.move(1, 1);
  await settle(page);
  await expectPicture(app, 'settings-first', { masked: app.locator('iframe') });
});
