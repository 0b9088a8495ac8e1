/**
 * Tests each kind of `lang` value that real sites print: nothing fails, and our texts on each page are either all
 * Arabic or all English.
 */

import { type DemoSearch, searchMarkup } from '@hadaya/demo/menus/searchMarkup';
import { mug } from '@hadaya/testing/shop';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, waitForSwatches } from '../swatches/kit/swatches.ts';
import { serveSwatches } from '../swatches/kit/swatchPage.ts';
import { TAG } from './loaderPage.ts';

const layout: DemoSearch['layout'] = 'text';
const SEARCH = documentOf(
  `<main><h1>Page</h1>${searchMarkup({ id: 'abc', layout, action: '/found/', placeholder: 'Search' })}</main>
<script>window.hadaya={settings:{menu:{suggestions:true}},q:[]}</script><script src="${TAG}" defer></script>`,
  '<link rel="stylesheet" href="/dist/menu.min.css">',
);

/**
 * Values of `lang`, one of each kind, and the language of our texts on a page with this value. The test for
 * `readLanguage` covers all printed forms.
 */
const LANGUAGES = [
  ['AR_om', 'ar'],
  ['', 'en'],
  ['en-US.UTF-8', 'en'],
] as const;

for (const [language, speaks] of LANGUAGES) {
  test(`lang="${language}": announces product suggestions in ${speaks}`, async ({ page, servePage, guest }) => {
    await guest.allow({ axe: ['html-has-lang', 'html-lang-valid', 'html-xml-lang-mismatch', 'valid-lang'] });
    const answer = [{ name: 'Mug', permalink: 'https://shop.example/mug/' }];
    await page.route('**/wp-json/wc/store/**', (route) => route.fulfill({ json: answer }));
    await page.goto(servePage('/s/', SEARCH.replace('lang="en"', `lang="${language}"`)));
    await page.waitForSelector('[data-widget_type="hfe-search-button.default"][data-hadaya-state="mounted"]');
    await page.locator('input[type="search"]').fill('mug');
    await expect(page.locator('.hadaya-suggestion-title')).toHaveText('Mug');
    const isArabic = /[\u0600-\u06ff]/.test(
      (await page.locator('.hadaya-suggestions').getAttribute('aria-label')) ?? '',
    );
    expect(isArabic).toBe(speaks === 'ar');
  });
}

test('lang="ar_AR": shows Arabic swatch texts', async ({ page, servePage, guest }) => {
  await guest.allow({ axe: ['html-lang-valid', 'valid-lang'] });
  const address = serveSwatches(servePage, { products: [mug], path: '/ar/' });
  await page.route('**/ar/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html lang="en"', '<html lang="ar_AR"') });
  });
  await page.goto(address);
  await waitForSwatches(page);
  await probeSwatches(page).pick('red');
  await expect(page.locator('[id$="unavailable"]').first()).toHaveText('غير متوفر');
});
