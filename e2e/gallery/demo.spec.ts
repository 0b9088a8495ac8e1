/**
 * Tests the lightboxes, videos and other elements that visitors open on the demo's gallery pages, at each width;
 * `core/pages.spec.ts` covers the pages as they load.
 */

import { settle } from '../kit/settle.ts';
import { expect, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';

test.use({ allow: { hosts: ['www.youtube.com'], hostChanges: [{ selector: '.quick-view' }] } });

for (const [size, width, query] of [
  ['1280', 1280, ''],
  ['390', 390, '?dir=rtl'],
] as const) {
  test(`a video and a quick view do not overflow a page ${size} px wide`, async ({ page, snap }) => {
    await page.setViewportSize({ width, height: 844 });
    const expectNoOverflow = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await test.step('shows the video', async () => {
      await openPainted(page, `/gallery/video/${query}`);
      await waitForGallery(page);
      await probeGallery(page).thumbnails.nth(1).click();
      await settle(page);
      await snap(`gallery-video-${size}`);
      await expectNoLayoutShift(page);
      await expectNoOverflow();
    });
    await test.step('opens the quick view', async () => {
      await page.goto(`/gallery/quick-view/${query}`);
      await page.locator('[data-quick-view]').click();
      await waitForGallery(page);
      await snap(`gallery-quick-view-${size}`);
      await expectNoOverflow();
    });
  });
}
