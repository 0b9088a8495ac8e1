/**
 * Tests that a page in a shop's theme looks as before with our style sheet, with the plugin's, and with both in either
 * order.
 */
import { bottle, card, mug, pen } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { expect, expectNoLayoutShift, openPainted, test, waitForPaint } from '../kit/test.ts';
import { probeGallery, RED, RED_S, waitForGallery } from './kit/gallery.ts';
import { type GalleryPageOptions, serveGallery } from './kit/galleryPage.ts';
import { FILE, withVideo } from './kit/players.ts';

const PLUGIN_RUNS = {
  console: [/^\[hadaya\] the script of Variation Gallery runs too/],
  hostChanges: [
    { selector: '.woo-variation-gallery-wrapper', attributes: ['class', 'style'] },
    { selector: '.woo-variation-gallery-wrapper *' },
  ],
};
const SHEETS = ['ours', 'theirs', 'both', 'late'] as const;
const six = { product: { ...card, images: [...mug.images, ...bottle.images, ...pen.images] } };

const boxOf = async (page: Page, selector: string, index = 0) => {
  const box = await page.locator(selector).nth(index).boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  return box;
};
const MAIN = '.woo-variation-gallery-slider-wrapper';

for (const sheets of SHEETS) {
  test(`sheets ${sheets}: late files cause no shift, and the gallery keeps its layout and works`, async ({
    page,
    servePage,
  }) => {
    await page.route('**/clip.webm', (route) => route.fulfill({ status: 204 }));
    const openLate = async (width: number, more: Partial<GalleryPageOptions>) => {
      await page.setViewportSize({ width, height: 900 });
      const path = `/${width}/`;
      await openPainted(
        page,
        serveGallery(servePage, { products: [mug, six, withVideo(FILE)], sheets, path, ...more }),
      );
      await waitForGallery(page);
      await expectNoLayoutShift(page);
    };
    const gallery = probeGallery(page);

    await test.step('no layout shift on a phone', () => openLate(390, {}));

    await test.step('the gallery floats to the right in Arabic', async () => {
      await openLate(1280, { products: [mug], locale: 'ar', path: '/ar/' });
      const [outer, summary] = [await boxOf(page, '.woo-variation-product-gallery'), await boxOf(page, '.summary')];
      expect(outer.x).toBeGreaterThanOrEqual(summary.x + summary.width);
      const [main, trigger] = [await boxOf(page, MAIN), await boxOf(page, '.woo-variation-gallery-trigger')];
      expect(trigger.x - main.x).toBeCloseTo(16, 0);
    });

    await test.step('no layout shift on a wide screen', () => openLate(1280, {}));

    await test.step('title and form stay beside the gallery, which keeps the picture’s aspect ratio', async () => {
      const [outer, summary] = [await boxOf(page, '.woo-variation-product-gallery'), await boxOf(page, '.summary')];
      expect(outer.x + outer.width).toBeLessThanOrEqual(summary.x);
      expect(Math.abs(outer.y - summary.y)).toBeLessThan(2);
      const main = await boxOf(page, MAIN);
      expect(main.width).toBeCloseTo(outer.width, 0);
      expect(main.width / main.height).toBeCloseTo(4 / 3, 1);
      await expect(gallery.slides.first().locator('img')).toHaveCSS('opacity', '1');
      await expect(page.locator('.woo-variation-gallery-container').first()).toHaveCSS('filter', 'none');
      await expect(page.locator('.woo-variation-product-gallery').first()).toHaveCSS('margin-bottom', '30px');
    });

    await test.step('four thumbnails fill the width without gaps, rounded corners or borders', async () => {
      const { thumbnails } = probeGallery(page, 1);
      const main = await boxOf(page, MAIN, 1);
      const boxes = await thumbnails.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      for (const index of [0, 1, 2, 3]) {
        expect(boxes[index].x).toBeCloseTo(main.x + (index * main.width) / 4, 0);
        expect(boxes[index].width).toBeCloseTo(main.width / 4, 0);
        expect(boxes[index].y).toBeCloseTo(main.y + main.height, 0);
      }
      await expect(thumbnails.first()).toHaveCSS('border-radius', '0px');
      await expect(thumbnails.first()).toHaveCSS('opacity', '1');
      await expect(thumbnails.nth(1)).toHaveCSS('opacity', '0.3');
      await expect(page.locator(MAIN).first()).toHaveCSS('border-radius', '0px');
    });

    await test.step('a video’s thumbnail has a single play icon', async () => {
      const inner = page.locator('.wvg-gallery-video-thumbnail > div');
      const icon = await inner.evaluate((node) => {
        const { content, backgroundImage, transform } = getComputedStyle(node, '::after');
        return { content, hasArrow: backgroundImage.startsWith('url('), transform };
      });
      expect(icon).toEqual({ content: '""', hasArrow: true, transform: 'none' });
    });

    await test.step('shows one black-on-white magnifier, and arrows without the theme’s button styles', async () => {
      const { trigger, main, wrapper } = gallery;
      await expect(trigger.locator('.dashicons')).toBeHidden();
      await expect(trigger.locator('svg')).toBeVisible();
      await expect(trigger).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(trigger).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      const [box, picture] = [await boxOf(page, '.woo-variation-gallery-trigger'), await boxOf(page, MAIN)];
      expect([box.width, box.height]).toEqual([36, 36]);
      expect(picture.x + picture.width - box.x - box.width).toBeCloseTo(16, 0);
      expect(box.y - picture.y).toBeCloseTo(16, 0);
      await main.hover();
      const next = wrapper.getByRole('button', { name: 'Next slide' });
      await expect(next).toHaveCSS('opacity', '1');
      await expect(next).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.5)');
      await expect(next).toHaveCSS('padding', '0px');
    });

    await test.step('slides, thumbnails and selections work under the theme', async () => {
      await gallery.wrapper.getByRole('button', { name: 'Next slide' }).click();
      await expect.poll(gallery.inView).toBe(1);
      await expect(gallery.slides.nth(1).locator('img')).toBeVisible();
      await gallery.thumbnails.nth(2).click();
      await expect.poll(gallery.inView).toBe(2);
      await gallery.choose(RED_S);
      await gallery.expectImages(...RED);
      // Waits for our replacement for WooCommerce's script, which waits a second for the real script; until then, the
      // link has no click handler.
      await expect(page.locator('.woocommerce-variation-add-to-cart-enabled')).toBeVisible();
      await page.locator('.reset_variations').click();
      await gallery.expectImages('mug-main', 'mug-g1', 'mug-g2');
      await expect.poll(gallery.inView).toBe(0);
    });
  });
}

