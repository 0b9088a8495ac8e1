import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { saveData } from '../kit/saveData.ts';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const COLOURS = ['blue', 'green', 'red'];
const items = COLOURS.map((value) => `<li data-value="${value}" tabindex="0" id="${value}-swatch">${value}</li>`);
const SWATCHES = `<ul data-attribute_name="attribute_pa_color">${items.join('')}</ul>`;
const product = { product: mug, editForm: (html: string) => html.replace('<table', `${SWATCHES}<table`) };

/** Records requested variation pictures in order, with their sizes: `mug-red-600x450`. */
function watchPictures(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /(mug-(?:red|blue|small)\b[^/]*)\.svg/.exec(request.url())?.[1];
    if (name !== undefined && !name.includes('100x100')) asked.push(name);
  });
  return () => asked.slice();
}

/** Waits until all idle callbacks and frames that could send requests have run. */
async function letPass(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await settle(page);
}

const colourOf = (name: string) => /mug-(red|blue|small)/.exec(name)?.[1];

test('loads other values’ display pictures one by one at low priority after the first interaction', async ({
  page,
  servePage,
}) => {
  const asked = watchPictures(page);
  const letRed = await holdBack(page, /mug-red/);
  const letBlue = await holdBack(page, /mug-blue/);
  await page.goto(serveGallery(servePage, { products: [product] }));
  await waitForGallery(page);
  await letPass(page);
  expect(asked()).toEqual([]);
  const session = await page.context().newCDPSession(page);
  const priorities: string[] = [];
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (/mug-(red|blue|small)/.test(request.url)) priorities.push(request.initialPriority);
  });
  await session.send('Network.enable');

  await page.locator('#red-swatch').hover();
  await expect.poll(asked).toHaveLength(1);
  await letPass(page);
  expect(asked().map(colourOf)).toEqual(['red']);
  letRed();
  await expect.poll(asked).toHaveLength(2);
  await letPass(page);
  expect(asked().map(colourOf)).toEqual(['red', 'blue']);
  letBlue();
  await expect.poll(() => asked().map(colourOf)).toEqual(['red', 'blue', 'small']);
  expect(priorities).toEqual(['Low', 'Low', 'Low']);

  await test.step('a selection does not request its preloaded first picture again in another size', async () => {
    const before = asked();
    await letPass(page);
    await probeGallery(page).choose({ pa_color: 'blue', pa_size: 'm' });
    await probeGallery(page).expectImages('mug-blue', 'mug-blue-2');
    await letPass(page);
    const isFirst = (name: string) => /^mug-(?:red|blue|small)(?:-\d+x\d+)?$/.test(name);
    expect(asked().filter(isFirst)).toEqual(before.filter(isFirst));
  });
});

test('with preloadLimit 4, preloads only two values’ pictures until the visitor hovers over another value', async ({
  page,
  servePage,
}) => {
  const asked = watchPictures(page);
  await page.goto(serveGallery(servePage, { products: [product], settings: { preloadLimit: 4 } }));
  await waitForGallery(page);
  await page.locator('#red-swatch').hover();
  await expect.poll(() => asked().map(colourOf)).toEqual(['red', 'blue']);
  await letPass(page);
  expect(asked().map(colourOf)).toEqual(['red', 'blue']);
  await page.locator('#green-swatch').hover();
  await expect.poll(() => asked().map(colourOf)).toEqual(['red', 'blue', 'small']);
});

test('Save-Data or the owner’s preload setting disables preloading of other values’ pictures', async ({
  page,
  servePage,
}) => {
  const asked = watchPictures(page);
  await page.goto(serveGallery(servePage, { products: [product], options: { enable_gallery_preload: '' } }));
  await waitForGallery(page);
  await page.locator('#red-swatch').hover();
  await page.locator('#red-swatch').focus();
  await letPass(page);
  expect(asked()).toEqual([]);
  await saveData(page);
  await page.goto(serveGallery(servePage, { products: [product], path: '/saving/' }));
  await waitForGallery(page);
  await page.locator('#red-swatch').hover();
  await page.locator('#red-swatch').focus();
  await letPass(page);
  expect(asked()).toEqual([]);
});

test('loading a selection’s picture cancels preloads of other values, which resume afterwards', async ({
  page,
  servePage,
}) => {
  const asked = watchPictures(page);
  const cut: string[] = [];
  page.on('requestfailed', (request) => cut.push(colourOf(request.url()) ?? request.url()));
  const letBlue = await holdBack(page, /mug-blue/);
  const letGreen = await holdBack(page, /mug-small/);
  await page.goto(serveGallery(servePage, { products: [product] }));
  await waitForGallery(page);
  await page.locator('#red-swatch').hover();
  await expect.poll(() => asked().map(colourOf)).toEqual(['red', 'blue']);
  await probeGallery(page).choose({ pa_color: 'green', pa_size: '42' });
  await expect.poll(() => cut).toEqual(['blue']);
  letBlue();
  await letPass(page);
  expect(asked().map(colourOf)).toEqual(['red', 'blue', 'small']);
  letGreen();
  await expect.poll(async () => (await probeGallery(page).images())[0]).toBe('mug-small');
  await probeGallery(page).choose({ pa_size: '' });
  await expect.poll(() => asked().filter((name) => colourOf(name) === 'blue')).toHaveLength(2);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('touching a swatch requests its value’s picture, and a selection shows the picture once loaded', async ({
    page,
    servePage,
  }) => {
    const asked = watchPictures(page);
    const letBlue = await holdBack(page, /mug-blue/);
    await page.goto(serveGallery(servePage, { products: [product] }));
    await waitForGallery(page);
    await page.locator('#blue-swatch').dispatchEvent('touchstart');
    await expect.poll(asked).toHaveLength(1);
    expect(asked().map(colourOf)).toEqual(['blue']);
    await probeGallery(page).choose({ pa_color: 'blue', pa_size: 'm' });
    // The gallery is busy until the test releases the picture.
    await expect(page.locator('.woo-variation-gallery-wrapper')).toHaveAttribute('aria-busy', 'true');
    letBlue();
    await probeGallery(page).expectImages('mug-blue', 'mug-blue-2');
    await expect(page.locator('.woo-variation-gallery-wrapper')).not.toHaveAttribute('aria-busy');
  });
});
