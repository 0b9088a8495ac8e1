import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { passUntil, pauseClock } from '../kit/stopClock.ts';
import { expect, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { bringVisitorParts, probeGallery, RED, RED_S, takeReported, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

/**
 * Records in `__frames` the first picture of every set shown, and whether the box was ever empty or nearly transparent.
 * Recording starts with the first picture, which loads lazily, so the page's load event does not wait for it.
 */
const WATCH_BOX = `Object.defineProperty(window, '__frames', { value: new Set() });
addEventListener('load', () => {
  const look = () => {
    const box = document.querySelector('.woo-variation-gallery-slider');
    const image = box?.querySelector('.wvg-gallery-image img');
    const opacity = box ? getComputedStyle(box).opacity : '1';
    const isOnItsWay = image && !image.complete && !image.closest('[data-late]');
    if (!image || (isOnItsWay && window.__frames.size > 0)) window.__frames.add('empty');
    else if (!isOnItsWay) window.__frames.add((image.getAttribute('src') ?? '').replace(/.*\\/|-\\d+x.*/g, ''));
    if (Number(opacity) < 0.4) window.__frames.add('see-through');
    requestAnimationFrame(look);
  };
  look();
});`;

const framesOf = (page: Page) => page.evaluate(() => [...(Reflect.get(window, '__frames') ?? [])]);

/** Waits until the printed picture has loaded and the record has started. */
const waitForWatch = (page: Page) => expect.poll(() => framesOf(page)).toContain('mug-main');

test('choosing red in size s swaps the images and fires the plugin’s events in order, and a reset restores the server’s nodes', async ({
  page,
  servePage,
}) => {
  const settings = { previewPartial: false };
  await openPainted(page, serveGallery(servePage, { products: [mug], scripts: 'woocommerce', settings }));
  await waitForGallery(page);
  await expect.poll(() => takeReported(page)).toContain('$woo_variation_gallery_loaded');
  const gallery = probeGallery(page);
  await expectNoLayoutShift(page);
  const before = await gallery.wrapper.boundingBox();
  const readMarkers = () => gallery.slides.evaluateAll((all) => all.map((slide) => Reflect.get(slide, 'isServers')));
  await gallery.slides.evaluateAll((all) => all.map((slide) => Object.assign(slide, { isServers: true }).className));

  await gallery.choose(RED_S);
  await gallery.expectImages(...RED);
  await expect(gallery.thumbnails).toHaveCount(3);
  const reported: string[] = [];
  const isPlugins = (line: string) => /^\$(woo_variation_gallery|before)/.test(line);
  const hear = async () => reported.push(...(await takeReported(page)));
  await expect.poll(() => hear().then(() => reported.filter(isPlugins).length)).toBeGreaterThanOrEqual(7);
  await settle(page);
  await hear();
  expect(reported.filter((line) => line.startsWith('swapped'))).toEqual(['swapped 22 3']);
  expect(reported.filter(isPlugins)).toEqual([
    '$before_woo_variation_gallery_init',
    '$woo_variation_gallery_slick_destroy',
    '$woo_variation_gallery_image_loading',
    '$woo_variation_gallery_image_loaded',
    '$woo_variation_gallery_before_init',
    '$woo_variation_gallery_slider_slick_init',
    '$woo_variation_gallery_thumbnail_slick_init',
  ]);
  expect(await gallery.wrapper.boundingBox()).toEqual(before);

  await page.locator('.reset_variations').click();
  await gallery.expectImages('mug-main', 'mug-g1', 'mug-g2');
  expect(await readMarkers()).toEqual([true, true, true]);
  expect((await takeReported(page)).filter((line) => line.startsWith('restored'))).toEqual(['restored 3']);
});

/** Records the gallery nodes that scripts measure, because each measurement forces a layout. */
const WATCH_MEASURES = `Object.defineProperty(window, '__measured', { value: [] });
for (const name of ['clientWidth', 'clientHeight', 'scrollWidth', 'scrollHeight', 'scrollLeft', 'scrollTop', 'getBoundingClientRect', 'scrollTo']) {
  const { get, value, ...rest } = Object.getOwnPropertyDescriptor(Element.prototype, name);
  const note = (node) => node.closest('.woo-variation-gallery-wrapper') && window.__measured.push(name + ' ' + node.className.split(' ')[0]);
  Object.defineProperty(Element.prototype, name, get
    ? { ...rest, get() { note(this); return get.call(this); } }
    : { ...rest, value(...given) { note(this); return value.apply(this, given); } });
}`;

/**
 * Runs in the page: selects a colour and a size, and counts the frames until the first picture of that colour appears;
 * 1 means the next frame. Also returns the nodes that were measured meanwhile.
 */
function choosePair([colour, size]: readonly [string, string]): Promise<{ frames: number; measured: string[] }> {
  const measured: unknown = Reflect.get(window, '__measured');
  const notes: string[] = Array.isArray(measured) ? measured : [];
  notes.length = 0;
  for (const [name, value] of Object.entries({ pa_color: colour, pa_size: size })) {
    const select = document.querySelector<HTMLSelectElement>(`select[name="attribute_${name}"]`);
    if (select) select.value = value;
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return new Promise((resolve) => {
    let frames = 0;
    const look = () => {
      frames += 1;
      const image = document.querySelector<HTMLImageElement>('.wvg-gallery-image img');
      const isThere = image?.complete === true && image.src.includes(`mug-${colour}`);
      if (isThere || frames > 60) resolve({ frames, measured: [...notes] });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

test('shows a selection’s cached pictures in the next frame and measures nothing but the slider’s box', async ({
  page,
  servePage,
}) => {
  await page.goto(serveGallery(servePage, { products: [mug], before: WATCH_MEASURES }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  // Also loads the arrows of the thumbnail strip, which depend on the strip's content.
  await bringVisitorParts(page, () => gallery.main.hover());
  await gallery.choose({ pa_color: 'blue', pa_size: 'm' });
  await gallery.expectImages('mug-blue', 'mug-blue-2');
  await gallery.choose(RED_S);
  await gallery.expectImages(...RED);
  const pairs = [
    ['blue', 'm'],
    ['red', 's'],
    ['blue', 'm'],
    ['red', 's'],
  ] as const;
  for (const pair of pairs) {
    await settle(page);
    const { frames, measured } = await page.evaluate(choosePair, pair);
    expect(frames).toBe(1);
    // The slider may read only the width and height of its box; any other read could force a second layout.
    const isBox = (line: string) => /^client(?:Width|Height) woo-variation-gallery-slider-wrapper$/.test(line);
    expect(measured.filter((line) => !isBox(line))).toEqual([]);
  }
});

test('a long set shows an arrow in the thumbnail strip, and a short set removes the arrow', async ({
  page,
  servePage,
}) => {
  await page.goto(serveGallery(servePage, { products: [{ product: mug, columns: 2 }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const arrow = gallery.wrapper.locator('.page.after');
  await bringVisitorParts(page, () => gallery.main.hover());
  await expect(arrow).toHaveCount(1);
  for (const _ of ['first', 'again']) {
    await gallery.choose({ pa_color: 'blue', pa_size: 'm' });
    await gallery.expectImages('mug-blue', 'mug-blue-2');
    await expect(arrow).toHaveCount(0);
    await gallery.choose(RED_S);
    await gallery.expectImages(...RED);
    await expect(arrow).toHaveCount(1);
  }
});

test('on a slow network, keeps the old image until the new one has loaded', async ({ page, servePage }) => {
  const release = await holdBack(page, /mug-red-\d/);
  await page.goto(serveGallery(servePage, { products: [mug], before: WATCH_BOX }));
  await waitForGallery(page);
  await waitForWatch(page);
  const gallery = probeGallery(page);
  await gallery.choose({ pa_size: 's', pa_color: 'red' });
  await expect(gallery.wrapper).toHaveAttribute('aria-busy', 'true');
  await expect(gallery.wrapper).toHaveClass(/loading-gallery/);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect((await gallery.images())[0]).toBe('mug-main');
  release();
  await gallery.expectImages(...RED);
  await expect(gallery.wrapper).not.toHaveAttribute('aria-busy');
  await expect(gallery.wrapper).not.toHaveClass(/loading-gallery/);
  expect((await framesOf(page)).filter((frame) => frame === 'empty' || frame === 'see-through')).toEqual([]);
});

test('an image that takes longer than four seconds shows its thumbnail until loaded', async ({ page, servePage }) => {
  await page.clock.install();
  const release = await holdBack(page, /mug-red-[67]\d\dx/);
  await page.goto(serveGallery(servePage, { products: [mug], settings: { previewPartial: false } }));
  await waitForGallery(page);
  await pauseClock(page);
  const gallery = probeGallery(page);
  await gallery.choose(RED_S);
  await page.clock.runFor(3500);
  expect((await gallery.images())[0]).toBe('mug-main');
  await page.clock.runFor(1000);
  await page.clock.resume();
  await gallery.expectImages(...RED);
  const box = gallery.slides.first().locator('.wvg-single-gallery-image-container');
  await expect(box).toHaveAttribute('data-late', '');
  await expect(box).toHaveCSS('background-image', /mug-red-100x100/);
  await expect(gallery.wrapper).not.toHaveClass(/loading-gallery/);
  release();
  await expect(box).not.toHaveAttribute('data-late');
});

test('keeps the old image until the file that shows a late image’s thumbnail has loaded', async ({
  page,
  servePage,
}) => {
  await page.clock.install();
  const letImageGo = await holdBack(page, /mug-red-[67]\d\dx/);
  const letPartGo = await holdBack(page, /gallery-BrokenPictures-/);
  await page.goto(serveGallery(servePage, { products: [mug], before: WATCH_BOX, settings: { previewPartial: false } }));
  await waitForGallery(page);
  await waitForWatch(page);
  await pauseClock(page);
  const gallery = probeGallery(page);
  await gallery.choose(RED_S);
  await page.clock.runFor(5000);
  expect((await gallery.images())[0]).toBe('mug-main');
  letPartGo();
  await passUntil(page, async () => (await gallery.images())[0] === RED[0]);
  await expect(gallery.slides.first().locator('[data-late]')).toHaveCount(1);
  letImageGo();
  await page.clock.resume();
  await expect(gallery.slides.first().locator('[data-late]')).toHaveCount(0);
  expect((await framesOf(page)).filter((frame) => frame === 'empty')).toEqual([]);
});

test('shows an image’s alternative text when its file returns 404, and the next button still works', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/Failed to load resource/] });
  await page.route(/mug-red-(?!100x)\d+x|mug-red\.svg/, (route) => route.fulfill({ status: 404 }));
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose(RED_S);
  await gallery.expectImages(...RED);
  await expect(gallery.slides.first().locator('[data-broken]')).toHaveAttribute('data-broken', 'Red ceramic mug');
  await settle(page);
  await gallery.wrapper.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(gallery.inView).toBe(1);
});

test('never shows the images for red in size s when size m is chosen immediately afterwards', async ({
  page,
  servePage,
}) => {
  const release = await holdBack(page, /mug-red-600/);
  await page.goto(serveGallery(servePage, { products: [mug], settings: { previewPartial: false } }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose({ ...RED_S });
  await gallery.choose({ pa_size: 'm' });
  release();
  await gallery.expectImages('mug-red', 'mug-g1', 'mug-g2');
  expect((await takeReported(page)).filter((line) => line.startsWith('swapped'))).toEqual(['swapped 23 3']);
});
