import { expect, expectNoLayoutShift, test, waitForIslands } from '../kit/test.ts';
import { serveQuote } from './kit/quotePage.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const below = '<h2>Description</h2><p>Fired twice, safe in the dishwasher.</p>';

for (const [width, locale] of [
  [390, 'ar'],
  [1280, 'en'],
] as const)
  test(`${width} pixels, ${locale}: nothing shifts when a buyer with a saved list and logo opens a product page`, async ({
    page,
    servePage,
  }) => {
    await page.setViewportSize({ width, height: 1200 });
    const data = { prices: '10=4.9 100=4.2 500=ask', 'quote-area': '40,45,18,18' };
    const address = serveQuote(servePage, { locale, data, below });
    await page.goto(address);
    await waitForIslands(page);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'a-company-with-a-long-name.png', mimeType: 'image/png', buffer: PNG });
    await page.locator('.hadaya-quote-add').click();
    await page.goto(address);
    await waitForIslands(page);
    await expect(page.locator('.hadaya-quote-file img')).toBeVisible();
    await expect(page.locator('.hadaya-quote-open')).toBeVisible();
    await expectNoLayoutShift(page);
  });
