import { mug } from '@hadaya/testing/shop';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { bringVisitorParts, probeGallery, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

test('the large image loads on first hover and follows the pointer, and a small image does not zoom', async ({
  page,
  servePage,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // An empty list means the default options.
  const productParams = { zoom_options: [] };
  await page.goto(serveGallery(servePage, { products: [mug], productParams }));
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

  await test.step('a small image keeps the box’s size and does not zoom', async () => {
    await gallery.choose({ pa_color: 'green', pa_size: '42' });
    await gallery.expectImages('mug-small', 'mug-g1', 'mug-g2');
    expect(await gallery.main.boundingBox()).toEqual(box);
    await gallery.main.hover();
    await page.mouse.move(200, 200);
    await settle(page);
    await expect(gallery.main).not.toHaveAttribute('data-zoomed');
    await expect(large).toHaveCount(0);
  });
});

test('does not zoom when the container is wider than the large image', async ({ page, servePage }) => {
  await page.setViewportSize({ width: 1900, height: 900 });
  await page.goto(serveGallery(servePage, { products: [mug], width: '1700px' }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await bringVisitorParts(page, () => gallery.main.hover());
  await page.mouse.move(400, 400);
  await settle(page);
  await expect(gallery.main).not.toHaveAttribute('data-zoomed');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });
  test('a tap zooms in, and another tap zooms out', async ({ page, servePage }) => {
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

  test('in the Hadaya look, a tap opens the lightbox', async ({ page, servePage, guest }) => {
    await guest.allow({ pageState: ['history'] });
    const before = "document.documentElement.dataset.hadayaLook = 'hadaya';";
    await page.goto(serveGallery(servePage, { products: [mug], before }));
    await waitForGallery(page);
    await probeGallery(page).main.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(probeGallery(page).main).not.toHaveAttribute('data-zoomed');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('with zoom_options {"magnify":0.5}, keys and pointer still zoom, and the large image is shown at half size', async ({
  page,
  servePage,
}) => {
  const productParams = { zoom_options: { magnify: 0.5 } };
  await page.goto(serveGallery(servePage, { products: [mug], productParams }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const large = gallery.wrapper.locator('.zoom img');
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('gallery-largeView'));
  await gallery.trigger.focus();
  await arrived;
  await expect.poll(() => page.keyboard.press('+').then(() => gallery.main.getAttribute('data-zoomed'))).toBe('');
  await expect(large).toHaveAttribute('data-loaded');
  const before = await large.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await large.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);

  await gallery.main.hover();
  await page.mouse.move(200, 200);
  await expect(large).toHaveAttribute('data-loaded');
  expect((await large.boundingBox())?.width).toBeCloseTo(800, 0);
});

test('turning enable_gallery_zoom off disables zoom', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [mug], options: { enable_gallery_zoom: '' } }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.main.hover();
  await page.mouse.move(200, 200);
  await expect(gallery.main).not.toHaveAttribute('data-zoomed');
});
