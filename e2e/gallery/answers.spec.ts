import { bag, bottle, mug } from '@hadaya/testing/shop';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { passUntil, stopClock } from '../kit/stopClock.ts';
import { expect, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { probeGallery, takeReported, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const BLUE_M = { attribute_pa_color: 'blue', attribute_pa_size: 'm' };
const DEFAULT = ['mug-main', 'mug-g1', 'mug-g2'];
const CALL = 'wc-ajax:get_default_gallery';
/** Product id of the first of several mugs; the next mugs have the following ids. */
const FIRST = 9021;

test('keeps preselected images without a shift, and a reset restores the default gallery after one request', async ({
  page,
  server,
  servePage,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('get_default_gallery') && asked.push(request.url())));
  const products = [
    { product: mug, selected: BLUE_M },
    { product: bottle, selected: { attribute_pa_color: 'red' } },
  ];
  const head = '<link rel="stylesheet" href="/dist/swatches.min.css">';
  await openPainted(page, serveGallery(servePage, { products, head }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.expectImages('mug-blue', 'mug-blue-2');
  await probeGallery(page, 1).expectImages('bottle-red', 'bottle-red-2');
  // Waits until our replacement for WooCommerce's script has written the prices of the selections, a second after load.
  await page.clock.runFor(1500);
  await expect(page.locator('.single_variation').first()).toContainText('OMR');
  await expect(page.locator('.single_variation:empty')).toHaveCount(0);
  await expectNoLayoutShift(page);
  expect((await takeReported(page)).filter((line) => line.startsWith('swapped'))).toEqual([]);
  await expect.poll(() => server.backend.received.map(({ name }) => name)).toEqual([CALL, CALL]);
  await gallery.choose({ pa_size: '' });
  await page.clock.runFor(1000);
  expect(asked).toHaveLength(products.length);
  await gallery.choose({ pa_color: '' });
  await gallery.expectImages(...DEFAULT);
  expect((await takeReported(page)).filter((line) => line.startsWith('restored'))).toEqual(['restored 3']);
  expect(asked).toHaveLength(products.length);
});

test('a reset waits until the default gallery is known', async ({ page, servePage }) => {
  const release = await holdBack(page, /get_default_gallery/);
  await stopClock(page);
  await page.goto(serveGallery(servePage, { products: [{ product: mug, selected: BLUE_M }] }));
  const gallery = probeGallery(page);
  await passUntil(page, async () => (await gallery.wrapper.getAttribute('data-hadaya-state')) === 'mounted');
  await gallery.choose({ pa_size: '', pa_color: '' });
  await expect(gallery.wrapper).toHaveAttribute('aria-busy', 'true');
  release();
  await page.clock.resume();
  await gallery.expectImages(...DEFAULT);
  await expect(gallery.wrapper).not.toHaveAttribute('aria-busy');
});

/**
 * Server responses that are not galleries. With `isNoted`, the console message names the variation, as the plugin's
 * message does.
 */
const NO_GALLERIES = [
  { name: 'false', answer: { body: 'false' }, isNoted: true },
  { name: '[]', answer: { body: '[]' }, isNoted: true },
  {
    name: '500 HTML',
    answer: { status: 500, body: '<p>critical error</p>', contentType: 'text/html' },
    isNoted: false,
  },
  { name: 'broken JSON', answer: { body: '[{"src":' }, isNoted: false },
  { name: 'that never arrives', answer: undefined, isNoted: false },
] as const;

test('an invalid response keeps the images and ends the loading state', async ({ page, servePage, guest }) => {
  await guest.allow({
    console: [/Failed to load resource/],
    axe: ['duplicate-id', 'duplicate-id-aria', 'select-name', 'label'],
  });
  const notes: string[] = [];
  page.on('console', (line) => notes.push(line.text()));
  const answered: string[] = [];
  await page.route(/get_default_gallery/, async (route) => {
    const id = new URLSearchParams(route.request().postData() ?? '').get('product_id');
    const one = NO_GALLERIES[Number(id) - FIRST];
    if (!one?.answer) return;
    await route.fulfill({ contentType: 'application/json', ...one.answer });
    answered.push(one.name);
  });
  await page.clock.install();
  const products = NO_GALLERIES.map((_one, index) => ({ product: { ...mug, id: FIRST + index }, selected: BLUE_M }));
  await page.goto(serveGallery(servePage, { products }));
  await waitForGallery(page);
  await expect.poll(() => answered.length).toBe(NO_GALLERIES.length - 1);
  for (const [index, { name, answer, isNoted }] of NO_GALLERIES.entries())
    await test.step(`the response ${name}`, async () => {
      const gallery = probeGallery(page, index);
      await gallery.choose({ pa_size: '', pa_color: '' });
      if (!answer) {
        await expect(gallery.wrapper).toHaveAttribute('aria-busy', 'true');
        await page.clock.runFor(4000);
      }
      await expect(gallery.wrapper).not.toHaveAttribute('aria-busy');
      await gallery.expectImages('mug-blue', 'mug-blue-2');
      await gallery.wrapper.getByRole('button', { name: 'Next slide' }).click();
      await expect.poll(gallery.inView).toBe(1);
      const text = `Variation Gallery not available on variation id ${FIRST + index}.`;
      await expect.poll(() => notes.filter((line) => line === text)).toHaveLength(isNoted ? 1 : 0);
    });
});

test('a product with many variations sends one request for all images on hover and one get_variation on selection', async ({
  page,
  server,
  servePage,
}) => {
  // Reverses the pictures, because the bag's variations show the product's own pictures and would not differ from the
  // printed ones.
  await page.route(/wc-ajax=get_variation$/, async (route) => {
    const answer = await (await route.fetch()).json();
    answer.variation_gallery_images.reverse();
    await route.fulfill({ json: answer });
  });
  await page.goto(serveGallery(servePage, { products: [bag], settings: { previewPartial: true } }));
  await waitForGallery(page);
  const count = (name: string) => server.backend.received.filter((call) => call.name === `wc-ajax:${name}`).length;
  expect(server.backend.received).toEqual([]);
  const gallery = probeGallery(page);
  const model = page.locator('select[name="attribute_pa_model"]');
  await model.hover();
  await expect.poll(() => count('get_variation_gallery')).toBe(1);
  await model.focus();
  await page.mouse.move(0, 0);
  await model.hover();
  await gallery.choose({ pa_model: 'opt-7' });
  await expect.poll(() => count('get_variation')).toBe(1);
  await expect(page.locator('input.variation_id')).toHaveValue('39');
  await gallery.expectImages('bag-g1', 'bag-main');
  expect(count('get_variation_gallery')).toBe(1);
  expect(count('get_variation')).toBe(1);
});

const SWATCH =
  '<ul data-attribute_name="attribute_pa_color"><li data-value="red" tabindex="0" id="red-swatch">Red</li></ul>';
const withSwatch = (html: string) => html.replace('<table', `${SWATCH}<table`);

test('hovering over a swatch loads its image at low priority, but hovering over a 1,000-variation select loads nothing', async ({
  page,
  servePage,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const toThousand = (html: string) => html.replace(/data-total="\d+"/, 'data-total="1000"');
  const products = [
    { product: mug, editForm: withSwatch },
    { product: bag, editForm: toThousand },
  ];
  await page.clock.install();
  await page.goto(serveGallery(servePage, { products }));
  await waitForGallery(page);
  const red = () => asked.filter((url) => url.includes('mug-red'));

  await test.step('loads one image at low priority', async () => {
    await probeGallery(page).choose({ pa_size: 's' });
    expect(red()).toEqual([]);
    const session = await page.context().newCDPSession(page);
    const priorities: string[] = [];
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (request.url.includes('mug-red')) priorities.push(request.initialPriority);
    });
    await session.send('Network.enable');
    await page.locator('#red-swatch').hover();
    await expect.poll(() => red().length).toBe(1);
    expect(red()[0]).toMatch(/mug-red-(600|768)x/);
    await page.mouse.move(0, 0);
    await page.locator('#red-swatch').hover();
    await settle(page);
    expect(red()).toHaveLength(1);
    await expect.poll(() => priorities).toEqual(['Low']);
  });

  await test.step('requests nothing on hover for a product with a thousand variations', async () => {
    const model = page.locator('select[name="attribute_pa_model"]');
    await model.hover();
    await model.focus();
    await page.clock.runFor(1000);
    expect(asked.filter((url) => url.includes('get_variation_gallery'))).toEqual([]);
  });
});

test('with Save-Data, hovering over a swatch loads nothing', async ({ page, servePage }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto(serveGallery(servePage, { products: [{ product: mug, editForm: withSwatch }] }));
  await waitForGallery(page);
  await page.locator('#red-swatch').hover();
  await settle(page);
  expect(asked.filter((url) => /mug-red|gallery-(?:largeView|loadOthers|askForPictures)/.test(url))).toEqual([]);
});
