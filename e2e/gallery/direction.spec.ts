import { card, mug } from '@hadaya/testing/shop';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

test('in Arabic, puts the first slide on the right and mirrors keys and arrows, in both the gallery and the lightbox', async ({
  page,
  servePage,
  snap,
}) => {
  await page.goto(serveGallery(servePage, { products: [mug], locale: 'ar' }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const lefts = await gallery.slides.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(lefts[1]).toBeLessThan(lefts[0] ?? 0);
  await gallery.thumbnails.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(gallery.inView).toBe(1);
  await expect(gallery.thumbnails.nth(1)).toBeFocused();
  const previous = gallery.wrapper.getByRole('button', { name: 'الشريحة السابقة' });
  const next = gallery.wrapper.getByRole('button', { name: 'الشريحة التالية' });
  expect((await previous.boundingBox())?.x).toBeGreaterThan((await next.boundingBox())?.x ?? 0);
  const box = await gallery.main.boundingBox();
  if (!box) throw new Error('no box');
  await page.mouse.move(box.x + 60, box.y + 200);
  await expect(gallery.main).toHaveAttribute('data-track', 'slide');
  await page.mouse.down();
  await page.mouse.move(box.x + 540, box.y + 200, { steps: 8 });
  await page.mouse.up();
  await expect.poll(gallery.inView).toBe(2);
  await snap('gallery-rtl');

  await gallery.thumbnails.first().click();
  await expect.poll(gallery.inView).toBe(0);
  await gallery.trigger.click();
  const dialog = page.getByRole('dialog', { name: 'صور المنتج' });
  await expect(dialog.getByRole('status')).toHaveText('1 من 3');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status')).toHaveText('2 من 3');
  const nextImage = await dialog.getByRole('button', { name: 'الصورة التالية' }).boundingBox();
  expect(nextImage?.x).toBeLessThan(200);
  await settle(page);
  await snap('gallery-lightbox-rtl');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('with dir only on the container, left thumbnails stay left and ArrowLeft moves to the next slide', async ({
  page,
  servePage,
}) => {
  const edit = (html: string) => `<div dir="rtl">${html}</div>`;
  const placed = { product: mug, edit, position: { desktop: 'left', small: 'bottom' } } as const;
  await page.goto(serveGallery(servePage, { products: [placed] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const strip = await gallery.wrapper.locator('.woo-variation-gallery-thumbnail-wrapper').boundingBox();
  expect(strip?.x).toBeLessThan((await gallery.main.boundingBox())?.x ?? 0);
  const tops = await gallery.thumbnails.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect([...tops].sort((a, b) => a - b)).toEqual(tops);
  await gallery.thumbnails.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(gallery.inView).toBe(1);
});

test('Tab visits the previous and next buttons, thumbnails, magnifier and form, and arrow keys move between thumbnails and wrap', async ({
  page,
  servePage,
}) => {
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const names: string[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return active?.getAttribute('aria-label') ?? active?.localName ?? '';
      }),
    );
  }
  expect(names).toEqual(['Previous slide', 'Next slide', 'Go to slide 1', 'View full-screen image gallery', 'select']);

  const gallery = probeGallery(page);
  await gallery.thumbnails.first().focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['End', 2],
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
    ['Home', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(gallery.thumbnails.nth(index)).toBeFocused();
    await expect.poll(gallery.inView).toBe(index);
  }
});

test('Tab reaches the current slide’s video after the magnifier and before the form', async ({ page, servePage }) => {
  const video = { kind: 'video', link: '/clip.webm', embed: '/clip.webm', ratio: '56.25' } as const;
  const images = mug.images.map((image, index) => (index === 1 ? { ...image, video } : image));
  await page.route('**/clip.webm', (route) => route.fulfill({ body: '', contentType: 'video/webm' }));
  await page.goto(serveGallery(servePage, { products: [{ ...mug, images }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const play = gallery.wrapper.getByRole('button', { name: /Play video/ });
  await gallery.thumbnails.nth(1).click();
  await expect.poll(gallery.inView).toBe(1);
  await expect(play).toBeVisible();
  await gallery.trigger.focus();
  await page.keyboard.press('Tab');
  await expect(play).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('select').first()).toBeFocused();
});

test('with fifty images, End scrolls the thumbnail strip and not the page', async ({ page, servePage }) => {
  const images = Array.from({ length: 50 }, (_, index) =>
    mug.images.slice(0, 1).map((main) => ({ ...main, id: 2000 + index, file: `x${index}` })),
  ).flat();
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>';
  await page.route(/\/x\d+[-.]/, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  await page.goto(serveGallery(servePage, { products: [{ ...card, images }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await expect(gallery.thumbnails).toHaveCount(50);
  await gallery.thumbnails.first().focus();
  await page.keyboard.press('End');
  await expect(gallery.thumbnails.last()).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
