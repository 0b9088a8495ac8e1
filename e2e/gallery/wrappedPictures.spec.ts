/**
 * Tests that the gallery looks and works the same when image, cache and translation plugins wrap its pictures in
 * markup.
 */
import { card, mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { documentOf } from '../kit/servePage.ts';
import { expect, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';
import { type GalleryPageOptions, serveGallery } from './kit/galleryPage.ts';

const IMG = /<img [^>]*>/g;
const sourceOf = (img: string) => /(?:^| )src="([^"]*)"/.exec(img)?.[1] ?? '';

/** Wrappers that real plugins put around a picture. */
const WRAPPERS: Readonly<Record<string, (img: string) => string>> = {
  nothing: (img) => img,
  picture: (img) => `<picture><source type="image/svg+xml" srcset="${sourceOf(img)}">${img}</picture>`,
  'picture with a class': (img) => `<picture class="webp" style="display: inline-block">${img}</picture>`,
  span: (img) => `<span class="lazy-wrap">${img}</span>`,
  'inline block': (img) => `<span style="display: inline-block">${img}</span>`,
  'link to the file': (img) => `<a href="${sourceOf(img)}">${img}</a>`,
  figure: (img) => `<figure>${img}</figure>`,
  'box with an aspect ratio': (img) => `<div style="position: relative; height: 0; padding-bottom: 75%">${img}</div>`,
  'box with an aspect ratio and a positioned picture': (img) =>
    `<div style="position: relative; height: 0; padding-bottom: 75%">${img.replace('<img ', '<img style="position: absolute; top: 0; left: 0" ')}</div>`,
  'several at once': (img) => `<div class="a"><span class="b"><picture><source>${img}</picture></span></div>`,
  'noscript fallback': (img) => `<noscript>${img}</noscript><picture>${img}</picture>`,
};

const NAMES = Object.keys(WRAPPERS);
/**
 * Changes two aspect ratios: the second picture is three times as tall as the box at the same width, and the third
 * picture is three times as wide as the box at the same height.
 */
const OTHER_SHAPES = (html: string) =>
  html
    .replace(/(<img [^>]*)width="600" height="450"( [^>]*)mug-g1-600x450/, '$1width="300" height="675"$2mug-g1-300x675')
    .replace(/(<img [^>]*)width="600" height="450"( [^>]*)mug-g2-600x450/, '$1width="900" height="225"$2mug-g2-900x225')
    .replaceAll(/ srcset="[^"]*" sizes="[^"]*"/g, '');

const products = NAMES.map((name, index) => ({
  product: { ...card, id: 9100 + index, images: mug.images },
  edit: (html: string) => OTHER_SHAPES(html).replaceAll(IMG, (img) => WRAPPERS[name]?.(img) ?? img),
}));

function readBoxes(page: Page): Promise<string[][]> {
  return page.locator('.woo-variation-gallery-wrapper').evaluateAll((wrappers) =>
    wrappers.map((wrapper) => {
      const corner = wrapper.getBoundingClientRect();
      const describeBox = (node: Element) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x - corner.x, y - corner.y, width, height].map(Math.round).join(' ');
      };
      const nodes = [...wrapper.querySelectorAll('.wvg-gallery-image img, .wvg-gallery-thumbnail-image img')];
      return [`${corner.width} ${Math.round(corner.height)}`, ...nodes.map(describeBox)];
    }),
  );
}

async function expectAllAsTheFirst(page: Page): Promise<void> {
  const [plain, ...wrapped] = await readBoxes(page);
  for (const [index, seen] of wrapped.entries()) expect.soft(seen, NAMES[index + 1]).toEqual(plain);
}

const WAYS: Readonly<Record<string, Partial<GalleryPageOptions>>> = {
  'our style sheet only': {},
  'the plugin’s style sheet before ours, Arabic': { sheets: 'both', locale: 'ar' },
  'the plugin’s style sheet after ours': { sheets: 'late' },
  'Hadaya’s own look': {
    head:
      '<link rel="stylesheet" href="/dist/look.min.css">' +
      "<script>document.documentElement.dataset.hadayaLook = 'hadaya'</script>",
  },
};

for (const [way, options] of Object.entries(WAYS))
  test(`wrapped pictures and thumbnails have the same position and size as plain ones (${way})`, async ({
    page,
    servePage,
  }) => {
    const bare = serveGallery(servePage, { ...options, products, loader: 'none', path: '/bare/' });
    const address = serveGallery(servePage, { ...options, products });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(bare);
      await expectAllAsTheFirst(page);
      await openPainted(page, address);
      await waitForGallery(page);
      await expectAllAsTheFirst(page);
      await expectNoLayoutShift(page);
    }
  });

test('clicks on linked pictures and thumbnails work as usual, and Ctrl+click follows the link', async ({
  page,
  servePage,
}) => {
  const edit = (html: string) => html.replaceAll(IMG, (img) => WRAPPERS['link to the file']?.(img) ?? img);
  const address = serveGallery(servePage, { products: [{ product: { ...card, images: mug.images }, edit }] });
  await page.goto(address);
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.thumbnails.nth(1).click();
  await expect.poll(gallery.inView).toBe(1);
  const dialog = page.locator('dialog');
  await gallery.slides.nth(1).locator('img').click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await gallery.slides.nth(1).locator('a').focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(address);
  const opened = page.context().waitForEvent('page');
  await gallery.slides
    .nth(1)
    .locator('img')
    .click({ modifiers: ['ControlOrMeta'] });
  expect((await opened).url()).toContain('mug-g1');
  await expect(dialog).toHaveCount(0);
});

test('plain images keep the picture element that selects their file', async ({ page, servePage }) => {
  const picture = (name: string) =>
    `<picture><source srcset="/wp-content/uploads/2026/11/${name}-300x675.svg" type="image/svg+xml"><img src="/wp-content/uploads/2026/11/${name}-600x450.svg" width="600" height="450" alt="${name}"></picture>`;
  const body = `<div data-hadaya="gallery" style="width: 600px">${picture('mug-main')}${picture('mug-g1')}</div>`;
  const head = '<link rel="stylesheet" href="/dist/gallery.min.css"><script src="/dist/hadaya.min.js" defer></script>';
  await page.goto(servePage('/plain/', documentOf(`<main><h1>Mug</h1>${body}</main>`, head)));
  const gallery = page.locator('[data-hadaya="gallery"]');
  await expect(gallery).toHaveAttribute('data-hadaya-state', 'mounted');
  await expect(gallery.locator('.wvg-gallery-image picture > source + img')).toHaveCount(2);
  const seen = () =>
    gallery
      .locator('.wvg-gallery-image img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc));
  await expect
    .poll(seen)
    .toEqual([expect.stringContaining('mug-main-300x675'), expect.stringContaining('mug-g1-300x675')]);
});
