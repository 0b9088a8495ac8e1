/** The demo's gallery pages: they open without a finding and look right on every width and in both directions. */
import { expect, expectNoLayoutShift, test } from '../kit/test.ts';

const PAGES = ['left', 'right', 'no-image', 'video', 'fifty', 'moving', 'quick-view'] as const;

test.use({ allow: { hosts: ['www.youtube.com'], hostChanges: [{ selector: '.quick-view' }] } });

for (const name of PAGES) {
  for (const [size, width, query] of [
    ['1280', 1280, ''],
    ['390', 390, '?dir=rtl'],
  ] as const) {
    test(`the page ${name} at ${size} px`, async ({ page, snap }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/gallery/${name}/${query}`);
      if (name === 'quick-view') await page.locator('[data-quick-view]').click();
      await expect(page.locator('.woo-variation-gallery-wrapper').first()).toHaveAttribute(
        'data-hadaya-state',
        'mounted',
      );
      await page.waitForLoadState('networkidle');
      if (name === 'video') await page.locator('.wvg-gallery-thumbnail-image').nth(1).click();
      await page.waitForTimeout(600);
      await snap(`gallery-${name}-${size}`);
      if (name !== 'quick-view') await expectNoLayoutShift(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}
