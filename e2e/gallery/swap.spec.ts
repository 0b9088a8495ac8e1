/** Following the form: what comes on display, when, and what never does. */
import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, expectNoLayoutShift, test } from '../kit/test.ts';
import { probeGallery, takeTold, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const RED_S = { pa_color: 'red', pa_size: 's' };
const RED = ['mug-red', 'mug-red-2', 'mug-red-3'];

/** Notes each frame in which the box shows nothing, something see-through, or another set of images. */
const WATCH_BOX = `Object.defineProperty(window, '__frames', { value: new Set() });
addEventListener('load', () => {
  const look = () => {
    const box = document.querySelector('.woo-variation-gallery-slider');
    const image = box?.querySelector('.wvg-gallery-image img');
    const opacity = box ? getComputedStyle(box).opacity : '1';
    if (!image || (!image.complete && !image.closest('[data-late]'))) window.__frames.add('empty');
    else window.__frames.add((image.getAttribute('src') ?? '').replace(/.*\\/|-\\d+x.*/g, ''));
    if (Number(opacity) < 0.4) window.__frames.add('see-through');
    requestAnimationFrame(look);
  };
  look();
});`;

const framesOf = (page: Page) => page.evaluate(() => [...(Reflect.get(window, '__frames') ?? [])]);

for (const scripts of ['none', 'woocommerce'] as const) {
  test(`row 2 (${scripts}): red and s bring three images, three thumbnails and the events in their order`, async ({
    page,
    servePage,
  }) => {
    await page.goto(serveGallery(servePage, { products: [mug], scripts }));
    await waitForGallery(page);
    await takeTold(page);
    const gallery = probeGallery(page);
    await gallery.choose(RED_S);
    await gallery.expectImages(...RED);
    await expect(gallery.thumbnails).toHaveCount(3);
    await expect
      .poll(async () => (await takeTold(page)).filter((line) => line.startsWith('swapped')))
      .toEqual(['swapped 22 3']);
    await expectNoLayoutShift(page);
  });
}

test('row 2: handlers of jQuery hear the plugin’s events in the listed order', async ({ page, servePage }) => {
  const settings = { previewPartial: false };
  await page.goto(serveGallery(servePage, { products: [mug], scripts: 'woocommerce', settings }));
  await waitForGallery(page);
  await expect.poll(() => takeTold(page)).toContain('$woo_variation_gallery_loaded');
  const gallery = probeGallery(page);
  await gallery.choose(RED_S);
  await gallery.expectImages(...RED);
  await page.waitForTimeout(100);
  const told = (await takeTold(page)).filter(
    (line) => line.startsWith('$woo_variation_gallery') || line.startsWith('$before'),
  );
  expect(told).toEqual([
    '$before_woo_variation_gallery_init',
    '$woo_variation_gallery_slick_destroy',
    '$woo_variation_gallery_image_loading',
    '$woo_variation_gallery_image_loaded',
    '$woo_variation_gallery_before_init',
    '$woo_variation_gallery_slider_slick_init',
    '$woo_variation_gallery_thumbnail_slick_init',
  ]);
});

test('row 3: on a slow network the old image stays whole until the new one is there', async ({
  page,
  servePage,
  faults,
}) => {
  await faults.slow(/mug-red-\d/, 1500);
  await page.goto(serveGallery(servePage, { products: [mug], before: WATCH_BOX }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose({ pa_size: 's', pa_color: 'red' });
  await expect(gallery.wrapper).toHaveAttribute('aria-busy', 'true');
  await expect(gallery.wrapper).toHaveClass(/loading-gallery/);
  await page.waitForTimeout(600);
  expect((await gallery.images())[0]).toBe('mug-main');
  await gallery.expectImages(...RED);
  await expect(gallery.wrapper).not.toHaveAttribute('aria-busy');
  await expect(gallery.wrapper).not.toHaveClass(/loading-gallery/);
  expect((await framesOf(page)).filter((frame) => frame === 'empty' || frame === 'see-through')).toEqual([]);
});

test('rule 25: an image that takes longer than four seconds comes with its thumbnail behind it until it is there', async ({
  page,
  servePage,
  faults,
}) => {
  await faults.slow(/mug-red-[67]\d\dx/, 7000);
  await page.goto(serveGallery(servePage, { products: [mug], settings: { previewPartial: false } }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose(RED_S);
  await expect.poll(gallery.images, { timeout: 6500 }).toEqual(RED);
  const box = gallery.slides.first().locator('.wvg-single-gallery-image-container');
  await expect(box).toHaveAttribute('data-late', '');
  await expect(box).toHaveCSS('background-image', /mug-red-100x100/);
  await expect(gallery.wrapper).not.toHaveClass(/loading-gallery/);
  await expect(box).not.toHaveAttribute('data-late', { timeout: 8000 });
});

test('row 4: an image that answers 404 is shown as its text and thumbnail', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/Failed to load resource/] });
  await page.route(/mug-red-(?!100x)\d+x|mug-red\.svg/, (route) => route.fulfill({ status: 404 }));
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose(RED_S);
  await gallery.expectImages(...RED);
  await expect(gallery.slides.first().locator('[data-broken]')).toHaveAttribute('data-broken', 'Red ceramic mug');
  await gallery.wrapper.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(gallery.inView).toBe(1);
});

test('row 5: red s, then m at once: the images of red s are never shown', async ({ page, servePage, faults }) => {
  await faults.slow(/mug-red-600/, 300);
  await page.goto(serveGallery(servePage, { products: [mug], settings: { previewPartial: false } }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose({ ...RED_S });
  await gallery.choose({ pa_size: 'm' });
  await gallery.expectImages('mug-red', 'mug-g1', 'mug-g2');
  expect((await takeTold(page)).filter((line) => line.startsWith('swapped'))).toEqual(['swapped 23 3']);
});

test('row 6: 22 then 23 change the list and go to slide 1', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose(RED_S);
  await gallery.expectImages(...RED);
  await gallery.thumbnails.nth(2).click();
  await gallery.choose({ pa_size: 'm' });
  await gallery.expectImages('mug-red', 'mug-g1', 'mug-g2');
  await expect.poll(gallery.inView).toBe(0);
  await expect(gallery.thumbnails.first()).toHaveAttribute('aria-current', 'true');
});

test('row 7: the same variation by another value is not rebuilt', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose({ pa_color: 'blue', pa_size: 'm' });
  await gallery.expectImages('mug-blue', 'mug-blue-2');
  await gallery.slides.first().evaluate((slide) => Object.assign(slide, { isOld: true }));
  await takeTold(page);
  await gallery.choose({ pa_size: 's' });
  await page.waitForTimeout(500);
  expect(await gallery.slides.first().evaluate((slide) => Reflect.get(slide, 'isOld'))).toBe(true);
  expect(await takeTold(page)).toEqual([]);
});

test('row 8: a small image leaves the box as it is and does not zoom', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const before = await gallery.main.boundingBox();
  await gallery.choose({ pa_color: 'green', pa_size: '42' });
  await gallery.expectImages('mug-small', 'mug-g1', 'mug-g2');
  expect(await gallery.main.boundingBox()).toEqual(before);
  await gallery.main.hover();
  await page.mouse.move(200, 200);
  await page.waitForTimeout(400);
  await expect(gallery.main).not.toHaveAttribute('data-zoomed');
  await expect(gallery.wrapper.locator('.zoom img')).toHaveCount(0);
});
