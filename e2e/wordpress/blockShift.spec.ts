import type { Locator } from '@playwright/test';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const PATH = '/ask/?stand-ins=1&product=1&block=gallery';

/** Removes the element after the strip, as if the page were still being parsed. */
const cutBehind = (strip: Locator) =>
  strip.evaluate((node) => window.__hadayaGuest?.asHost(() => node.nextElementSibling?.remove()));

/**
 * A small picture as the block prints it: lazy, with its aspect ratio in a style, and without a size until it has
 * loaded.
 */
const small = (style: string) =>
  `<div class="wc-block-product-gallery-thumbnails__thumbnail" style="width:100px"><img class="wc-block-product-gallery-thumbnails__thumbnail__image" src="/late.jpg" alt="" loading="lazy" style="${style}"></div>`;
const STRIP = `<div class="wc-block-product-gallery-thumbnails wc-block-product-gallery-thumbnails--active-overlay "><div>${small('aspect-ratio: 1')}${small('aspect-ratio: 4 / 3')}${small('object-fit: cover')}</div></div>`;
const LARGE = '<div class="wc-block-product-gallery-large-image">Large</div>';

const galleryOf = (parts: string) =>
  `<!-- wp:woocommerce/product-gallery --><div class="wc-block-product-gallery">${parts}</div><!-- /wp:woocommerce/product-gallery -->`;

function setGallery(site: TestSite, ...galleries: readonly string[]): void {
  const markup = galleries.map(galleryOf).join('');
  const none = { own: {}, core: {}, meta: {}, available: [] };
  site.setOption('hadaya_stand_in_gallery', { version: '10.9.1', coreSwitch: 'no', ...none, markup });
}

test.beforeEach(async ({ page, site }) => {
  site.setOption('hadaya_test_contact_plugin', '1');
  await page.route('**/late.jpg', () => undefined);
});
test.afterEach(({ site }) => {
  for (const name of ['hadaya_test_contact_plugin', 'hadaya_stand_in_gallery']) site.setOption(name, null);
  site.setOption('hadaya_options', HADAYA_OPTIONS);
});

test('small pictures reserve their final size, and a strip is never painted in the large picture’s position', async ({
  page,
  site,
}) => {
  setGallery(site, STRIP + LARGE);
  await page.goto(`${site.url}${PATH}`);
  const boxes = page.locator('.wc-block-product-gallery-thumbnails__thumbnail');
  await expect(boxes).toHaveCount(3);
  const heights = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().height));
  expect(heights.slice(0, 2)).toEqual([100, 75]);
  await expect(boxes.nth(2)).toHaveAttribute('style', 'width:100px');
  const strip = page.locator('.wc-block-product-gallery-thumbnails');
  await expect(strip).toHaveCSS('visibility', 'visible');
  await cutBehind(strip);
  await expect(strip).toHaveCSS('visibility', 'hidden');

  // A strip after the large picture is always visible, even if another gallery on the page has its strip first. With
  // the gallery feature off, every strip is visible.
  setGallery(site, LARGE + STRIP, STRIP + LARGE);
  await page.goto(`${site.url}${PATH}`);
  await expect(strip.first()).toHaveCSS('visibility', 'visible');
  setGallery(site, STRIP + LARGE);
  const { islands, ...rest } = HADAYA_OPTIONS;
  site.setOption('hadaya_options', { ...rest, islands: { ...islands, gallery: false } });
  await page.goto(`${site.url}${PATH}`);
  await cutBehind(strip);
  await expect(strip).toHaveCSS('visibility', 'visible');
});
