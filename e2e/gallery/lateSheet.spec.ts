/**
 * Tests a style sheet that loads after the first paint, as with a tag in the footer: the first picture keeps its size.
 */
import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { expect, test, waitForPaint } from '../kit/test.ts';
import { waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

/** Draws a picture in which every pixel differs, so that browsers count it as contentful. */
function drawNoise(width: number, height: number): Buffer {
  const head = Buffer.alloc(54);
  const size = width * height * 3;
  head.write('BM');
  head.writeUInt32LE(54 + size, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  const pixels = Buffer.from(Array.from({ length: size }, (_, at) => (at * 7919 + (at % 251) * 104729) % 256));
  return Buffer.concat([head, pixels]);
}

const rectOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => JSON.stringify(node.getBoundingClientRect()));

const listLargest = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    const entries = observer.takeRecords();
    observer.disconnect();
    return entries.map((entry) => `${Reflect.get(entry, 'url')} ${Reflect.get(entry, 'size')}`);
  });

const PICTURE = '.wvg-gallery-image img';
const MAGNIFIER = '.woo-variation-gallery-trigger';
/** Widths that result in fractions of a pixel. */
const ODD_WIDTHS = `<style>main{padding:13.37px 5.13%!important}
.woo-variation-product-gallery.woo-variation-product-gallery{width:100%!important;max-width:73.37%!important}</style>`;

for (const [width, locale] of [
  [390, 'en'],
  [390, 'ar'],
  [1280, 'en'],
  [1280, 'ar'],
] as const)
  test(`keeps the picture and magnifier in place at ${width} px in ${locale === 'ar' ? 'Arabic' : 'English'} and reports no second LCP entry`, async ({
    page,
    servePage,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const body = drawNoise(600, 450);
    await page.route(/mug-main[^/]*\.svg/, (route) => route.fulfill({ body, contentType: 'image/bmp' }));
    const release = await holdBack(page, /\/dist\/gallery[^/]*$/);
    const options = { products: [mug], sheets: 'theirs', locale, head: ODD_WIDTHS } as const;
    await page.goto(serveGallery(servePage, options), { waitUntil: 'commit' });
    await waitForPaint(page);
    const picture = await rectOf(page, PICTURE);
    const magnifier = await rectOf(page, MAGNIFIER);
    const before = await listLargest(page);
    expect(before.at(-1)).toContain('mug-main');
    release();
    await waitForGallery(page);
    expect(await rectOf(page, PICTURE)).toBe(picture);
    expect(await rectOf(page, MAGNIFIER)).toBe(magnifier);
    expect(await listLargest(page)).toEqual(before);
  });
