/** What is there at first paint: shape, sharpness, requests, places. */
import { bottle, card, mug, pen } from '@hadaya/testing/shop';
import { expect, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { bringVisitorParts, probeGallery, RED, RED_S, waitForGallery } from './kit/gallery.ts';
import { type PlacedGallery, serveGallery } from './kit/galleryPage.ts';

const six: PlacedGallery = {
  product: { ...card, images: [...mug.images, ...bottle.images, ...pen.images] },
};

test('row 1: the first image is eager and first in line, the others lazy, nothing is asked, nothing moves', async ({
  page,
  server,
  servePage,
}) => {
  await openPainted(page, serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const attributes = (name: string) =>
    gallery.slides.locator('img').evaluateAll((all, key) => all.map((one) => one.getAttribute(key)), name);
  expect(await attributes('loading')).toEqual(['eager', 'lazy', 'lazy']);
  expect(await attributes('fetchpriority')).toEqual(['high', null, null]);
  expect(server.backend.received).toEqual([]);
  await expect(gallery.wrapper).not.toHaveClass(/loading-gallery/);
  await expect(gallery.slides.first().locator('img')).toHaveCSS('opacity', '1');
  await expectNoLayoutShift(page);
});

test('row 18: the preselected bottle shows its own images and nothing moves', async ({ page, servePage }) => {
  const selected = { attribute_pa_color: 'red' };
  await openPainted(page, serveGallery(servePage, { products: [{ product: bottle, selected }] }));
  await waitForGallery(page);
  await probeGallery(page).expectImages('bottle-red', 'bottle-red-2');
  await expectNoLayoutShift(page);
});

test('row 19: one image has no thumbnails, no arrows and no slider code', async ({ page, servePage, guest }) => {
  await page.goto(serveGallery(servePage, { products: [pen] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await expect(gallery.slides).toHaveCount(1);
  await expect(gallery.thumbnails).toHaveCount(0);
  await expect(gallery.wrapper.getByRole('button')).toHaveCount(1);
  await expect(page.locator('.woo-variation-product-gallery')).toHaveClass(
    /woo-variation-gallery-no-product-thumbnail/,
  );
  expect(guest.requests.filter((one) => JSON.stringify(one).includes('slider-'))).toEqual([]);
});

test('row 20: a placeholder has no magnifier and no zoom', async ({ page, servePage }) => {
  const edit = (html: string) =>
    html
      .replace(/<a href="#" class="woo-variation-gallery-trigger[\s\S]*?<\/a>/, '')
      .replace('class="wvg-gallery-image"', 'class="wvg-gallery-image wvg-gallery-image-placeholder"')
      .replace(/ data-(?:src|large_image[a-z_]*)="[^"]*"/g, '');
  await page.goto(serveGallery(servePage, { products: [{ product: pen, edit }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await expect(gallery.trigger).toHaveCount(0);
  await bringVisitorParts(page, () => gallery.main.hover());
  await expect(gallery.main).not.toHaveAttribute('data-zoomed');
});

test('row 21: a simple product has slides and asks nothing', async ({ page, server, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [card] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.wrapper.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(gallery.inView).toBe(1);
  expect(server.backend.received).toEqual([]);
});

test('row 29 and 30: the position class decides on both sides of 768 px', async ({ page, servePage }) => {
  const at = async () => {
    const main = await page.locator('.woo-variation-gallery-slider-wrapper').boundingBox();
    const strip = await page.locator('.woo-variation-gallery-thumbnail-wrapper').boundingBox();
    if (!main || !strip) return 'nowhere';
    if (strip.y >= main.y + main.height) return 'bottom';
    return strip.x < main.x ? 'left' : 'right';
  };
  const open = async (desktop: 'left' | 'right' | 'bottom', small: 'left' | 'right' | 'bottom', path: string) => {
    const placed = { product: mug, position: { desktop, small } };
    await page.goto(serveGallery(servePage, { products: [placed], options: { is_vertical: '1' }, path }));
    await waitForGallery(page);
  };
  const expectAt = async (width: number, side: string) => {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(at, `at ${width} px`).toBe(side);
  };
  await open('left', 'bottom', '/left-bottom/');
  for (const [width, side] of [
    [1280, 'left'],
    [769, 'left'],
    [768, 'bottom'],
    [767, 'bottom'],
  ] as const)
    await expectAt(width, side);
  await open('bottom', 'left', '/bottom-left/');
  await expectAt(1280, 'bottom');
  await expectAt(700, 'left');
  await open('right', 'right', '/right-right/');
  await expectAt(1280, 'right');
  await expectAt(700, 'right');
});

// The class of the one width says nothing at the other (row 29 and 30): each side is seen once on each.
for (const [desktop, small] of [
  ['bottom', 'left'],
  ['left', 'right'],
  ['right', 'bottom'],
] as const) {
  test(`row 2, thumbnails ${desktop} and ${small} on a phone: nothing moves on load, swap, slide and Clear`, async ({
    page,
    servePage,
  }) => {
    const placed = { product: mug, position: { desktop, small } };
    const address = serveGallery(servePage, { products: [placed], scripts: 'woocommerce' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await openPainted(page, address);
      await waitForGallery(page);
      const gallery = probeGallery(page);
      // After a choice WooCommerce itself slides what stands below the form up and down: boxes tell what is ours.
      await expectNoLayoutShift(page);
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
  });
}

test('row 31: three thumbnails stand still, six scroll with arrows', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [mug, six] }));
  await waitForGallery(page);
  const overflows = (place: number) =>
    probeGallery(page, place)
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

test('row 32: without sliding all six thumbnails are in reach', async ({ page, servePage }) => {
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

test('row 60: after resizing there and back the box has its shape and no frozen height', async ({
  page,
  servePage,
}) => {
  await page.goto(serveGallery(servePage, { products: [mug], width: '50vw' }));
  await waitForGallery(page);
  const { main } = probeGallery(page);
  const before = await main.boundingBox();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(async () => (await main.boundingBox())?.width).toBeLessThan(200);
  const small = await main.boundingBox();
  expect((small?.width ?? 0) / (small?.height ?? 1)).toBeCloseTo(4 / 3, 2);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => main.boundingBox()).toEqual(before);
});

test('row 63: without our script the first image is sharp and the thumbnails are visible', async ({
  page,
  guest,
  servePage,
}) => {
  await guest.allow({ sentinel: 'absent' });
  await page.goto(serveGallery(servePage, { products: [mug], loader: 'none' }));
  const gallery = probeGallery(page);
  await expect(gallery.slides.first().locator('img')).toBeInViewport();
  await expect(gallery.slides.first().locator('img')).toHaveCSS('opacity', '1');
  await expect(gallery.thumbnails.nth(2)).toBeInViewport();
});

test('row 65: on a phone nothing moves and nothing scrolls sideways', async ({ page, servePage }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPainted(page, serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  await expectNoLayoutShift(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
