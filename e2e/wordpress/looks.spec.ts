/** `--update-snapshots` rewrites the reference pictures. */
import type { Page } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { expectPicture, fixFonts } from '../visual/steadyLook.ts';
import { emptyInbox, INBOX } from './kit/inbox.ts';
import { SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { asPerson, logIn } from './kit/session.ts';
import { PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, inMatrix, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({
  userAgent: PERSON,
  contextOptions: { reducedMotion: 'reduce' },
  allow: { globals: ['chaty_settings'] },
});
test.beforeEach(async ({ page, site }) => {
  site.setOptions({ hadaya_options: HADAYA_OPTIONS, hadaya_history: null });
  await asPerson(page);
  await fixFonts(page);
});
test.afterEach(({ site, guest }) => {
  site.setOption('hadaya_test_locale', null);
  guest.ignoreFindings();
});

/** Picture names for every section and step in the settings. */
const SECTIONS = ['widget', 'form', 'quote', 'statistics', 'parts', 'advanced'] as const;
const STEPS = ['channels', 'look', 'when'] as const;

async function lookAtShop(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/ask/');
  await page.locator('.open-chaty').first().click();
  // Until this link exists, the widget shows grey circles for the channels.
  await page.locator('.Whatsapp-channel-link .chaty-link').waitFor();
  await page.mouse.move(1, 1);
  await settle(page);
  await expectPicture(page, `widget-${width}`, { corner: { width: 320, height: 380 } });
  await page.locator('.Contact_Us-channel-link .chaty-link').first().click();
  const panel = page.getByRole('dialog');
  await expect(panel.locator('.field-message')).toBeVisible();
  await settle(page);
  await expectPicture(panel, `form-${width}`);
}

async function lookAtSettings(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(SETTINGS_PAGE);
  const app = page.locator('#hadaya-admin');
  const frame = app.locator('iframe');
  const sections = page.locator('.hadaya-sections button');
  await expect(sections).toHaveCount(SECTIONS.length);
  const look = async (name: string) => {
    // Moves the mouse away from WordPress's admin bar, whose menus open on hover.
    await page.mouse.move(1, 899);
    await settle(page);
    await expectPicture(app, `settings-${name}-${width}`, { masked: frame });
  };
  for (const [index, step] of STEPS.entries()) {
    await page.locator('.hadaya-steps button').nth(index).click();
    // On a phone, the owner must open the preview first.
    await expect(frame).toHaveCount(width === 390 ? 0 : 1);
    await look(step);
  }
  for (const [index, section] of SECTIONS.entries()) {
    // The steps above already cover the widget section, and the statistics differ every time.
    if (section === 'widget' || section === 'statistics') continue;
    await sections.nth(index).click();
    await expect(sections.nth(index)).toHaveAttribute('aria-current', /./);
    await look(section);
  }
}

for (const [width, locale] of [
  [1280, null],
  [390, 'ar'],
] as const)
  test(
    `the widget, form, settings and empty inbox match their reference pictures at ${width} px (${locale ?? 'en'})`,
    inMatrix(locale === 'ar'),
    async ({ page, site }) => {
      site.setOption('hadaya_test_locale', locale);
      await test.step('the widget and the form match their reference pictures', () => lookAtShop(page, width));
      emptyInbox(site);
      await logIn(page.request, site.url);
      await test.step('the settings match their reference pictures', () => lookAtSettings(page, width));
      await page.goto(INBOX);
      await expect(page.locator('.hadaya-inbox')).toBeVisible();
      await settle(page);
      await expectPicture(page.locator('.hadaya-inbox'), `inbox-empty-${width}`);
    },
  );
