/** Tests themes that call Slick on the gallery, and WooCommerce's own variation galleries (since 10.8). */
import { mug, UPLOAD_FOLDER } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { probeGallery, RED_S, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

/**
 * Calls Slick on an element of the gallery, as a theme does. Returns `collection` if the result is a jQuery object, or
 * the properties that themes read if the result is Slick's own object.
 */
const slick = (page: Page, node: string, ...call: readonly (string | number)[]) =>
  page.evaluate(
    ([selector, given]) => {
      const copy: unknown = Reflect.get(window, 'jQuery');
      if (typeof copy !== 'function') throw new Error('no jQuery');
      const said = copy(`.woo-variation-gallery-${selector}`).slick(...given);
      if (typeof said !== 'object') return said;
      return typeof said.jquery === 'string'
        ? 'collection'
        : [said.currentSlide, said.slideCount, said.getSlick() === said];
    },
    [node, call] as const,
  );

/** A theme's own copy of Slick, which passes every method call on to the node's `slick` object. */
const THEMES_SLICK = `document.addEventListener('DOMContentLoaded', () => { jQuery.fn.slick = function (name, ...given) {
  for (const node of this) { const said = node.slick[name].apply(node.slick, given); if (said !== undefined) return said; }
  return this;
}; });`;

for (const [theme, before] of [
  ['without Slick', ''],
  ['with a Slick of its own', THEMES_SLICK],
] as const) {
  test(`slick calls by a theme ${theme} move our slider, even while the slider is in a hidden tab`, async ({
    page,
    servePage,
  }) => {
    const head = '<style>.away .gallery-container{display:none}</style>';
    await page.goto(serveGallery(servePage, { products: [mug], scripts: 'woocommerce', before, head }));
    await waitForGallery(page);
    const gallery = probeGallery(page);
    expect(await slick(page, 'slider', 'getSlick')).toEqual([0, 3, true]);
    expect(await slick(page, 'slider', 'slickGoTo', 2)).toBe('collection');
    await expect.poll(gallery.inView).toBe(2);
    expect(await slick(page, 'slider', 'slickCurrentSlide')).toBe(2);
    await slick(page, 'thumbnail-slider', 'slickNext');
    await expect.poll(gallery.inView).toBe(0);
    await slick(page, 'thumbnail-slider', 'slickPrev');
    await expect.poll(gallery.inView).toBe(2);
    await slick(page, 'slider', 'slickGoTo', '99');
    expect(await slick(page, 'slider', 'slickSetOption', 'speed', 5)).toBe('collection');
    await gallery.choose(RED_S);
    await expect.poll(() => slick(page, 'slider', 'getSlick')).toEqual([0, 3, true]);

    // A theme calls `slickGoTo` while the gallery's tab panel is hidden, and `setPosition` once the panel is visible.
    // The gallery then shows the requested slide.
    await page.evaluate(() => window.__hadayaGuest?.asHost(() => document.body.classList.add('away')));
    await slick(page, 'slider', 'slickGoTo', 1);
    await page.evaluate(() => window.__hadayaGuest?.asHost(() => document.body.classList.remove('away')));
    expect(await slick(page, 'slider', 'setPosition')).toBe('collection');
    await expect.poll(gallery.inView).toBe(1);
  });
}

/** Creates a slide from WooCommerce's own template. */
const slide = (file: string) =>
  `<div data-thumb="${UPLOAD_FOLDER}/${file}-100x100.svg" class="woocommerce-product-gallery__image"><a href="${UPLOAD_FOLDER}/${file}.svg"><img width="600" height="450" src="${UPLOAD_FOLDER}/${file}-600x450.svg" alt="${file}" data-large_image="${UPLOAD_FOLDER}/${file}.svg" data-large_image_width="1600" data-large_image_height="1200" onerror="document.title='run'"></a></div>`;
const CORE_GALLERY = `<div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__wrapper">${['mug-red-3', 'mug-red-2'].map(slide).join('')}<img src="x:" onerror="document.title='run'"></div></div>`;

/**
 * Returns a function that changes a form's HTML: each variation gets WooCommerce's gallery and keeps the first
 * `pluginPictures` of the plugin's pictures; by default, none.
 */
const withCoreGallery = (pluginPictures: number | undefined) => (html: string) =>
  html.replace(/data-product_variations="([^"]*)"/, (_, text: string) => {
    const list: Record<string, unknown>[] = JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    const changed = list.map((variation) => {
      const own = variation.variation_gallery_images;
      const kept = Array.isArray(own) && pluginPictures !== undefined ? own.slice(0, pluginPictures) : undefined;
      return { ...variation, variation_gallery_images: kept, gallery_images_html: CORE_GALLERY };
    });
    return `data-product_variations="${JSON.stringify(changed).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });

/**
 * Removes the plugin's pictures from a form without WooCommerce galleries, so that each variation has only its own
 * picture.
 */
const withoutPictures = (html: string) =>
  html.replaceAll('&quot;variation_gallery_images&quot;', '&quot;other_images&quot;');

const SHOPS = [
  ['the plugin has no pictures', withCoreGallery(undefined), ['mug-red', 'mug-red-3', 'mug-red-2']],
  ['the plugin has one picture', withCoreGallery(1), ['mug-red', 'mug-red-3', 'mug-red-2']],
  ['the plugin has several pictures', withCoreGallery(3), ['mug-red', 'mug-red-2', 'mug-red-3']],
  [
    'neither has gallery pictures: the variation’s picture and the product’s others',
    withoutPictures,
    ['mug-red', 'mug-g1', 'mug-g2'],
  ],
] as const;

test('shows WooCommerce’s variation gallery unless the gallery plugin has several pictures for the variation', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ axe: ['duplicate-id', 'duplicate-id-aria', 'select-name', 'label'] });
  const products = SHOPS.map(([, editForm], index) => ({ product: { ...mug, id: 9021 + index }, editForm }));
  await page.goto(serveGallery(servePage, { products, scripts: 'woocommerce' }));
  await waitForGallery(page);
  for (const [index, [shop, , shown]] of SHOPS.entries())
    await test.step(shop, async () => {
      const gallery = probeGallery(page, index);
      await gallery.choose(RED_S);
      await gallery.expectImages(...shown);
      await page.locator('.reset_variations').nth(index).click();
      await gallery.expectImages('mug-main', 'mug-g1', 'mug-g2');
    });
  expect(await page.title()).toBe('Gallery');
});
