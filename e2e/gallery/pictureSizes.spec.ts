import { card, mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

/** Serves photographs instead of the shop's drawings: 1600 by 1200, unless the name states a size. */
async function servePhotographs(page: Page): Promise<void> {
  await page.route('**/*.jpg', (route) => {
    const [, width = 1600, height = 1200] = /-(\d+)x(\d+)\.jpg/.exec(route.request().url()) ?? [];
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`;
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
}

const LARGE = / data-large_image_width="[^"]*" data-large_image_height="[^"]*"/g;
const large = (width: string, height: string) =>
  ` data-large_image_width="${width}" data-large_image_height="${height}"`;

/** Size attributes of large pictures as different pages print them; the real size is 1600 by 1200 pixels. */
const PRINTED: Readonly<Record<string, (html: string) => string>> = {
  right: (html) => html,
  missing: (html) => html.replaceAll(LARGE, ''),
  'missing, without srcset': (html) => html.replaceAll(LARGE, '').replaceAll(/ srcset="[^"]*" sizes="[^"]*"/g, ''),
  zero: (html) => html.replaceAll(LARGE, large('0', '0')),
  'one of two': (html) => html.replaceAll(LARGE, large('1600', '')),
  swapped: (html) => html.replaceAll(LARGE, large('1200', '1600')),
  'a square': (html) => html.replaceAll(LARGE, large('1600', '1600')),
  'no numbers': (html) => html.replaceAll(LARGE, large('auto', '100%')),
  'swapped in both attributes': (html) =>
    html.replaceAll(LARGE, large('1200', '1600')).replaceAll('width="600" height="450"', 'width="450" height="600"'),
};

/** Reads the centre and the painted size of each picture in the open slide. */
function readShown(page: Page): Promise<number[][]> {
  return page.locator('dialog .pswp__item[aria-hidden="false"] img.pswp__img').evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || !image.complete || image.naturalWidth === 0) return [];
      const { naturalWidth, naturalHeight } = image;
      const box = image.getBoundingClientRect();
      if (box.width === 0) return [];
      const { objectFit } = getComputedStyle(image);
      const most = objectFit === 'scale-down' ? 1 : Number.POSITIVE_INFINITY;
      const scale = Math.min(box.width / naturalWidth, box.height / naturalHeight, most);
      const isStretched = objectFit === 'fill';
      const [width, height] = isStretched ? [box.width, box.height] : [naturalWidth * scale, naturalHeight * scale];
      const middle = [box.x + box.width / 2, box.y + box.height / 2];
      return [[...middle, width, height].map(Math.round)];
    }),
  );
}

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`${size.width} px: each picture keeps its own aspect ratio and position in the lightbox, whatever dimensions are printed`, async ({
    page,
    servePage,
  }) => {
    await page.setViewportSize(size);
    await servePhotographs(page);
    const room = { width: size.width, height: size.height - 64 - 132 };
    const scale = Math.min(room.width / 1600, room.height / 1200);
    const shape = [size.width / 2, 64 + room.height / 2, 1600 * scale, 1200 * scale];
    const isShape = (shown: readonly number[][]) =>
      shown.every((box) => box.every((at, side) => Math.abs(at - (shape[side] ?? 0)) < 2));
    for (const [printed, change] of Object.entries(PRINTED))
      await test.step(printed, async () => {
        const release = await holdBack(page, /mug-main\.jpg|mug-main-(?:1|2)\d{3}x/);
        const edit = (html: string) => change(html).replaceAll('.svg', '.jpg');
        await page.goto(serveGallery(servePage, { products: [{ product: { ...card, images: mug.images }, edit }] }));
        await waitForGallery(page);
        await probeGallery(page).trigger.click();
        // The lightbox shows the small picture while the large picture loads.
        await expect.poll(async () => (await readShown(page)).length, printed).toBeGreaterThan(0);
        const before = await readShown(page);
        expect(isShape(before), `${printed}: ${before}`).toBe(true);
        release();
        const itself = page.locator(
          'dialog .pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)',
        );
        await expect
          .poll(() => itself.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
          .toBe(true);
        await settle(page);
        const after = await readShown(page);
        expect(isShape(after), `${printed}: ${after}`).toBe(true);
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'End']) {
          await page.keyboard.press(key);
          await expect.poll(async () => isShape(await readShown(page)), printed).toBe(true);
        }
        const zoom = page.getByRole('dialog').getByRole('button', { name: 'Zoom' });
        await expect(zoom).not.toHaveAttribute('aria-disabled');
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog')).toHaveCount(0);
      });
  });

test('the first picture keeps its own aspect ratio if its printed dimensions are swapped, even when zoomed', async ({
  page,
  servePage,
}) => {
  await servePhotographs(page);
  const edit = (html: string) => PRINTED['swapped in both attributes']?.(html).replaceAll('.svg', '.jpg') ?? html;
  await page.goto(serveGallery(servePage, { products: [{ product: { ...card, images: mug.images }, edit }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.main.hover();
  const magnified = gallery.wrapper.locator('.zoom img');
  await expect(magnified).toHaveAttribute('data-loaded');
  const ratio = (node: Element) => node.clientWidth / node.clientHeight;
  await expect.poll(() => magnified.evaluate(ratio)).toBeCloseTo(4 / 3, 1);
  expect(await gallery.main.evaluate(ratio)).toBeCloseTo(4 / 3, 1);
});
