/** How fast pages are for visitors: off until the owner wants it, taken from browsers in fixed words and steps, kept as totals of days. */

import { CONTROLS, ELSEWHERE, NO_CONTROL, PARTS } from '@hadaya/vitals/source/model/selectors.ts';
import type { Page } from '@playwright/test';
import { AGENTS } from '../contact/kit/visitor.ts';
import { flushCounts, runHook, waiting } from './kit/countCalls.ts';
import { keepOptions } from './kit/ownerCalls.ts';
import { asPerson, logIn } from './kit/session.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';
import { forgetSpeeds, MEASURED, tell } from './kit/vitalsCalls.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ userAgent: AGENTS.desktop, allow: { globals: ['chaty_settings'] } });

const FIGURES = { page: 'product', state: 'hadaya', LCP: '2500', INP: '201', CLS: '0', target: 'swatches.choice' };
type Form = Readonly<Record<string, string>>;

const kept = (site: TestSite) =>
  site.query(
    'SELECT page, device, state, metric, target, step, views FROM wp_hadaya_vitals ORDER BY page, state, metric, step, target',
  );

test.beforeEach(async ({ site, request }) => {
  keepOptions(site, MEASURED);
  // The first call of a minute goes the whole way; here the short one is judged.
  await request.get(site.url);
  await flushCounts(site);
  forgetSpeeds(site);
});
test.afterEach(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
});

test('figures are kept as steps of a scale, by day, kind of page, device and state, and nothing of the visitor waits with them', async ({
  request,
  site,
}) => {
  expect(await tell(request, site, { ...FIGURES, user: '77', url: 'https://shop.example/?id=1' })).toEqual([200, '1']);
  expect(await tell(request, site, FIGURES)).toEqual([200, '1']);
  expect(await tell(request, site, { page: 'shop', state: 'before', LCP: '2501', target: '' })).toEqual([200, '1']);
  expect(waiting(site).map(({ entry }) => JSON.parse(String(entry)))[0]).toEqual({
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    vitals: { LCP: 9, INP: 12, CLS: 0 },
    page: 'product',
    state: 'hadaya',
    target: 'swatches.choice',
    device: 'desktop',
  });
  await flushCounts(site);
  const product = { page: 'product', device: 'desktop', state: 'hadaya', views: 2 };
  expect(kept(site)).toEqual([
    { ...product, metric: 'CLS', target: '', step: 0 },
    { ...product, metric: 'INP', target: 'swatches.choice', step: 12 },
    { ...product, metric: 'LCP', target: '', step: 9 },
    { page: 'shop', device: 'desktop', state: 'before', metric: 'LCP', target: '', step: 10, views: 1 },
  ]);
  expect(waiting(site)).toEqual([]);
});

test('a call with a word or figure that is none is refused whole, and one that nobody asked for is not answered', async ({
  request,
  site,
}) => {
  const wrong: readonly Form[] = [
    { ...FIGURES, page: 'admin' },
    { ...FIGURES, state: 'after' },
    { ...FIGURES, target: "swatches.choice' OR 1=1" },
    { ...FIGURES, target: 'swatches' },
    { ...FIGURES, target: 'made-up.button' },
    { ...FIGURES, LCP: 'fast' },
    { ...FIGURES, INP: '-5' },
    { ...FIGURES, CLS: '0.1' },
    { ...FIGURES, LCP: '600001' },
    { ...FIGURES, LCP: '99999999999999999999' },
    { page: 'product', state: 'hadaya' },
    {},
  ];
  for (const form of wrong) expect((await tell(request, site, form))[0], JSON.stringify(form)).toBe(400);
  expect(waiting(site)).toEqual([]);
  keepOptions(site, HADAYA_OPTIONS);
  expect(await tell(request, site, FIGURES)).toEqual([400, '0']);
  expect(waiting(site)).toEqual([]);
});

test('every target that a browser may name is taken', async ({ request, site }) => {
  const parts = [...PARTS.map(([name]) => name), ELSEWHERE].map((part) => `${part}.${NO_CONTROL}`);
  const controls = CONTROLS.map(([name]) => `${ELSEWHERE}.${name}`);
  const targets = [...parts, ...controls];
  for (const target of targets)
    expect(await tell(request, site, { ...FIGURES, target }, '192.0.2.2'), target).toEqual([200, '1']);
  await flushCounts(site);
  const found = kept(site).filter(({ metric }) => metric === 'INP');
  expect(found.map(({ target }) => String(target)).sort()).toEqual(targets.sort());
});

test('one address may tell of a hundred views in ten minutes, another one of its own', async ({ request, site }) => {
  for (let call = 0; call < 100; call += 1) await tell(request, site, FIGURES, '192.0.2.3');
  expect((await tell(request, site, FIGURES, '192.0.2.3'))[0]).toBe(429);
  expect((await tell(request, site, FIGURES, '192.0.2.4'))[0]).toBe(200);
  expect(waiting(site)).toHaveLength(101);
  await flushCounts(site);
  expect(kept(site).map(({ views }) => views)).toEqual([101, 101, 101]);
});

test('the owner’s period of keeping holds for speeds as well', async ({ site }) => {
  for (const day of ['2020-01-31', '2999-01-01'])
    site.write("INSERT INTO wp_hadaya_vitals (day, page, metric, views) VALUES (?, 'shop', 'LCP', 1)", day);
  await runHook(site, 'hadaya_delete_old_counts');
  expect(site.query('SELECT day FROM wp_hadaya_vitals')).toEqual([{ day: '2999-01-01' }]);
});

/** What the page says to the loader about measuring. */
const readVitals = (page: Page) => page.evaluate(() => Reflect.get(Reflect.get(window, 'hadaya'), 'settings')?.vitals);

test('a visitor of a shop whose parts are all off is measured as “before”, the owner never, and what the visitor’s browser tells is kept', async ({
  page,
  site,
  guest,
}) => {
  const off = Object.fromEntries(Object.keys(HADAYA_OPTIONS.islands).map((name) => [name, false]));
  keepOptions(site, { ...MEASURED, islands: off });
  await asPerson(page);
  const file = page.waitForResponse(/\/vitals\.min\.js/, { timeout: 60_000 });
  await page.goto(`${site.url}/ask/`);
  await file;
  expect(await readVitals(page)).toEqual({ share: 100, url: site.ajaxUrl, state: 'before' });
  await page.evaluate(async () => {
    // A frame that a busy machine drops has no time of painting, and a page at rest paints no other.
    await new Promise((resolve, reject) => {
      new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true });
      setTimeout(() => reject(new Error('The browser told no largest paint')), 20_000);
    });
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1500 }));
  });
  await page.goto('about:blank');
  await expect.poll(() => waiting(site).length).toBe(1);
  await flushCounts(site);
  expect(kept(site)).toContainEqual(expect.objectContaining({ page: 'content', state: 'before', metric: 'LCP' }));

  keepOptions(site, MEASURED);
  await logIn(page.request, site.url);
  await page.goto(`${site.url}/ask/`);
  expect(await readVitals(page)).toBeUndefined();
  guest.dropVerdict();
});
