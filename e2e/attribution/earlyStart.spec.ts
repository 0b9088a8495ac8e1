/**
 * Tests the script while the browser is still parsing the page: the settings are in the footer, and forms follow later.
 */
import { SENTINEL_TAG } from '../kit/addSentinel.ts';
import { lateFile } from '../kit/lateFile.ts';
import { servePieces } from '../kit/servePieces.ts';
import { expect, test } from '../kit/test.ts';
import { PARAMS } from './shopSite.ts';
import { FORM, field, NAMES, readCookieNames, readForm, readPages } from './shopVisit.ts';

test.use({ allow: { hostChanges: [{ selector: 'wc-order-attribution-inputs' }] } });

const head = (before = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>${before}` +
  '<script type="module" async src="/dist/attribution.min.js"></script></head><body><h1>Shop</h1>';
const ASSIGNED = '<script>window.hadaya = { q: [], islands: ["attribution"] };</script>';
const settings = (params: object = {}) =>
  `<script>var wc_order_attribution = ${JSON.stringify({ params: { ...PARAMS, ...params }, fields: { utm_source: 'current.src' } })};</script><p>More</p>`;
const END = `<p>End</p>${SENTINEL_TAG}</body></html>`;

const isLoading = () => document.readyState === 'loading';

test('records a page view when the settings have been parsed, and fills a form that is added later', async ({
  page,
  server,
}) => {
  const slow = servePieces(server, '/shop/', [head(ASSIGNED), settings(), FORM, END]);
  const ran = lateFile(page, /attribution\.min\.js/);
  await page.goto(`${slow.address}?utm_source=a`, { waitUntil: 'commit' });
  await ran();
  expect(await readCookieNames(page)).toEqual([]);
  expect(await page.evaluate(() => 'sbjs' in window)).toBe(false);
  slow.send();
  await expect.poll(() => readCookieNames(page)).toEqual(NAMES);
  // The cookie has the lifetime from the shop's settings, not the default for a page without settings.
  expect((await page.context().cookies()).find(({ name }) => name === 'sbjs_current')?.expires).toBe(-1);
  slow.send();
  await page.locator('form').waitFor({ state: 'attached' });
  await expect.poll(() => readForm(page)).toEqual({ [field('utm_source')]: 'a' });
  expect(await page.evaluate(isLoading)).toBe(true);
  slow.send();
  await page.waitForLoadState('load');
  expect(await readForm(page)).toEqual({ [field('utm_source')]: 'a' });
  expect(await readPages(page)).toBe('1');
});

test('a file that runs early records nothing without consent', async ({ page, server }) => {
  const slow = servePieces(server, '/shop/', [head(ASSIGNED), FORM + settings({ allowTracking: false }), END]);
  const ran = lateFile(page, /attribution\.min\.js/);
  await page.goto(`${slow.address}?utm_source=a`, { waitUntil: 'commit' });
  await ran();
  slow.send();
  slow.send();
  await page.waitForLoadState('load');
  await expect.poll(() => readForm(page)).toEqual({ [field('utm_source')]: '' });
  expect(await readCookieNames(page)).toEqual([]);
});

test('waits for the original script when the server has not announced the attribution island', async ({
  page,
  server,
  guest,
}) => {
  await guest.allow({ globals: ['sbjs', 'wc_order_attribution'] });
  const original = `<script id="wc-order-attribution-js">
    for (const [name, value] of [['migrations', '1418474375998%3D1'], ['current', 'typ%3Dutm%7C%7C%7Csrc%3Da'], ['first', 'typ%3Dutm%7C%7C%7Csrc%3Da'], ['udata', 'vst%3D1'], ['session', 'pgs%3D1']])
      document.cookie = 'sbjs_' + name + '=' + value + '; path=/';
    window.wc_order_attribution.setOrderTracking = () => {};</script>`;
  const slow = servePieces(server, '/shop/', [head(), FORM + settings(), original, END]);
  const ran = lateFile(page, /attribution\.min\.js/);
  await page.goto(`${slow.address}?utm_source=a`, { waitUntil: 'commit' });
  await ran();
  slow.send();
  await page.locator('form').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await readCookieNames(page)).toEqual([]);
  slow.send();
  slow.send();
  await page.waitForLoadState('load');
  await expect.poll(() => readForm(page)).toEqual({ [field('utm_source')]: 'a' });
  expect(await readPages(page)).toBe('1');
});

test('on a page without shop settings, the page’s own init call takes effect before the default call', async ({
  page,
  server,
  guest,
}) => {
  await guest.allow({ globals: ['sbjs'] });
  const own = `<script>addEventListener('DOMContentLoaded', () => sbjs.init({ campaign_param: 'c' }));</script>`;
  const slow = servePieces(server, '/blog/', [head(), own + END]);
  const ran = lateFile(page, /attribution\.min\.js/);
  await page.goto(`${slow.address}?c=spring`, { waitUntil: 'commit' });
  await ran();
  slow.send();
  await page.waitForLoadState('load');
  await expect.poll(() => page.evaluate(() => Object(window).sbjs?.get?.current?.cmp)).toBe('spring');
});

test('a block checkout whose store is parsed late gets the attribution data when the store first changes', async ({
  page,
  server,
  guest,
}) => {
  await guest.allow({ globals: ['wc', 'wp', '__calls', '__change'] });
  const store = `<script>window.__calls = []; window.wc = { wcBlocksData: {} };
    window.wp = { data: { dispatch: () => ({ setExtensionData: (...given) => __calls.push(given) }), subscribe: (call) => { window.__change = call; return () => {}; } } };</script>`;
  const slow = servePieces(server, '/checkout/', [head(ASSIGNED), settings(), store + END]);
  const ran = lateFile(page, /attribution\.min\.js/);
  await page.goto(`${slow.address}?utm_source=a`, { waitUntil: 'commit' });
  await ran();
  slow.send();
  await expect.poll(() => readCookieNames(page)).toEqual(NAMES);
  slow.send();
  await page.waitForLoadState('load');
  await page.evaluate(() => Object(window).__change());
  expect(await page.evaluate(() => Object(window).__calls)).toEqual([
    ['woocommerce/order-attribution', { utm_source: 'a' }, true],
  ]);
});
