/** What brings the default gallery back, and what an incomplete choice does. */
import { mug, pen } from '@hadaya/testing/shop';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { pauseClock } from '../kit/stopClock.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery, RED, RED_S, takeTold, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const DEFAULT = ['mug-main', 'mug-g1', 'mug-g2'];
const RESETTING = { gallery_reset_on_variation_change: '1' };

test('row 9: a partial choice leaves the images, with the reset setting off', async ({ page, servePage }) => {
  await page.clock.install();
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose(RED_S);
  await gallery.expectImages(...RED);
  await gallery.choose({ pa_color: '' });
  await page.clock.runFor(1000);
  await gallery.expectImages(...RED);
});

test('row 10 and 11: with the reset setting on, every partial choice means the default gallery', async ({
  page,
  servePage,
}) => {
  await page.clock.install();
  await page.goto(serveGallery(servePage, { products: [mug], options: RESETTING }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await takeTold(page);
  await gallery.choose({ pa_color: 'red' });
  await page.clock.runFor(1000);
  expect(await takeTold(page)).toEqual([]);
  await gallery.expectImages(...DEFAULT);
  await gallery.choose({ pa_size: 's' });
  await gallery.expectImages(...RED);
  await gallery.choose({ pa_size: '' });
  await gallery.expectImages(...DEFAULT);
});

test('row 12: the reset link brings the server’s own nodes back', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.slides.evaluateAll((all) => all.map((slide) => Object.assign(slide, { isServers: true }).className));
  await gallery.choose(RED_S);
  await gallery.expectImages(...RED);
  await page.locator('.reset_variations').click();
  await gallery.expectImages(...DEFAULT);
  expect(await gallery.slides.evaluateAll((all) => all.map((slide) => Reflect.get(slide, 'isServers')))).toEqual([
    true,
    true,
    true,
  ]);
  expect((await takeTold(page)).filter((line) => line.startsWith('restored'))).toEqual(['restored 3']);
});

test('row 13: clearing the last value by hand brings the default gallery back', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose(RED_S);
  await gallery.expectImages(...RED);
  await gallery.choose({ pa_size: '', pa_color: '' });
  await gallery.expectImages(...DEFAULT);
});

test('row 14: a reset while the new images are on their way wins', async ({ page, servePage }) => {
  const letGo = await holdBack(page, /mug-red-600|mug-red-768/);
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
  letGo();
  await page.clock.resume();
  await settle(page);
  await gallery.expectImages(...DEFAULT);
  expect((await takeTold(page)).filter((line) => line.startsWith('swapped'))).toEqual([]);
});

test('row 24 and 25: a variation without a list shows its image and the rest of the default gallery', async ({
  page,
  servePage,
}) => {
  const editForm = (html: string) =>
    html.replaceAll('&quot;variation_gallery_images&quot;', '&quot;other_images&quot;');
  await page.goto(serveGallery(servePage, { products: [{ product: mug, editForm }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose({ pa_color: 'blue', pa_size: 'm' });
  await gallery.expectImages('mug-blue', 'mug-g1', 'mug-g2');
});

test('row 67: red alone shows the images that both reds begin with', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose({ pa_color: 'red' });
  await gallery.expectImages(...RED);
});

test('row 67: with previewPartial off, red alone changes nothing', async ({ page, servePage }) => {
  await page.clock.install();
  await page.goto(serveGallery(servePage, { products: [mug], settings: { previewPartial: false } }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose({ pa_color: 'red' });
  await page.clock.runFor(1000);
  await gallery.expectImages(...DEFAULT);
});

test('row 68: without jQuery reset and choice work the same', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose(RED_S);
  await gallery.expectImages(...RED);
  // The stand-in for WooCommerce's script waits a second for the real one.
  await expect(page.locator('.woocommerce-variation-add-to-cart-enabled')).toBeVisible();
  await page.locator('.reset_variations').click();
  await gallery.expectImages(...DEFAULT);
});

test('fifty changes a second end in the right gallery with at most one rebuild a frame', async ({
  page,
  servePage,
}) => {
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await takeTold(page);
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

test('accessibility row 5: focus on a thumbnail stays in the strip when its gallery changes', async ({
  page,
  servePage,
}) => {
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.thumbnails.nth(2).click();
  await gallery.thumbnails.nth(2).focus();
  await page.evaluate(() => {
    for (const [name, value] of [
      ['pa_color', 'blue'],
      ['pa_size', 'm'],
    ]) {
      const select = document.querySelector<HTMLSelectElement>(`select[name="attribute_${name}"]`);
      if (select && value) select.value = value;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await gallery.expectImages('mug-blue', 'mug-blue-2');
  await expect(gallery.thumbnails.first()).toBeFocused();
});

test('a change is announced once, with the chosen values and the number of images', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [mug], settings: { previewPartial: false } }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const status = gallery.wrapper.getByRole('status');
  await expect(status).toHaveText('');
  await gallery.choose(RED_S);
  await expect(status).toHaveText('Gallery updated for Red, S, 3 images');
  await gallery.wrapper.getByRole('button', { name: 'Next slide' }).click();
  await expect(status).toHaveText('Image 2 of 3, Red ceramic mug from above');
});

test('a product whose variations have no images of their own stays as it is', async ({ page, servePage }) => {
  await page.clock.install();
  await page.goto(serveGallery(servePage, { products: [pen] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose({ pa_logo: 'engraved', pa_box: 'gift-box', 'ribbon-bow': 'Gold' });
  await page.clock.runFor(1000);
  await gallery.expectImages('pen-main');
});
