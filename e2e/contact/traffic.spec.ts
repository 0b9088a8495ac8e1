import type { Page } from '@playwright/test';
import type { ServePage } from '../kit/servePage.ts';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

test.use({ allow: { globals: ['sbjs', 'wp_has_consent'] } });

/** Traffic sources with one widget each; a source's index determines the id of its widget. */
const SOURCES = ['direct', 'search', 'social', 'ads', 'other'];
const WIDGETS = SOURCES.map((source, index) => ({
  id: index === 0 ? 0 : `_${index}`,
  triggers: { has_traffic_rules: 1, traffic_rules: { sources: [source], sites: [] } },
  channels: SIMPLE_CHANNELS,
}));

const land = (page: Page, servePage: ServePage, { query = '', ...from }: { query?: string; referer?: string }) =>
  openContact(page, servePage, {
    path: `/landing/${query}`,
    widgets: WIDGETS,
    waits: true,
    body: '<a href="/landing/">Next</a>',
    ...from,
  });

/** Returns the traffic sources whose widgets are visible. */
async function shown(page: Page): Promise<readonly string[]> {
  await page.locator('body > .chaty').first().waitFor({ state: 'attached' });
  await settle(page);
  const ids = await page
    .locator('body > .chaty')
    .evaluateAll((all) => all.map(({ id }) => id.replace('chaty-widget-', '')));
  return ids.map((id) => SOURCES[Number(id.replace('_', ''))] ?? id).sort();
}

// Tests two sources only; the model's own test covers how URLs and referrers map to sources.
for (const [name, landing, source] of [
  ['a typed address', {}, 'direct'],
  ['an advertisement', { query: '?gclid=x', referer: 'https://www.google.com/' }, 'ads'],
] as const)
  test(`a visitor from ${name} sees that source’s widget, also on the next page of the visit`, async ({
    page,
    servePage,
  }) => {
    await land(page, servePage, landing);
    expect(await shown(page)).toEqual([source]);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForFunction(() => document.referrer.startsWith(location.origin));
    expect(await shown(page)).toEqual([source]);
  });

test('returning from a payment site keeps the visit’s source, and arriving from a search engine replaces the source', async ({
  page,
  servePage,
}) => {
  await land(page, servePage, { referer: 'https://l.facebook.com/' });
  expect(await shown(page)).toEqual(['social']);
  await page.goto(page.url(), { referer: 'https://pay.example/' });
  expect(await shown(page)).toEqual(['social']);
  await page.goto(page.url(), { referer: 'https://www.bing.com/' });
  expect(await shown(page)).toEqual(['search']);
});

test('falls back to order attribution on a page without a stored source', async ({ page, servePage }) => {
  const record = { ep: 'https://gifts.example/?gclid=x', rf: 'https://www.google.com/' };
  await page.addInitScript((extra) => {
    Reflect.set(window, 'sbjs', { get: { current_add: extra, session: { pgs: '3' } } });
  }, record);
  await land(page, servePage, {});
  expect(await shown(page)).toEqual(['ads']);
});

test('without storage, each page uses its own source, and an unknown source hides nothing', async ({
  page,
  servePage,
  faults,
}) => {
  await faults.storageThrows();
  await land(page, servePage, { referer: 'https://www.google.com/' });
  expect(await shown(page)).toEqual(['search']);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForFunction(() => document.referrer.startsWith(location.origin));
  expect(await shown(page)).toEqual([...SOURCES].sort());
});

test('stores nothing before consent', async ({ page, servePage }) => {
  await page.addInitScript(() => {
    let isAgreed = false;
    Reflect.set(window, 'wp_has_consent', () => isAgreed);
    document.addEventListener('wp_listen_for_consent_change', () => {
      isAgreed = true;
    });
  });
  await land(page, servePage, { referer: 'https://www.google.com/' });
  expect(await shown(page)).toEqual(['search']);
  const kept = () => page.evaluate(() => sessionStorage.getItem('hadaya-traffic'));
  expect(await kept()).toBeNull();
  await page.evaluate(() => document.dispatchEvent(new Event('wp_listen_for_consent_change')));
  expect(await kept()).toBe('search https://www.google.com/');
});
