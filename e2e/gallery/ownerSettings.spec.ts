/**
 * Tests that the gallery plugin's settings and the owners' own style rules work as they did with the plugin's script.
 */
import { bottle, card, mug, pen } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { saveData } from '../kit/saveData.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const six = { product: { ...card, images: [...mug.images, ...bottle.images, ...pen.images] } };

const boxOf = async (page: Page, selector: string, index = 0) => {
  const box = await page.locator(selector).nth(index).boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  return box;
};
const MAIN = '.woo-variation-gallery-slider-wrapper';
const STRIP = '.woo-variation-gallery-thumbnail-slider';

test('the gap, columns, arrows, icon and float follow the owner’s settings and styles', async ({ page, servePage }) => {
  const head = `<style>:root{--wvg-thumbnail-item-gap:10px !important}
.woo-variation-gallery-wrapper .wvg-gallery-thumbnail-image{opacity:.7}.woo-variation-gallery-wrapper .woo-variation-gallery-trigger{background:#eee;width:50px}</style>`;
  const withoutArrows = (html: string) =>
    html.replace(
      /(thumbnail-slider woo-variation-gallery-thumbnail-columns-4" data-slick="[^"]*)&quot;arrows&quot;:true/,
      '$1&quot;arrows&quot;:false',
    );
  // Adds the plugin's rule that clears the float on phones, and replaces the magnifier with the owner's own icon.
  const withIcon = (html: string) =>
    `<style>@media (max-width:480px){.woo-variation-product-gallery{float:none}}</style>${html.replace(/<span class="dashicons[^>]*><\/span>/, '<b class="own-sign">+</b>')}`;
  const products = [
    { ...six, columns: 3 },
    { ...six, edit: withoutArrows },
    { product: mug, edit: withIcon },
  ];
  await page.goto(serveGallery(servePage, { products, sheets: 'ours', head }));
  await waitForGallery(page);
  const [first, second, third] = [probeGallery(page, 0), probeGallery(page, 1), probeGallery(page, 2)];

  await test.step('applies the configured number of columns, and the configured gap between and above thumbnails', async () => {
    const main = await boxOf(page, MAIN);
    const [left, next] = await first.thumbnails.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    );
    expect(left.width).toBeCloseTo((main.width - 20) / 3, 0);
    expect(next.x - left.x - left.width).toBeCloseTo(10, 0);
    expect(left.y - main.y - main.height).toBeCloseTo(10, 0);
  });
  await test.step('the owner’s rules for the plugin’s classes override ours', async () => {
    await expect(first.thumbnails.nth(1)).toHaveCSS('opacity', '0.7');
    await expect(first.trigger).toHaveCSS('background-color', 'rgb(238, 238, 238)');
    await expect(first.trigger).toHaveCSS('width', '50px');
  });
  await test.step('an overflowing strip has no arrows if the owner has turned arrows off', async () => {
    await first.wrapper.locator('.woo-variation-gallery-thumbnail-wrapper').hover();
    await expect(first.wrapper.locator('.page.after')).toBeVisible();
    await second.wrapper.locator('.woo-variation-gallery-thumbnail-wrapper').hover();
    await expect(second.wrapper.locator('.autoplay, .arrow.next')).toHaveCount(1);
    await expect(second.wrapper.locator('.page')).toHaveCount(0);
  });
  await test.step('keeps the shop’s own magnifier icon without adding ours', async () => {
    await expect(third.trigger.locator('.own-sign')).toBeVisible();
    await expect(third.trigger.locator('svg')).toHaveCount(0);
  });
  await test.step('on a phone, an inline style sheet printed beside one gallery also clears another gallery’s float', async () => {
    const boxes = page.locator('.woo-variation-product-gallery');
    await expect(boxes.first()).not.toHaveCSS('float', 'none');
    await page.setViewportSize({ width: 390, height: 900 });
    for (const index of [0, 2]) await expect(boxes.nth(index)).toHaveCSS('float', 'none');
  });
});

test('a side strip takes a fifth of the width and is as tall as the configured number of thumbnails', async ({
  page,
  servePage,
}) => {
  const SIDES = ['left', 'right'] as const;
  const products = SIDES.map((side) => ({ ...six, columns: 5, position: { desktop: side, small: side } }));
  for (const sheets of ['ours', 'both', 'late'] as const)
    await test.step(`sheets ${sheets}`, async () => {
      await page.goto(serveGallery(servePage, { products, sheets, path: `/sides-${sheets}/` }));
      await waitForGallery(page);
      for (const [index, side] of SIDES.entries()) {
        const [gallery, main, strip] = [
          await boxOf(page, '.woo-variation-gallery-container', index),
          await boxOf(page, MAIN, index),
          await boxOf(page, STRIP, index),
        ];
        expect(main.width).toBeCloseTo(gallery.width * 0.8, 0);
        expect(strip.width).toBeCloseTo(gallery.width * 0.2, 0);
        expect(strip.height).toBeCloseTo(strip.width * 5, 0);
        expect(strip.x < main.x, side).toBe(side === 'left');
      }
    });
});

test('applies the Hadaya look when the page requests it', async ({ page, servePage }) => {
  const before = "document.documentElement.dataset.hadayaLook = 'hadaya';";
  await page.goto(serveGallery(servePage, { products: [mug], sheets: 'ours', before }));
  await waitForGallery(page);
  const { main, thumbnails, trigger } = probeGallery(page);
  await expect(main).toHaveCSS('border-radius', '10px');
  await expect(thumbnails.nth(1)).toHaveCSS('opacity', '1');
  await expect(trigger).toHaveCSS('width', '44px');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('loads the dots before any interaction if a style sheet turns them on', async ({ page, servePage, guest }) => {
    await saveData(page);
    const head = '<style>:root{--hadaya-gallery-indicators:flex}</style>';
    await page.goto(serveGallery(servePage, { products: [mug], head }));
    await waitForGallery(page);
    await expect.poll(() => guest.requests.join()).toContain('largeView');
    await expect(page.locator('.dots')).toBeVisible();
  });
});
