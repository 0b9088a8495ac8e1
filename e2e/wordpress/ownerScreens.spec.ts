import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/test.ts';
import { addPlugin } from './kit/addPlugin.ts';
import { callsOf, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { asPerson, logIn } from './kit/session.ts';
import { APP, PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, inMatrix, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({
  userAgent: PERSON,
  allow: { globals: ['chaty_settings'] },
});
test.beforeEach(({ page }) => asPerson(page));
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

test('the Features screen shows the detected plugin with its version and each runtime’s size, and can turn a feature off', async ({
  page,
  site,
  guest,
}) => {
  keepOptions(site, HADAYA_OPTIONS);
  const removePlugin = addPlugin(site, 'woo-variation-gallery', 'Gallery of a Shop', '4.5.6');
  try {
    await logIn(page.request, site.url);
    await page.goto(`${SETTINGS_PAGE}#parts`);
    const gallery = page.getByLabel('Product gallery');
    await expect(gallery).toHaveAccessibleDescription('Replaces the scripts of Gallery of a Shop 4.5.6.');
    await expect(gallery).toBeChecked();
    await gallery.press('Space');
    await page.getByRole('button', { name: 'Save changes', exact: true }).press('Enter');
    await expect(page.getByText('Settings saved.').first()).toBeVisible();
    const { settings } = await (await callsOf(page.request, site)).read();
    expect(settings.islands).toMatchObject({ gallery: false, swatches: true });
    const runtimes = await page.getByLabel('JavaScript library').locator('option').allTextContents();
    const [react = 0, light = 0] = runtimes.map((text) => Number(/, ([\d.]+) kB$/.exec(text)?.[1]));
    expect(react).toBeGreaterThan(light);
    expect(light).toBeGreaterThan(0);
  } finally {
    removePlugin();
  }
  guest.ignoreFindings();
});

/** Asserts that each step fits into 1280 × 800 px while all its sections are collapsed. */
async function expectStepsFit(page: Page): Promise<void> {
  const steps = page.locator('.hadaya-steps button');
  await expect(steps).toHaveCount(3);
  for (const step of await steps.all()) {
    await step.click();
    await expect(step).toHaveAttribute('aria-current', 'step');
    await expect(page.locator('.hadaya-preview')).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, (await step.textContent()) ?? '').toBeLessThanOrEqual(800);
  }
}

for (const [locale, direction] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(
    `every section of the settings fits on phone and desktop screens (${direction})`,
    inMatrix(locale === 'ar'),
    async ({ page, site, snap, guest }) => {
      const language = locale === 'ar' ? 'ar' : null;
      site.setOptions({ hadaya_options: HADAYA_OPTIONS, hadaya_history: null, hadaya_test_locale: language });
      await logIn(page.request, site.url);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(SETTINGS_PAGE);
      await expectStepsFit(page);
      await page.setViewportSize({ width: 390, height: 900 });
      const tabs = page.locator('.hadaya-sections button');
      const kinds = ['widget', 'form', 'quote', 'statistics', 'parts', 'advanced'];
      await expect(tabs).toHaveCount(kinds.length);
      for (const [index, kind] of kinds.entries()) {
        await tabs.nth(index).click();
        for (const line of await page.locator('.hadaya-section > details > summary').all()) await line.click();
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          // Other tests check the accessibility of the remaining sections at desktop width.
          if (width === 390 || kind === 'form') await expectAccessible(page, APP);
          await snap(`wordpress-owner-${locale}-${kind}-${width}`, 'page');
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(wide, `${kind} at ${width}`).toBe(0);
        }
      }
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction);
      await expect(
        page.getByRole('button', { name: locale === 'ar' ? 'حفظ التغييرات' : 'Save changes', exact: true }),
      ).toBeVisible();
      site.setOption('hadaya_test_locale', null);
      guest.ignoreFindings();
    },
  );
}
