/** The server's answers: the default gallery, all variations' images, loading ahead. */
import { bag, mug } from '@hadaya/testing/shop';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { passUntil, stopClock } from '../kit/stopClock.ts';
import { expect, test } from '../kit/test.ts';
import { bringVisitorParts, probeGallery, takeTold, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const BLUE_M = { attribute_pa_color: 'blue', attribute_pa_size: 'm' };
const DEFAULT = ['mug-main', 'mug-g1', 'mug-g2'];
const CALL = 'wc-ajax:get_default_gallery';

test('row 15: images of a preselected variation stay, the default gallery is asked for once', async ({
  page,
  server,
  servePage,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('get_default_gallery') && asked.push(request.url())));
  await page.goto(serveGallery(servePage, { products: [{ product: mug, selected: BLUE_M }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.expectImages('mug-blue', 'mug-blue-2');
  expect((await takeTold(page)).filter((line) => line.startsWith('swapped'))).toEqual([]);
  await expect.poll(() => server.backend.received.map(({ name }) => name)).toEqual([CALL]);
  await gallery.choose({ pa_size: '' });
  await page.clock.runFor(1000);
  expect(asked).toHaveLength(1);
});

test('row 16: a reset brings the asked default gallery', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [{ product: mug, selected: BLUE_M }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose({ pa_size: '', pa_color: '' });
  await gallery.expectImages(...DEFAULT);
  expect((await takeTold(page)).filter((line) => line.startsWith('restored'))).toEqual(['restored 3']);
});

test('rule 37: a reset before the default gallery is known waits for it', async ({ page, servePage }) => {
  const letGo = await holdBack(page, /get_default_gallery/);
  await stopClock(page);
  await page.goto(serveGallery(servePage, { products: [{ product: mug, selected: BLUE_M }] }));
  const gallery = probeGallery(page);
  await passUntil(page, async () => (await gallery.wrapper.getAttribute('data-hadaya-state')) === 'mounted');
  await gallery.choose({ pa_size: '', pa_color: '' });
  await expect(gallery.wrapper).toHaveAttribute('aria-busy', 'true');
  letGo();
  await page.clock.resume();
  await gallery.expectImages(...DEFAULT);
  await expect(gallery.wrapper).not.toHaveAttribute('aria-busy');
});

for (const [name, fault, isNoted] of [
  ['false', { body: 'false' }, true],
  ['[]', { body: '[]' }, true],
  ['500 HTML', { status: 500, body: '<p>critical error</p>', type: 'text/html' }, false],
  ['broken JSON', { body: '[{"src":' }, false],
  ['an endless wait', { hang: true }, false],
] as const) {
  test(`row 17 and kill: the answer ${name} leaves the images and ends the loading state`, async ({
    page,
    server,
    servePage,
    guest,
  }) => {
    await guest.allow({ console: [/Failed to load resource/] });
    const notes: string[] = [];
    page.on('console', (line) => notes.push(line.text()));
    server.backend.faults.set(/get_default_gallery/, fault);
    await page.clock.install();
    const asked = page.waitForRequest(/get_default_gallery/);
    await page.goto(serveGallery(servePage, { products: [{ product: mug, selected: BLUE_M }] }));
    const gallery = probeGallery(page);
    await expect(gallery.wrapper).toHaveAttribute('data-hadaya-state', 'mounted');
    const question = await asked;
    if (!('hang' in fault)) await (await question.response())?.finished();
    await gallery.choose({ pa_size: '', pa_color: '' });
    if ('hang' in fault) await page.clock.runFor(4000);
    await expect(gallery.wrapper).not.toHaveAttribute('aria-busy');
    await gallery.expectImages('mug-blue', 'mug-blue-2');
    await gallery.wrapper.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(gallery.inView).toBe(1);
    const text = 'Variation Gallery not available on variation id 21.';
    await expect.poll(() => notes.filter((line) => line === text)).toHaveLength(isNoted ? 1 : 0);
  });
}

test('row 22: the bag shows what one get_variation brings; all images are asked for by exactly one call, after intent only', async ({
  page,
  server,
  servePage,
}) => {
  // The bag's variations show its own pictures; turned round they cannot be the printed ones.
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

test('row 23: with a thousand variations all images are never asked for', async ({ page, servePage }) => {
  const editForm = (html: string) => html.replace(/data-total="\d+"/, 'data-total="1000"');
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(serveGallery(servePage, { products: [{ product: bag, editForm }] }));
  await waitForGallery(page);
  const model = page.locator('select[name="attribute_pa_model"]');
  await bringVisitorParts(page, () => model.hover());
  await model.focus();
  await page.clock.runFor(1000);
  expect(asked.filter((url) => url.includes('get_variation_gallery'))).toEqual([]);
});

const SWATCH =
  '<ul data-attribute_name="attribute_pa_color"><li data-value="red" tabindex="0" id="red-swatch">Red</li></ul>';
const withSwatch = (html: string) => html.replace('<table', `${SWATCH}<table`);

test('row 49: a hover on red loads its display image once, at low priority, and nothing larger', async ({
  page,
  servePage,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(serveGallery(servePage, { products: [{ product: mug, editForm: withSwatch }] }));
  await waitForGallery(page);
  const red = () => asked.filter((url) => url.includes('mug-red'));
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

test('row 50: with Save-Data nothing is loaded ahead', async ({ page, servePage }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto(serveGallery(servePage, { products: [{ product: mug, editForm: withSwatch }] }));
  await waitForGallery(page);
  await page.locator('#red-swatch').hover();
  await settle(page);
  expect(asked.filter((url) => /mug-red|visitorParts/.test(url))).toEqual([]);
});
