import { galleryMarkup, mug } from '@hadaya/testing/shop';
import { builtFile } from '../kit/builtFile.ts';
import { holdBack } from '../kit/holdBack.ts';
import type { ServePage } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';
import { TAG } from './loaderPage.ts';

/** Matches the first slide's picture, not its thumbnail. */
const FIRST = /mug-main-(?!100x)\d/;
const GALLERY = '.woo-variation-gallery-wrapper';

/** Serves a product page as the pasted tag finds it: the gallery plugin loads its pictures lazily. */
function serveProduct(servePage: ServePage, { body = 'single-product', head = '' } = {}): string {
  const gallery = galleryMarkup({ product: mug, locale: 'en' });
  return servePage(
    '/mug/',
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mug</title><meta name="viewport" content="width=device-width">
${head}<script async fetchpriority="high" src="${TAG}"></script></head>
<body class="${body}"><main><h1>Mug</h1>${gallery}<wc-order-attribution-inputs></wc-order-attribution-inputs></main></body></html>`,
  );
}

const isOurs = (address: string) => /\/dist\/.*\.js$/.test(address);
const named = (...islands: readonly string[]) => islands.map((name) => expect.stringContaining(`/${name}`));

test('loads only small files before the first picture, which has high priority', async ({ page, guest, servePage }) => {
  const session = await page.context().newCDPSession(page);
  const priorities: string[] = [];
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (FIRST.test(request.url)) priorities.push(request.initialPriority);
  });
  await session.send('Network.enable');
  const release = await holdBack(page, FIRST);
  // The browser lays out nothing before the shop's style sheets load, so it requests no lazy picture.
  servePage('/shop.css', { html: '', headers: { 'content-type': 'text/css' } });
  const letSheet = await holdBack(page, '**/shop.css');
  const head = '<link rel="stylesheet" href="/shop.css">';
  await page.goto(serveProduct(servePage, { head }), { waitUntil: 'commit' });
  await expect.poll(() => guest.requests.filter((address) => address.includes('gallery.min.css'))).toHaveLength(1);
  await expect.poll(() => priorities).toEqual(['High']);
  letSheet();
  const before = guest.requests.filter(isOurs);
  expect(before).toEqual(named('hadaya', 'attribution'));
  release();
  await expect(page.locator(GALLERY)).toHaveAttribute('data-hadaya-state', 'mounted');
  expect(guest.requests.filter(isOurs).length).toBeGreaterThan(before.length);
});

test('the gallery mounts even when the first picture fails or stalls', async ({ page, servePage }) => {
  for (const way of ['lost', 'never'] as const)
    await test.step(way, async () => {
      await page.route(FIRST, (route) => (way === 'lost' ? route.fulfill({ status: 204 }) : undefined));
      await page.goto(serveProduct(servePage), { waitUntil: 'commit' });
      await expect(page.locator(GALLERY)).toHaveAttribute('data-hadaya-state', 'mounted');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test('does not wait for the first picture if the gallery’s file is preloaded or the page is not a product page', async ({
  page,
  servePage,
}) => {
  const hint = `<link rel="modulepreload" href="/dist/${builtFile('gallery')}">`;
  for (const given of [{ head: hint }, { body: 'page' }]) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const release = await holdBack(page, FIRST);
    await page.goto(serveProduct(servePage, given), { waitUntil: 'commit' });
    await page.waitForFunction(
      (selector) => document.querySelector(selector)?.hasAttribute('data-hadaya-state'),
      GALLERY,
    );
    const first = page.locator(`${GALLERY} img`).first();
    expect(await first.evaluate((image) => image instanceof HTMLImageElement && image.complete)).toBe(false);
    release();
    await page.waitForLoadState('load');
  }
});
