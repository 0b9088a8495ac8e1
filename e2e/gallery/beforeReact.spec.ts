import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mug, UPLOAD_FOLDER } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { probeGallery, RED, RED_S, takeReported, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const RUNTIME = /\/runtime-[^/]*\.js/;
const VIEW = /gallery-GalleryView-[^/]*\.js/;
const OTHER_PICTURES = /mug-g[12]-(?!100x)\d+x/;
const FAILED = {
  console: [/Failed to load resource|net::ERR/, /^\[hadaya\] (a file is missing|"swatches" could not be loaded)/],
};

/** A shop picture outside the gallery that delays the page's load event. */
const LATE = /pen-main-600x450\.svg\?late/;
const withLatePicture = {
  product: mug,
  editForm: (html: string) =>
    `${html}<img src="${UPLOAD_FOLDER}/pen-main-600x450.svg?late" alt="" width="60" height="45">`,
};

function noteRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

async function swipe(page: Page, by: number): Promise<void> {
  const box = await probeGallery(page).main.boundingBox();
  if (!box) throw new Error('no box');
  const at = { x: box.x + box.width - 80, y: box.y + 200 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  for (let step = 1; step <= 8; step += 1) {
    const touchPoints = [{ x: at.x + (by * step) / 8, y: at.y }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const nextButton = (page: Page) => probeGallery(page).wrapper.getByRole('button', { name: 'Next slide' });

test('of the gallery’s files, only those for the view, broken pictures and the owner’s slides import React', () => {
  const dist = process.env.HADAYA_DIST ?? (process.env.RUNTIME === 'light' ? 'dist/light' : 'dist');
  const text = readFileSync(join(import.meta.dirname, '../..', dist, 'manifest.json'), 'utf8');
  const { files }: { files: Readonly<Record<string, { imports: readonly string[] }>> } = JSON.parse(text);
  const importers = Object.entries(files).filter(([, { imports }]) => imports.some((file) => /^runtime-/.test(file)));
  const names = importers.map(([name]) => name).filter((name) => name.startsWith('gallery'));
  expect(names.sort()).toEqual(['gallery/BrokenPictures', 'gallery/GalleryView', 'gallery/ownSlides']);
});

test.describe('React never loads', () => {
  test.use({ hasTouch: true });
  test('the gallery works by touch and keyboard, and logs one warning', async ({ page, servePage, guest }) => {
    await guest.allow(FAILED);
    await page.route(RUNTIME, (route) => route.abort());
    const failRuntime = await holdBack(page, RUNTIME);
    await page.goto(serveGallery(servePage, { products: [mug] }));
    await waitForGallery(page);
    const gallery = probeGallery(page);
    await test.step('a selection does not wait for missing files', async () => {
      await gallery.choose(RED_S);
      await expect(gallery.wrapper).toHaveAttribute('aria-busy', 'true');
      failRuntime();
      await expect(gallery.wrapper).not.toHaveAttribute('aria-busy');
      await gallery.expectImages('mug-main', 'mug-g1', 'mug-g2');
    });
    await test.step('thumbnails work by touch and keyboard', async () => {
      await gallery.thumbnails.nth(2).tap();
      await expect.poll(gallery.inView).toBe(2);
      await expect(gallery.thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
      await gallery.thumbnails.nth(2).focus();
      await page.keyboard.press('Home');
      await expect.poll(gallery.inView).toBe(0);
      await expect(gallery.thumbnails.nth(0)).toBeFocused();
    });
    await test.step('touch-scrolling the slides changes the current slide', async () => {
      // Waits until the slides have stopped moving after the key press.
      const slider = gallery.wrapper.locator('.woo-variation-gallery-slider');
      await expect.poll(() => slider.evaluate((node) => node.scrollLeft)).toBe(0);
      await settle(page);
      await swipe(page, -400);
      await expect(gallery.thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
      await expect.poll(gallery.inView).toBe(1);
    });
    await test.step('renders none of our controls', async () => {
      await expect(gallery.wrapper.locator('[data-part="controls"]')).toHaveCount(0);
      await expectAccessible(page);
      const isReported = () =>
        guest.consoleLines().filter((line) => JSON.stringify(line).includes('a file is missing'));
      await expect.poll(() => isReported().length).toBe(1);
    });
  });
});

test('our controls load after the page without a shift and show the current state', async ({ page, servePage }) => {
  const letViewGo = await holdBack(page, VIEW);
  const letLoad = await holdBack(page, LATE);
  const asked = noteRequests(page);
  await page.goto(serveGallery(servePage, { products: [withLatePicture] }), { waitUntil: 'commit' });
  const gallery = probeGallery(page);
  await expect(gallery.wrapper).toHaveAttribute('data-hadaya-state', 'mounted');
  expect(asked.filter((url) => VIEW.test(url))).toEqual([]);
  letLoad();
  await expect.poll(() => asked.some((url) => VIEW.test(url))).toBe(true);
  const before = await gallery.wrapper.boundingBox();
  letViewGo();
  await expect(nextButton(page)).toHaveCount(1);
  expect(await gallery.wrapper.boundingBox()).toEqual(before);
  await nextButton(page).click();
  await expect.poll(gallery.inView).toBe(1);
  await expect(gallery.wrapper.locator('.counter')).toHaveText('2/3');
});

test('a selection before the load event keeps the old images until the new images render', async ({
  page,
  servePage,
}) => {
  const letViewGo = await holdBack(page, VIEW);
  const letLoad = await holdBack(page, LATE);
  const asked = noteRequests(page);
  await page.goto(serveGallery(servePage, { products: [withLatePicture] }), { waitUntil: 'commit' });
  const gallery = probeGallery(page);
  await expect(gallery.wrapper).toHaveAttribute('data-hadaya-state', 'mounted');
  await gallery.choose(RED_S);
  await expect.poll(() => asked.some((url) => VIEW.test(url))).toBe(true);
  await gallery.thumbnails.nth(1).click();
  await expect(gallery.thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
  await gallery.expectImages('mug-main', 'mug-g1', 'mug-g2');
  letViewGo();
  await gallery.expectImages(...RED);
  await expect(gallery.wrapper.getByRole('status')).toHaveText('Gallery updated for Red, S, 3 images');
  letLoad();
});

for (const [trigger, act] of [
  ['a mouse', (page: Page) => probeGallery(page).main.hover()],
  ['the focus', (page: Page) => probeGallery(page).thumbnails.first().focus()],
] as const)
  test(`${trigger} near the gallery loads the controls before the page has loaded`, async ({ page, servePage }) => {
    const letLoad = await holdBack(page, LATE);
    await page.goto(serveGallery(servePage, { products: [withLatePicture] }), { waitUntil: 'commit' });
    await expect(probeGallery(page).wrapper).toHaveAttribute('data-hadaya-state', 'mounted');
    await act(page);
    await expect(nextButton(page)).toHaveCount(1);
    letLoad();
  });

test('loads the next pictures after the page has loaded', async ({ page, servePage }) => {
  const letLoad = await holdBack(page, LATE);
  const asked = noteRequests(page);
  await page.goto(serveGallery(servePage, { products: [withLatePicture] }), { waitUntil: 'commit' });
  const gallery = probeGallery(page);
  await expect(gallery.wrapper).toHaveAttribute('data-hadaya-state', 'mounted');
  await expect.poll(() => asked.some((url) => /mug-main-(?!100x)\d+x/.test(url))).toBe(true);
  await expect
    .poll(() =>
      gallery.slides
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true);
  expect(asked.filter((url) => OTHER_PICTURES.test(url))).toEqual([]);
  letLoad();
  await expect.poll(() => asked.filter((url) => OTHER_PICTURES.test(url)).length).toBeGreaterThan(0);
  await expectNoLayoutShift(page);
});

test('with data saving on, loads other pictures only on interaction', async ({ page, servePage }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const asked = noteRequests(page);
  await openPainted(page, serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  expect(asked.filter((url) => OTHER_PICTURES.test(url))).toEqual([]);
  await gallery.thumbnails.nth(1).click();
  await expect.poll(gallery.inView).toBe(1);
  await expect
    .poll(() =>
      gallery.slides
        .nth(1)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
});

test('the first press on a swatch requests its picture immediately, without loading another file first', async ({
  page,
}) => {
  const letGalleryGo = await holdBack(page, /gallery-[a-z]+[A-Z]\w*-[^/]*\.js/);
  const letPartsGo = await holdBack(page, /(?:swatches|variations)-[a-z]+[A-Z]\w*-[^/]*\.js/);
  await page.goto('/product/ceramic-mug/');
  await waitForGallery(page);
  const asked = noteRequests(page);
  await page.locator('[data-value="red"]').first().dispatchEvent('touchstart');
  await expect.poll(() => asked.some((url) => /mug-red-(?!100x)\d+x/.test(url))).toBe(true);
  await page.getByRole('radio', { name: 'Red' }).click();
  letGalleryGo();
  await expect.poll(async () => (await probeGallery(page).images())[0]).toBe('mug-red');
  expect(asked.filter((url) => /mug-red-(?!100x)\d+x/.test(url))).toHaveLength(1);
  letPartsGo();
});

test('the live region is initially empty, and a selection fires one swap event', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await expect(gallery.wrapper.getByRole('status')).toHaveCount(1);
  await expect(gallery.wrapper.getByRole('status')).toHaveText('');
  await gallery.thumbnails.nth(1).focus();
  await gallery.choose(RED_S);
  await gallery.expectImages(...RED);
  expect((await takeReported(page)).filter((line) => /^swapped/.test(line))).toEqual(['swapped 22 3']);
});
