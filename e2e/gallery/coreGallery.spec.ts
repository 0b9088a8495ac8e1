/**
 * Tests a theme with WooCommerce's classic gallery. Since WooCommerce 10.8, this gallery swaps its own pictures, and
 * Hadaya does not interfere.
 */
import { mug, UPLOAD_FOLDER } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const slide = (name: string) =>
  `<div class="woocommerce-product-gallery__image" data-thumb="${UPLOAD_FOLDER}/${name}-100x100.svg"><a href="${UPLOAD_FOLDER}/${name}.svg"><img class="wp-post-image" src="${UPLOAD_FOLDER}/${name}-600x450.svg" width="600" height="450" alt="${name}"></a></div>`;
const coreGallery = (...names: readonly string[]) =>
  `<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images" data-columns="4"><div class="woocommerce-product-gallery__wrapper">${names.map(slide).join('')}</div></div>`;
const DEFAULT = coreGallery('mug-main', 'mug-g1');
const RED = coreGallery('mug-red', 'mug-red-2');

/** WooCommerce's steps after a selection, in order (`docs/block-shops.md`). */
const CORE = `document.addEventListener('DOMContentLoaded', () => {
  const galleries = ${JSON.stringify({ red: RED, none: DEFAULT })}, form = jQuery('.variations_form');
  const swap = (html) => window.__hadayaGuest.asHost(() => {
    const old = document.querySelector('.woocommerce-product-gallery');
    jQuery(old).trigger('wc-product-gallery-before-destroy');
    const box = document.createElement('div');
    box.innerHTML = html;
    const next = box.firstChild;
    old.replaceWith(next);
    jQuery(next).trigger('wc-product-gallery-before-init');
    jQuery(next).trigger('wc-product-gallery-after-init');
  });
  form.on('found_variation', (event, variation) => variation.attributes.attribute_pa_color === 'red' && swap(galleries.red));
  form.on('reset_data', () => swap(galleries.none));
  for (const name of ['before-destroy', 'before-init', 'after-init']) jQuery(document).on('wc-product-gallery-' + name, () => window.__log.push(name));
});`;

test('does not interfere when WooCommerce switches its own gallery to the variation’s pictures and back', async ({
  page,
  servePage,
}) => {
  const placed = { product: mug, edit: () => DEFAULT };
  await page.goto(serveGallery(servePage, { products: [placed], scripts: 'woocommerce', before: CORE }));
  const gallery = page.locator('.woocommerce-product-gallery');
  const html = () => gallery.evaluate((node) => node.outerHTML);
  await expect.poll(html).toBe(DEFAULT);
  await page.evaluate(() => void Reflect.set(window, '__log', []));
  await page.locator('select[name="attribute_pa_color"]').selectOption('red');
  await page.locator('select[name="attribute_pa_size"]').selectOption('s');
  await expect.poll(html).toBe(RED);
  await page.locator('.reset_variations').click();
  await expect.poll(html).toBe(DEFAULT);
  // No island mounts on the gallery.
  await expect(
    page.locator('[data-hadaya-root="gallery"], .woocommerce-product-gallery [data-hadaya-state]'),
  ).toHaveCount(0);
});

test('reads WooCommerce’s gallery HTML without loading the standalone form engine', async ({ page, servePage }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Prints the variations as WooCommerce 10.8 does if the plugin has only each variation's own picture.
  const editForm = (html: string) =>
    html.replace(/data-product_variations="([^"]*)"/, (_, text: string) => {
      const variations: readonly object[] = JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
      const own = variations.map((one) => ({ ...one, variation_gallery_images: [], gallery_images_html: RED }));
      return `data-product_variations="${JSON.stringify(own).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
    });
  await page.goto(serveGallery(servePage, { products: [{ product: mug, editForm }], scripts: 'woocommerce' }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose({ pa_color: 'red', pa_size: 's' });
  await gallery.expectImages('mug-red', 'mug-red-2');
  expect(asked.filter((url) => /startEngine|purifyHtml/.test(url))).toEqual([]);
  expect(asked.some((url) => url.includes('gallery-readCoreGallery'))).toBe(true);
});
