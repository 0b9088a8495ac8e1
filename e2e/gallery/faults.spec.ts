import { mug } from '@hadaya/testing/shop';
import { holdBack } from '../kit/holdBack.ts';
import { pauseClock } from '../kit/stopClock.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery, RED, RED_S, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

test('the gallery works when storage is blocked', async ({ page, servePage, faults }) => {
  await faults.storageThrows();
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose(RED_S);
  await gallery.expectImages(...RED);
});

test('arrows stay usable under a theme’s styles with broad selectors', async ({ page, servePage, faults }) => {
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await faults.hostileCss();
  await gallery.wrapper.getByRole('button', { name: 'Next slide' }).click();
  await expect(gallery.thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('keeps the old image when the placeholder’s file fails to load', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/Failed to load resource|net::ERR/, /a file is missing/] });
  const asked: string[] = [];
  await page.route('**/gallery-BrokenPictures-*', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const release = await holdBack(page, /mug-red-[67]\d\dx/);
  await page.clock.install();
  await page.goto(serveGallery(servePage, { products: [mug], settings: { previewPartial: false } }));
  await waitForGallery(page);
  await pauseClock(page);
  const gallery = probeGallery(page);
  await gallery.choose(RED_S);
  const pass = async () => {
    await page.clock.runFor(1000);
    return asked.length;
  };
  await expect.poll(pass).toBe(3);
  await page.clock.runFor(1000);
  expect((await gallery.images())[0]).toBe('mug-main');
  release();
  await page.clock.resume();
  await gallery.expectImages(...RED);
});
