/** The gallery plugin's settings and the rules that owners write: they count as before. */
import { bottle, card, mug, pen } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const six = { product: { ...card, images: [...mug.images, ...bottle.images, ...pen.images] } };

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  return box;
};
const MAIN = '.woo-variation-gallery-slider-wrapper';
const STRIP = '.woo-variation-gallery-thumbnail-slider';

test('the owner’s gap stands between thumbnails and above them, and columns are the owner’s', async ({
  page,
  servePage,
}) => {
  const head = '<style>:root{--wvg-thumbnail-item-gap:10px !important}</style>';
  await page.goto(serveGallery(servePage, { products: [{ ...six, columns: 3 }], sheets: 'ours', head }));
  await waitForGallery(page);
  const main = await boxOf(page, MAIN);
  const [first, second] = await probeGallery(page).thumbnails.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON()),
  );
  expect(first.width).toBeCloseTo((main.width - 20) / 3, 0);
  expect(second.x - first.x - first.width).toBeCloseTo(10, 0);
  expect(first.y - main.y - main.height).toBeCloseTo(10, 0);
});

test('the owner’s clear float counts, wherever the inline sheet stands', async ({ page, servePage }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const edit = (html: string) =>
    `<style>@media (max-width:480px){.woo-variation-product-gallery{float:none}}</style>${html}`;
  await page.goto(serveGallery(servePage, { products: [{ product: mug, edit }], sheets: 'ours' }));
  await waitForGallery(page);
  await expect(page.locator('.woo-variation-product-gallery')).toHaveCSS('float', 'none');
});

test('rules of an owner for the plugin’s classes win as before', async ({ page, servePage }) => {
  const head =
    '<style>.woo-variation-gallery-wrapper .wvg-gallery-thumbnail-image{opacity:.7}.woo-variation-gallery-wrapper .woo-variation-gallery-trigger{background:#eee;width:50px}</style>';
  await page.goto(serveGallery(servePage, { products: [mug], sheets: 'ours', head }));
  await waitForGallery(page);
  const { thumbnails, trigger } = probeGallery(page);
  await expect(thumbnails.nth(1)).toHaveCSS('opacity', '0.7');
  await expect(trigger).toHaveCSS('background-color', 'rgb(238, 238, 238)');
  await expect(trigger).toHaveCSS('width', '50px');
});

test('without thumbnail arrows a strip that is cut off has none', async ({ page, servePage }) => {
  const edit = (html: string) =>
    html.replace(
      /(thumbnail-slider woo-variation-gallery-thumbnail-columns-4" data-slick="[^"]*)&quot;arrows&quot;:true/,
      '$1&quot;arrows&quot;:false',
    );
  await page.goto(serveGallery(servePage, { products: [six, { ...six, edit }], sheets: 'ours' }));
  await waitForGallery(page);
  await probeGallery(page, 0).wrapper.locator('.woo-variation-gallery-thumbnail-wrapper').hover();
  await expect(probeGallery(page, 0).wrapper.locator('.page.after')).toBeVisible();
  await probeGallery(page, 1).wrapper.locator('.woo-variation-gallery-thumbnail-wrapper').hover();
  await expect(probeGallery(page, 1).wrapper.locator('.autoplay, .arrow.next')).toHaveCount(1);
  await expect(probeGallery(page, 1).wrapper.locator('.page')).toHaveCount(0);
});

test('a sign that the shop has put into the magnifier stays the only one', async ({ page, servePage }) => {
  const edit = (html: string) => html.replace(/<span class="dashicons[^>]*><\/span>/, '<b class="own-sign">+</b>');
  await page.goto(serveGallery(servePage, { products: [{ product: mug, edit }], sheets: 'ours' }));
  await waitForGallery(page);
  const { trigger } = probeGallery(page);
  await expect(trigger.locator('.own-sign')).toBeVisible();
  await expect(trigger.locator('svg')).toHaveCount(0);
});

for (const side of ['left', 'right'] as const) {
  test(`thumbnails at the ${side}: a fifth of the width, as tall as the owner’s columns`, async ({
    page,
    servePage,
  }) => {
    const placed = { ...six, columns: 5, position: { desktop: side, small: side } };
    for (const sheets of ['ours', 'both', 'late'] as const) {
      await page.goto(serveGallery(servePage, { products: [placed], sheets, path: `/${side}-${sheets}/` }));
      await waitForGallery(page);
      const [gallery, main, strip] = [
        await boxOf(page, '.woo-variation-gallery-container'),
        await boxOf(page, MAIN),
        await boxOf(page, STRIP),
      ];
      expect(main.width).toBeCloseTo(gallery.width * 0.8, 0);
      expect(strip.width).toBeCloseTo(gallery.width * 0.2, 0);
      expect(strip.height).toBeCloseTo(strip.width * 5, 0);
      expect(strip.x < main.x).toBe(side === 'left');
    }
  });
}

test('Hadaya’s own look comes when the page asks for it', async ({ page, servePage }) => {
  const before = "document.documentElement.dataset.hadayaLook = 'hadaya';";
  await page.goto(serveGallery(servePage, { products: [mug], sheets: 'ours', before }));
  await waitForGallery(page);
  const { main, thumbnails, trigger } = probeGallery(page);
  await expect(main).toHaveCSS('border-radius', '10px');
  await expect(thumbnails.nth(1)).toHaveCSS('opacity', '1');
  await expect(trigger).toHaveCSS('width', '44px');
});
