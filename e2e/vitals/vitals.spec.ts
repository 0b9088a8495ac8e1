/** How fast pages are for their visitors: told once a view, without anything of the visitor, and only as the owner and the visitor want it. */

import { openContact, SIMPLE_CHANNELS } from '../contact/kit/contactPage.ts';
import { AGENTS, beHuman } from '../contact/kit/visitor.ts';
import { expect, test } from '../kit/test.ts';
import { isFetched, measuredDocument, openMeasured, toldOf, untilIdle, untilMeasured } from './vitalsPage.ts';

test.use({
  userAgent: AGENTS.desktop,
  allow: { globals: ['consent_api', 'wp_has_consent', 'wp_consent_type', '__agreed'] },
});

const LEAVE = '/left/';

test('a view is told once, when the visitor turns away: kind of page, figures, what was touched, and nothing else', async ({
  page,
  servePage,
  server,
}) => {
  const left = servePage(LEAVE, '<!doctype html><title>Left</title><p>Left</p>');
  await openMeasured(page, `${servePage('/mug/', measuredDocument({}))}?utm_source=x`);
  await page.getByRole('button', { name: 'Red' }).click();
  await untilIdle(page);
  expect(toldOf(server)).toEqual([]);
  await page.goto(left);
  await expect.poll(() => toldOf(server)).toHaveLength(1);
  const number = expect.stringMatching(/^\d{1,6}$/);
  expect(toldOf(server)[0]).toEqual({
    action: 'hadaya_vitals',
    page: 'product',
    state: 'hadaya',
    LCP: number,
    INP: number,
    CLS: number,
    target: 'swatches.choice',
  });
  expect(Number(toldOf(server)[0]?.INP)).toBeGreaterThanOrEqual(150);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('who looks away, comes back and goes is one view', async ({ page, servePage, server }) => {
  await openMeasured(page, servePage('/mug/', measuredDocument({ bodyClass: 'page' })));
  const turn = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await turn('hidden');
  await expect.poll(() => toldOf(server)).toHaveLength(1);
  await turn('visible');
  await page.getByRole('button', { name: 'Red' }).click();
  await turn('hidden');
  await page.goto(servePage(LEAVE, '<!doctype html><title>Left</title><p>Left</p>'));
  await page.waitForLoadState('networkidle');
  expect(toldOf(server).map(({ page: kind }) => kind)).toEqual(['content']);
});

const OPT_IN = (agreed: string) =>
  `<script>window.consent_api = {}; window.__agreed = '${agreed}'; window.wp_has_consent = (category) => window.__agreed === category;</script>`;

for (const [name, setup] of [
  ['the owner has not asked for it', { vitals: {} }],
  ['the share is none', { vitals: { share: 0, url: '/wp-admin/admin-ajax.php' } }],
  ['nobody is named who wants to know', { vitals: { share: 100 } }],
] as const)
  test(`nothing is fetched and nothing told where ${name}`, async ({ page, servePage, server, guest }) => {
    await beHuman(page);
    await page.goto(servePage('/mug/', measuredDocument(setup)));
    await untilIdle(page);
    await page.goto(servePage(LEAVE, '<!doctype html><title>Left</title><p>Left</p>'));
    expect([isFetched(guest), toldOf(server)]).toEqual([false, []]);
  });

test('who does not agree to statistics is not measured; who agrees later is, from then on; who takes it back is not told of', async ({
  page,
  servePage,
  server,
}) => {
  const left = servePage(LEAVE, '<!doctype html><title>Left</title><p>Left</p>');
  const address = servePage('/mug/', measuredDocument({ head: OPT_IN('functional') }));
  const decide = (category: string) =>
    page.evaluate((agreed) => {
      Reflect.set(window, '__agreed', agreed);
      document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: {} }));
    }, category);
  await openMeasured(page, address);
  await page.goto(left);
  await page.goto(address);
  await untilMeasured(page);
  await decide('statistics');
  await decide('functional');
  await page.goto(left);
  await page.waitForLoadState('networkidle');
  expect(toldOf(server)).toEqual([]);
  await page.goto(address);
  await untilMeasured(page);
  await decide('statistics');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.goto(left);
  await expect.poll(() => toldOf(server)).toHaveLength(1);
});

test('a page that is prerendered is not measured before it is looked at', async ({ page, servePage, guest }) => {
  await beHuman(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  });
  await page.goto(servePage('/mug/', measuredDocument({})));
  await untilIdle(page);
  expect(isFetched(guest)).toBe(false);
  const file = page.waitForResponse(/\/vitals\.min\.js/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await file;
});

test('a lost file is nobody’s trouble', async ({ page, servePage, guest, server }) => {
  await guest.allow({ console: [/Failed to load resource/] });
  await beHuman(page);
  await page.route('**/vitals.min.js*', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.goto(servePage('/mug/', measuredDocument({})));
  await lost;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.goto(servePage(LEAVE, '<!doctype html><title>Left</title><p>Left</p>'));
  expect(guest.requests.filter((url) => url.includes('vitals.min.js'))).toHaveLength(1);
  expect(toldOf(server)).toEqual([]);
});

test('a tap on the contact widget is told as one, although it stands in a shadow root', async ({
  page,
  servePage,
  server,
}) => {
  await beHuman(page);
  const file = page.waitForResponse(/\/vitals\.min\.js/);
  await openContact(page, servePage, {
    widgets: [{ channels: SIMPLE_CHANNELS }],
    head: `<script>window.hadaya = { q: [], settings: { vitals: { share: 100, url: '/wp-admin/admin-ajax.php' } } };</script>`,
    body: `<script>addEventListener('pointerup', () => { const end = performance.now() + 150; while (performance.now() < end); });</script>`,
  });
  await file;
  await untilMeasured(page);
  await page.locator('.open-chaty').click();
  await untilIdle(page);
  await page.goto(servePage(LEAVE, '<!doctype html><title>Left</title><p>Left</p>'));
  await expect.poll(() => toldOf(server).map(({ target }) => target)).toEqual(['contact-widget.button']);
});
