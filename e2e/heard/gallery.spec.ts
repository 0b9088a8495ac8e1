import { mug } from '@hadaya/testing/shop';
import { probeGallery, RED_S, waitForGallery } from '../gallery/kit/gallery.ts';
import { serveGallery } from '../gallery/kit/galleryPage.ts';
import { LAZY, withVideo, YOUTUBE } from '../gallery/kit/players.ts';
import { expectHeard, listen } from '../kit/heard/listen.ts';
import { expect, test } from '../kit/test.ts';

const WRAPPER = '.woo-variation-gallery-wrapper';

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: announces a picture change by thumbnail, arrow button or selection`, async ({ page, servePage }) => {
    const heard = await listen(page);
    await page.goto(serveGallery(servePage, { products: [mug], locale }));
    await waitForGallery(page);
    const gallery = probeGallery(page);
    await gallery.wrapper.hover();
    await expect(gallery.wrapper.locator('.arrow').first()).toBeAttached();
    await heard.read('The gallery at load', WRAPPER);
    await page.evaluate(() => document.body.focus());
    for (let step = 0; step < 4; step += 1) await heard.press('Tab');
    await heard.act('A click on the second thumbnail', () => gallery.thumbnails.nth(1).click(), { until: /polite/ });
    await heard.act('Enter on the next arrow', () => gallery.wrapper.locator('.arrow.next').press('Enter'), {
      until: /polite/,
    });
    await heard.act('Red is selected', () => gallery.choose({ pa_color: RED_S.pa_color }), { until: /polite: .*3/ });
    await heard.act('S is selected', () => gallery.choose({ pa_size: RED_S.pa_size }), { until: /assertive/ });
    await gallery.expectImages('mug-red', 'mug-red-2', 'mug-red-3');
    await heard.read('The gallery after the selection', WRAPPER);
    expectHeard(heard, `gallery.${locale}`);
  });

  test(`${locale}: a video among the pictures is reachable and has an accessible name`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ hosts: ['www.youtube.com'] });
    const heard = await listen(page);
    await page.goto(serveGallery(servePage, { products: [{ ...withVideo(YOUTUBE), ...LAZY }], locale }));
    await waitForGallery(page);
    const gallery = probeGallery(page);
    await heard.act('A click on the second thumbnail', () => gallery.thumbnails.nth(1).click(), { until: /polite/ });
    await expect(gallery.wrapper.locator('.hadaya-video-play')).toBeVisible();
    await heard.read('The gallery at the video', WRAPPER);
    expectHeard(heard, `gallery-film.${locale}`);
  });

  test(`${locale}: announces opening, stepping through and closing the lightbox`, async ({ page, servePage }) => {
    const heard = await listen(page);
    await page.goto(serveGallery(servePage, { products: [mug], locale }));
    await waitForGallery(page);
    const { trigger } = probeGallery(page);
    const dialog = page.getByRole('dialog');
    await heard.act('Enter on the magnifier', async () => {
      await trigger.press('Enter');
      await expect(dialog.getByRole('status')).toHaveText(/3/);
    });
    await heard.read('The lightbox', 'dialog');
    await heard.press('ArrowRight', { until: /polite/ });
    for (let step = 0; step < 4; step += 1) await heard.press('Tab');
    await heard.act('Escape', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
    expectHeard(heard, `large-view.${locale}`);
  });
}
