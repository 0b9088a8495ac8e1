import { bottle, card, mug, pen } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { bringVisitorParts, probeGallery, RED, RED_S, waitForGallery } from './kit/gallery.ts';
import { type PlacedGallery, serveGallery } from './kit/galleryPage.ts';

const six: PlacedGallery = {
  product: { ...card, images: [...mug.images, ...bottle.images, ...pen.images] },
};

async function readSide(page: Page): Promise<string> {
  const main = await page.locator('.woo-variation-gallery-slider-wrapper').boundingBox();
  const strip = await page.locator('.woo-variation-gallery-thumbnail-wrapper').boundingBox();
  if (!main || !strip) return 'nowhere';
  if (strip.y >= main.y + main.height) return 'bottom';
  return strip.x < main.x ? 'left' : 'right';
}

test('loads the first image eagerly and the others lazily, and keeps the box’s aspect ratio on resize', async ({
  page,
  server,
  servePage,
}) => {
  await openPainted(page, serveGallery(servePage, { products: [mug], width: '50vw' }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await test.step('prioritises the first image and causes no layout shift', async () => {
    const attributes = (name: string) =>
      gallery.slides.locator('img').evaluateAll((all, key) => all.map((one) => one.getAttribute(key)), name);
    expect(await attributes('loading')).toEqual(['eager', 'lazy', 'lazy']);
    expect(await attributes('fetchpriority')).toEqual(['high', null, null]);
    expect(server.backend.received).toEqual([]);
    await expect(gallery.wrapper).not.toHaveClass(/loading-gallery/);
    await expect(gallery.slides.first().locator('img')).toHaveCSS('opacity', '1');
    await expectNoLayoutShift(page);
  });
  await test.step('the box keeps its aspect ratio in a narrow window, and resizing back restores its size', async () => {
    const { main } = gallery;
    const before = await main.boundingBox();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(async () => (await main.boundingBox())?.width).toBeLessThan(200);
    const small = await main.boundingBox();
    expect((small?.width ?? 0) / (small?.height ?? 1)).toBeCloseTo(4 / 3, 2);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => main.boundingBox()).toEqual(before);
  });
});

test('sends no backend requests for a single image, a placeholder or a product without variation images', async ({
  page,
  server,
  servePage,
  guest,
}) => {
  const toPlaceholder = (html: string) =>
    html
      .replace(/<a href="#" class="woo-variation-gallery-trigger[\s\S]*?<\/a>/, '')
      .replace('class="wvg-gallery-image"', 'class="wvg-gallery-image wvg-gallery-image-placeholder"')
      .replace(/ data-(?:src|large_image[a-z_]*)="[^"]*"/g, '');
  const placeholder = { product: { ...card, id: 1034, images: pen.images }, edit: toPlaceholder };
  const single = { product: { ...card, id: 1035, images: pen.images } };
  await page.clock.install();
  await page.goto(serveGallery(servePage, { products: [pen, placeholder, single], path: '/single/' }));
  await waitForGallery(page);
  await test.step('a single image has no thumbnails, arrows or slider code', async () => {
    const gallery = probeGallery(page);
    await expect(gallery.slides).toHaveCount(1);
    await expect(gallery.thumbnails).toHaveCount(0);
    await expect(gallery.wrapper.getByRole('button')).toHaveCount(1);
    await expect(page.locator('.woo-variation-product-gallery').first()).toHaveClass(
      /woo-variation-gallery-no-product-thumbnail/,
    );
    expect(guest.requests.filter((one) => JSON.stringify(one).includes('slider-'))).toEqual([]);
  });
  await test.step('a placeholder has no magnifier or zoom', async () => {
    const gallery = probeGallery(page, 1);
    await expect(gallery.trigger).toHaveCount(0);
    await bringVisitorParts(page, () => gallery.main.hover());
    await expect(gallery.main).not.toHaveAttribute('data-zoomed');
    // The third gallery zooms, because it shows the same picture, but not as a placeholder.
    await probeGallery(page, 2).main.hover();
    await expect(probeGallery(page, 2).main).toHaveAttribute('data-zoomed');
  });
  await test.step('leaves the gallery unchanged when the variations have no images of their own', async () => {
    const gallery = probeGallery(page);
    await gallery.choose({ pa_logo: 'engraved', pa_box: 'gift-box', 'ribbon-bow': 'Gold' });
    await page.clock.runFor(1000);
    await gallery.expectImages('pen-main');
  });
  expect(server.backend.received).toEqual([]);
});

// A class for one width has no effect at the other width, so one check of each position at each width is enough.
for (const [desktop, small] of [
  ['bottom', 'left'],
  ['left', 'right'],
  ['right', 'bottom'],
] as const) {
  test(`thumbnails at the ${desktop} (at the ${small} on a phone) cause no shift on load, swap, slide change or Clear`, async ({
    page,
    servePage,
  }) => {
    const placed = { product: mug, position: { desktop, small } };
    const options = { is_vertical: '1' };
    const address = serveGallery(servePage, { products: [placed], options, scripts: 'woocommerce' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await openPainted(page, address);
      await waitForGallery(page);
      const gallery = probeGallery(page);
      // Checks for layout shifts before any selection only, because WooCommerce itself slides the content below the
      // form after a selection. From then on, the test compares boxes instead.
      await expectNoLayoutShift(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await readSide(page), `at ${width} px`).toBe(width === 1280 ? desktop : small);
      const boxes = () => Promise.all([gallery.wrapper.boundingBox(), gallery.main.boundingBox()]);
      const before = await boxes();
      await gallery.choose(RED_S);
      await gallery.expectImages(...RED);
      expect(await boxes()).toEqual(before);
      await gallery.thumbnails.nth(1).click();
      await expect.poll(gallery.inView).toBe(1);
      expect(await boxes()).toEqual(before);
      await page.locator('.reset_variations').click();
      await gallery.expectImages('mug-main', 'mug-g1', 'mug-g2');
      expect(await boxes()).toEqual(before);
    }
    for (const [width, side] of [
      [769, desktop],
      [768, small],
      [767, small],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => readSide(page), `at ${width} px`).toBe(side);
    }
  });
}

test('three thumbnails do not scroll, but six thumbnails scroll with arrows', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [mug, six] }));
  await waitForGallery(page);
  const overflows = (index: number) =>
    probeGallery(page, index)
      .wrapper.locator('.woo-variation-gallery-thumbnail-slider')
      .evaluate((strip) => strip.scrollWidth > strip.clientWidth + 2);
  expect(await overflows(0)).toBe(false);
  expect(await overflows(1)).toBe(true);
  const gallery = probeGallery(page, 1);
  await gallery.wrapper.hover();
  await gallery.wrapper.locator('.page.after').click();
  await expect(gallery.thumbnails.last()).toBeInViewport();
  await expect(gallery.wrapper.locator('.page.before')).toBeVisible();
});

test('wraps six thumbnails onto a second row when the thumbnail slider is off', async ({ page, servePage }) => {
  const edit = (html: string) => html.replace('woo-variation-gallery-enabled-thumbnail-slider', '');
  const options = { enable_thumbnail_slide: '' };
  await openPainted(page, serveGallery(servePage, { products: [{ ...six, edit }], options }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const tops = await gallery.thumbnails.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.slice(0, 4).map((top) => top === tops[0])).toEqual([true, true, true, true]);
  expect(tops[4]).toBeGreaterThan(tops[0] ?? 0);
  await gallery.thumbnails.last().click();
  await expect(gallery.thumbnails.last()).toHaveClass(/current-thumbnail/);
  await expectNoLayoutShift(page);
});
