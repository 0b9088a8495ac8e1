import { mug } from '@hadaya/testing/shop';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { pauseClock } from '../kit/stopClock.ts';
import { expect, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { probeGallery, RED, RED_S, takeReported, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const DEFAULT = ['mug-main', 'mug-g1', 'mug-g2'];
const RESETTING = { gallery_reset_on_variation_change: '1' };

test('without jQuery, pictures follow each selection, the clearing of a value and the reset link', async ({
  page,
  servePage,
}) => {
  await page.clock.install();
  await openPainted(page, serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await takeReported(page);
  await expectNoLayoutShift(page);
  const box = await gallery.wrapper.boundingBox();
  const swapped = async () => (await takeReported(page)).filter((line) => line.startsWith('swapped'));

  await test.step('choosing only red shows the images of the first red variation', async () => {
    await gallery.choose({ pa_color: 'red' });
    await gallery.expectImages(...RED);
  });
  await test.step('choosing red in size s shows three images and thumbnails in the same box and emits one swap event', async () => {
    await gallery.choose({ pa_size: 's' });
    await page.clock.runFor(1000);
    await gallery.expectImages(...RED);
    await expect(gallery.thumbnails).toHaveCount(3);
    expect(await swapped()).toEqual(['swapped 22 3']);
    expect(await gallery.wrapper.boundingBox()).toEqual(box);
  });
  await test.step('a partial selection keeps the images when the reset setting is off', async () => {
    await gallery.choose({ pa_color: '' });
    await page.clock.runFor(1000);
    await gallery.expectImages(...RED);
  });
  await test.step('clearing the last value by hand restores the default gallery', async () => {
    await gallery.choose({ pa_size: '' });
    await gallery.expectImages(...DEFAULT);
  });
  await test.step('the reset link restores the default gallery', async () => {
    await gallery.choose(RED_S);
    await gallery.expectImages(...RED);
    // Waits for our replacement for WooCommerce's script, which waits a second for the real script.
    await expect(page.locator('.woocommerce-variation-add-to-cart-enabled')).toBeVisible();
    await page.locator('.reset_variations').click();
    await gallery.expectImages(...DEFAULT);
  });
  await test.step('selecting the same variation through another value rebuilds nothing', async () => {
    await gallery.choose({ pa_color: 'blue', pa_size: 'm' });
    await gallery.expectImages('mug-blue', 'mug-blue-2');
    await gallery.slides.first().evaluate((slide) => Object.assign(slide, { isOld: true }));
    await page.clock.runFor(1000);
    await takeReported(page);
    await gallery.choose({ pa_size: 's' });
    await page.clock.runFor(1000);
    expect(await gallery.slides.first().evaluate((slide) => Reflect.get(slide, 'isOld'))).toBe(true);
    expect(await takeReported(page)).toEqual([]);
  });
});

test('with the reset setting on, every partial selection shows the default gallery', async ({ page, servePage }) => {
  await page.clock.install();
  await page.goto(serveGallery(servePage, { products: [mug], options: RESETTING }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await takeReported(page);
  await gallery.choose({ pa_color: 'red' });
  await page.clock.runFor(1000);
  expect(await takeReported(page)).toEqual([]);
  await gallery.expectImages(...DEFAULT);
  await gallery.choose({ pa_size: 's' });
  await gallery.expectImages(...RED);
  await gallery.choose({ pa_size: '' });
  await gallery.expectImages(...DEFAULT);
});

test('a reset while the new images are loading restores the default gallery', async ({ page, servePage }) => {
  const release = await holdBack(page, /mug-red-600|mug-red-768/);
  const loaded = page.waitForRequest(/mug-red-600|mug-red-768/);
  await page.clock.install();
  await page.goto(serveGallery(servePage, { products: [mug], settings: { previewPartial: false } }));
  await waitForGallery(page);
  await pauseClock(page);
  const gallery = probeGallery(page);
  await gallery.choose(RED_S);
  await loaded;
  await gallery.choose({ pa_color: '', pa_size: '' });
  await expect(gallery.wrapper).not.toHaveClass(/loading-gallery/);
  release();
  await page.clock.resume();
  await settle(page);
  await gallery.expectImages(...DEFAULT);
  expect((await takeReported(page)).filter((line) => line.startsWith('swapped'))).toEqual([]);
});

test('with previewPartial off, choosing only red changes nothing, and a full selection is announced', async ({
  page,
  servePage,
}) => {
  await page.clock.install();
  await page.goto(serveGallery(servePage, { products: [mug], settings: { previewPartial: false } }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const status = gallery.wrapper.getByRole('status');
  await gallery.choose({ pa_color: 'red' });
  await page.clock.runFor(1000);
  await gallery.expectImages(...DEFAULT);
  await expect(status).toHaveText('');
  await gallery.choose({ pa_size: 's' });
  await expect(status).toHaveText('Gallery updated for Red, S, 3 images');
  await gallery.wrapper.getByRole('button', { name: 'Next slide' }).click();
  await expect(status).toHaveText('Image 2 of 3, Red ceramic mug from above');
});

test('after fifty quick changes, the gallery shows the right images and has been rebuilt at most once per frame', async ({
  page,
  servePage,
}) => {
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await takeReported(page);
  const rebuilds = await page.evaluateHandle(async () => {
    const slider = document.querySelector('.woo-variation-gallery-slider');
    const counts = new Map<number, number>();
    let frame = 0;
    const count = () => {
      frame += 1;
      requestAnimationFrame(count);
    };
    count();
    const observer = new MutationObserver(() => counts.set(frame, (counts.get(frame) ?? 0) + 1));
    if (slider) observer.observe(slider, { childList: true });
    const colour = document.querySelector<HTMLSelectElement>('select[name="attribute_pa_color"]');
    for (let turn = 0; turn < 50; turn += 1) {
      if (!colour) break;
      colour.value = turn % 2 === 0 ? 'blue' : 'red';
      colour.dispatchEvent(new Event('change', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return counts;
  });
  await gallery.expectImages(...RED);
  await settle(page);
  expect(await rebuilds.evaluate((counts) => Math.max(0, ...counts.values()))).toBeLessThanOrEqual(1);
});
