/** Magnifying the picture. */
import { mug } from '@hadaya/testing/shop';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { bringVisitorParts, probeGallery, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

test('row 36: the large image is asked for at the first hover and follows the pointer', async ({ page, servePage }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  expect(asked.filter((url) => url.endsWith('/mug-main.svg'))).toEqual([]);
  const gallery = probeGallery(page);
  const box = await gallery.main.boundingBox();
  if (!box) throw new Error('no box');
  await page.mouse.move(box.x + 60, box.y + 60);
  const large = gallery.wrapper.locator('.zoom img');
  await expect(large).toHaveAttribute('data-loaded');
  expect(asked.filter((url) => url.endsWith('/mug-main.svg'))).toHaveLength(1);
  const first = await large.boundingBox();
  await page.mouse.move(box.x + 500, box.y + 300);
  await expect.poll(async () => (await large.boundingBox())?.x).toBeLessThan(first?.x ?? 0);
  expect(first?.width).toBeCloseTo(1600, 0);
  await page.mouse.move(box.x + 300, box.y + box.height + 200);
  await expect(large).toHaveCount(0);
});

test('row 37: a container wider than the large image has no zoom', async ({ page, servePage }) => {
  await page.setViewportSize({ width: 1900, height: 900 });
  await page.goto(serveGallery(servePage, { products: [mug], width: '1700px' }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await bringVisitorParts(page, () => gallery.main.hover());
  await page.mouse.move(400, 400);
  await settle(page);
  await expect(gallery.main).not.toHaveAttribute('data-zoomed');
});

test.describe('row 38: on a touch screen', () => {
  test.use({ hasTouch: true });
  test('a tap magnifies, another tap ends it', async ({ page, servePage }) => {
    await page.goto(serveGallery(servePage, { products: [mug] }));
    await waitForGallery(page);
    const gallery = probeGallery(page);
    const box = await gallery.main.boundingBox();
    if (!box) throw new Error('no box');
    await page.touchscreen.tap(box.x + 200, box.y + 200);
    await expect(gallery.main).toHaveAttribute('data-zoomed');
    await page.touchscreen.tap(box.x + 200, box.y + 200);
    await expect(gallery.main).not.toHaveAttribute('data-zoomed');
  });
});

for (const zoom_options of [[], { magnify: 0.5 }]) {
  test(`row 39: zoom_options ${JSON.stringify(zoom_options)}`, async ({ page, servePage }) => {
    await page.goto(serveGallery(servePage, { products: [mug], productParams: { zoom_options } }));
    await waitForGallery(page);
    const gallery = probeGallery(page);
    await gallery.main.hover();
    await page.mouse.move(200, 200);
    const large = gallery.wrapper.locator('.zoom img');
    await expect(large).toHaveAttribute('data-loaded');
    expect((await large.boundingBox())?.width).toBeCloseTo(Array.isArray(zoom_options) ? 1600 : 800, 0);
  });
}

test('with enable_gallery_zoom off nothing is magnified', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [mug], options: { enable_gallery_zoom: '' } }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.main.hover();
  await page.mouse.move(200, 200);
  await expect(gallery.main).not.toHaveAttribute('data-zoomed');
});

test('the keyboard magnifies from the magnifier: plus, arrows, Escape', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('visitorParts'));
  await gallery.trigger.focus();
  await arrived;
  await expect.poll(() => page.keyboard.press('+').then(() => gallery.main.getAttribute('data-zoomed'))).toBe('');
  const large = gallery.wrapper.locator('.zoom img');
  await expect(large).toHaveAttribute('data-loaded');
  const before = await large.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await large.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
});
