/** Some settings of the gallery, the swatches and other features have fields; the others are edited as JSON. */
import { galleryMarkup, mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/test.ts';
import { addPlugin } from './kit/addPlugin.ts';
import { callsOf, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { readPageData } from './kit/readPageData.ts';
import { logIn } from './kit/session.ts';
import { APP, PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, inMatrix, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });

let removePlugin = () => {};
test.beforeAll(({ site }) => {
  removePlugin = addPlugin(site, 'woo-variation-gallery', 'Gallery of a Shop', '4.5.6');
});
test.afterAll(({ site }) => {
  removePlugin();
  site.setOption('hadaya_stand_in_gallery', null);
  keepOptions(site, HADAYA_OPTIONS);
});

const SHOP = '/ask/?stand-ins=1&product=1&block=gallery';
const SAVED = { name: 'Save changes', exact: true };

/** Reads the printed settings of the shop's features, without our contact widget's additions. */
async function readPrinted(page: Page, site: TestSite) {
  const html = await (await page.request.get(`${site.url}/ask/`)).text();
  const { contact: _own, ...others } = readPageData(html, 'hadaya-settings').settings ?? {};
  return others;
}

async function openApp(page: Page, site: TestSite, settings: object = {}, section = 'advanced') {
  keepOptions(site, { ...HADAYA_OPTIONS, page_settings: settings });
  await logIn(page.request, site.url);
  await page.goto(`${SETTINGS_PAGE}#${section}`);
}

async function save(page: Page) {
  await page.getByRole('button', SAVED).press('Enter');
  await expect(page.getByText('Settings saved.').first()).toBeVisible();
}

test('the owner finds, changes and saves a gallery setting, and the shop’s page applies it', async ({
  page,
  site,
  guest,
}) => {
  const markup = galleryMarkup({ product: mug, locale: 'en' });
  site.setOption('hadaya_stand_in_gallery', { version: '10.9.1', own: {}, core: {}, meta: {}, available: [], markup });
  await page.route('**/wp-content/uploads/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  );
  // Selects the first gallery, because the stand-in prints its markup both in the content and below the content.
  const gallery = page.locator('.woo-variation-gallery-wrapper').first();
  const openShop = async () => {
    await page.goto(SHOP);
    await expect(gallery).toHaveAttribute('data-hadaya-state', 'mounted');
  };
  const trigger = gallery.locator('.woo-variation-gallery-trigger');
  keepOptions(site, HADAYA_OPTIONS);
  await openShop();
  await expect(trigger).toBeVisible();
  guest.ignoreFindings();

  await openApp(page, site);
  const search = page.getByLabel('Search settings');
  await search.fill('images lightbox');
  const field = page.getByLabel('Open images in a lightbox');
  await expect(field).toHaveValue('');
  await expect(page.getByLabel('Enable image zoom')).toHaveCount(0);
  await field.selectOption('Off');
  await search.fill('');
  await expect(page.locator('summary').filter({ hasText: /^Gallery/ })).toContainText('changed: 1');
  await save(page);
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  expect(await readPrinted(page, site)).toEqual({ gallery: { hasLightbox: false } });
  guest.ignoreFindings();

  await openShop();
  await expect(trigger).toBeHidden();
});

test('a feature’s fields open from the Features screen and reject numbers out of range', {
  tag: '@all',
}, async ({ page, site, guest }) => {
  await openApp(page, site, {}, 'parts');
  await page.getByRole('button', { name: 'Settings: Product gallery' }).press('Enter');
  const click = page.getByLabel('Open the lightbox when the image is clicked');
  await expect(click).toBeFocused();
  await expect(click).toBeChecked();
  await click.press('Space');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await click.press('Space');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  const fade = page.getByLabel('Duration of the gallery transition');
  await expect(fade).toHaveAttribute('placeholder', '120');
  await fade.fill('5000');
  await page.getByRole('button', SAVED).press('Enter');
  await expect(fade).toBeFocused();
  await expect(fade).toHaveAccessibleDescription('Enter a whole number from 0 to 1000.');
  await fade.fill('0');
  const others = page.locator('summary').filter({ hasText: 'Inactive features' });
  await others.click();
  await page
    .locator('summary')
    .filter({ hasText: /^Traffic sources/ })
    .click();
  await page.getByLabel('Payment and login domains').fill('pay.example\n\nbank.example\n');
  await save(page);
  expect(await readPrinted(page, site)).toEqual({
    gallery: { swapFade: 0 },
    attribution: { returnHosts: ['pay.example', 'bank.example'] },
  });
  guest.ignoreFindings();
});

test('JSON settings appear in their fields and are printed unchanged, and wrong names and types are reported', {
  tag: '@all',
}, async ({ page, site, guest }) => {
  const before = {
    look: 'hadaya',
    gallery: { hasZom: true, fit: 'cover', texts: { next: 'Next' } },
    swatches: { labelSeparator: '', markOutOfStock: 'no' },
    http: { timeouts: { read: 5000 } },
  };
  await openApp(page, site, before);
  expect(await readPrinted(page, site)).toEqual(before);
  const gallery = page.locator('summary').filter({ hasText: /^Gallery/ });
  await expect(gallery).toContainText('changed: 1');
  await gallery.click();
  const fit = page.getByLabel('Images whose aspect ratio differs from the frame’s');
  await expect(fit).toHaveValue('cover');
  const box = page.getByLabel('Expert settings (JSON)');
  const left = { look: 'hadaya', gallery: { hasZom: true, texts: { next: 'Next' } }, swatches: { labelSeparator: '' } };
  expect(JSON.parse(await box.inputValue())).toEqual(left);
  await expect(page.getByRole('status').getByText('did you mean “gallery.hasZoom”')).toBeVisible();

  await fit.selectOption('Default: Fit the whole image');
  await save(page);
  const kept = { ...before, gallery: { ...left.gallery }, swatches: { ...before.swatches, markOutOfStock: false } };
  expect(await readPrinted(page, site)).toEqual(kept);

  await box.fill(
    '{"gallery": {"fit": "wide", "hasZoom": "maybe"}, "swatches": [1], "http": {"timeouts": {"read": -1}}}',
  );
  await page.getByRole('button', SAVED).press('Enter');
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(
    /swatches: Enter a JSON object.* gallery\.hasZoom: Enter true or false\. gallery\.fit: Enter one of these values in quotation marks: contain, cover\. http\.timeouts\.read: Enter a number from 0 to 120000\./,
  );
  expect(await readPrinted(page, site)).toEqual(kept);
  await box.fill('{"gallery": {"fit": "cover"}, "later": {"kept": [1]}}');
  await expect(page.getByRole('status').getByText('This version does not have the setting “later”')).toBeVisible();
  await save(page);
  // Values that have a field are now in the field, and no longer in the JSON.
  await expect(fit).toHaveValue('cover');
  expect(JSON.parse(await box.inputValue())).toEqual({ later: { kept: [1] } });
  expect(await readPrinted(page, site)).toEqual({
    later: { kept: [1] },
    gallery: { fit: 'cover' },
    swatches: { markOutOfStock: false },
    http: { timeouts: { read: 5000 } },
  });
  expect((await (await callsOf(page.request, site)).read()).settings.front).toEqual({
    swatches: { markOutOfStock: false },
    gallery: { fit: 'cover' },
    http: { 'timeouts/read': 5000 },
  });
  guest.ignoreFindings();
});

for (const locale of ['en', 'ar'] as const) {
  test(
    `every field is translated and fits phone and desktop screens: ${locale}`,
    inMatrix(locale === 'ar'),
    async ({ page, site, snap, guest }) => {
      if (locale === 'ar') site.setOption('hadaya_test_locale', 'ar');
      await openApp(page, site, { gallery: { hasZom: true } });
      for (const line of await page.locator('.hadaya-section details > summary').all()) {
        await line.evaluate((summary) => {
          if (summary.parentElement instanceof HTMLDetailsElement) summary.parentElement.open = true;
        });
      }
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        // The fields are the same at each width, so checking their accessibility at one width is enough.
        if (width === 390) await expectAccessible(page, APP);
        await snap(`wordpress-front-${locale}-${width}`, 'page');
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      }
      const labels = await page
        .locator('.hadaya-fold label, .hadaya-fold legend, .hadaya-fold > summary')
        .allTextContents();
      expect(labels.length).toBeGreaterThan(60);
      const foreign = labels.filter((label) => /[\u0600-\u06FF]/.test(label) !== (locale === 'ar'));
      expect(foreign).toEqual([]);
      if (locale === 'ar') site.setOption('hadaya_test_locale', null);
      guest.ignoreFindings();
    },
  );
}