for (const sheets of ['theirs', 'both'] as const) {
  test(`sheets ${sheets}: replacing the plugin’s running script causes no layout shift on a phone or a wide screen`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow(PLUGIN_RUNS);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdBack(page, /\/gallery(-[^/]*)?\.min\.js/);
      const path = `/${width}/`;
      const options: GalleryPageOptions = { products: [six], sheets, scripts: 'woocommerce', plugin: 'before', path };
      await page.goto(serveGallery(servePage, options), { waitUntil: 'commit' });
      await expect(page.locator('.woo-variation-gallery-thumbnail-slider.slick-initialized')).toHaveCount(1);
      await settle(page);
      await waitForPaint(page);
      release();
      await waitForGallery(page);
      await expect(page.locator('.slick-initialized')).toHaveCount(0);
      await expectNoLayoutShift(page);
    }
  });
}

test('slides and thumbnails can be scrolled without scripts, and are clipped when the plugin’s script runs', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow(PLUGIN_RUNS);
  for (const sheets of ['both', 'late'] as const)
    await test.step(`sheets ${sheets}`, async () => {
      await page.goto(serveGallery(servePage, { products: [six], sheets, loader: 'none', path: `/${sheets}/` }));
      const { wrapper } = probeGallery(page);
      const boxes = ['.woo-variation-gallery-slider', '.woo-variation-gallery-thumbnail-slider'];
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const box of boxes) await expect(page.locator(box)).toHaveCSS('overflow', 'auto hidden');
        // The boxes must be clipped before Slick starts, because browsers count elements that Slick removes during a
        // scroll as shifted.
        await wrapper.evaluate((node) => window.__hadayaGuest?.asHost(() => node.classList.add('wvg-loaded')));
        for (const box of boxes) await expect(page.locator(box)).toHaveCSS('overflow', 'clip');
        // Once our gallery has mounted, its slides can scroll again.
        await wrapper.evaluate((node) =>
          window.__hadayaGuest?.asHost(() => node.setAttribute('data-hadaya-state', 'mounted')),
        );
        for (const box of boxes) await expect(page.locator(box)).toHaveCSS('overflow', 'auto hidden');
        await wrapper.evaluate((node) =>
          window.__hadayaGuest?.asHost(() => {
            node.removeAttribute('data-hadaya-state');
            node.classList.remove('wvg-loaded');
          }),
        );
      }
    });
});

/** CSS reset of a theme that does not use normalising styles. */
const RESET =
  '<style>html,body,div,span,h2,p,a,img,ul,li,form,label,table,tr,td,th{margin:0;padding:0;border:0;outline:0;font-size:100%;vertical-align:baseline}</style>';

test('a CSS reset changes neither the gallery’s margin nor the position of elements below it', async ({
  page,
  servePage,
}) => {
  for (const [width, locale] of [
    [390, 'en'],
    [390, 'ar'],
    [1280, 'en'],
  ] as const)
    await test.step(`${width} px, ${locale}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const boxes = async (sheets: 'ours' | 'theirs') => {
        const path = `/reset-${sheets}-${width}-${locale}/`;
        await page.goto(serveGallery(servePage, { products: [mug], sheets, locale, path, head: RESET }));
        await waitForGallery(page);
        await settle(page);
        const parts = ['.woo-variation-product-gallery', '.summary', '.product-details'];
        return Promise.all(parts.map((part) => boxOf(page, part)));
      };
      const [theirs, ours] = [await boxes('theirs'), await boxes('ours')];
      expect(ours.map(({ y, height }) => Math.round(y + height))).toEqual(
        theirs.map(({ y, height }) => Math.round(y + height)),
      );
      await expect(page.locator('.woo-variation-product-gallery')).toHaveCSS('margin-bottom', '30px');
    });
});
