import { mug } from '@hadaya/testing/shop';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery, RED, RED_S, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

test('when the connection returns, reloads pictures that failed offline', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/Failed to load resource/, /could not be loaded/] });
  await page.goto(serveGallery(servePage, { products: [mug], settings: { preloadLimit: 0 } }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const failures = () =>
    gallery.wrapper
      .locator('img')
      .evaluateAll(
        (pictures) =>
          pictures.filter((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0).length,
      );
  // Interacts with the form to load every file that a selection needs, except the pictures.
  const parts = [/gallery-followForms-/, /gallery-ownSlides-/].map((part) => page.waitForResponse(part));
  await page.locator('form.variations_form').dispatchEvent('pointerover');
  for (const part of await Promise.all(parts)) await part.finished();
  await settle(page);
  await page.context().setOffline(true);
  await gallery.choose(RED_S);
  await expect.poll(failures).toBeGreaterThan(3);
  await page.context().setOffline(false);
  await expect.poll(failures).toBe(0);
  await expect(gallery.wrapper.locator('[data-broken]')).toHaveCount(0);
});

test('when the connection returns, shows a selection that was made offline', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/Failed to load resource/, /this device is offline/] });
  await page.route(/gallery-(?:followForms|ownSlides)-/, (route) => route.abort());
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await page.context().setOffline(true);
  await gallery.choose(RED_S);
  await settle(page);
  await page.unroute(/gallery-(?:followForms|ownSlides)-/);
  await page.context().setOffline(false);
  await gallery.expectImages(...RED);
});
