/** Tests the built bundle against reported cases in which orders lost their source. */
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openShopSite, PARAMS, shopDocument } from './shopSite.ts';
import { FORM, field, NAMES, readCookieNames, readForm, SHOP, serveShop } from './shopVisit.ts';

test.use({
  allow: {
    hosts: ['shop.example.om', 'giftshop.om', 'shop.giftshop.om', 'www.giftshop.com.om'],
    globals: ['wp_has_consent', 'wp_consent_type'],
    hostChanges: ['wc-order-attribution-inputs', 'form', 'body', '#payment'].map((selector) => ({ selector })),
  },
});

const consent = { ...PARAMS, allowTracking: false, consentCategory: 'marketing' };

/** Replaces the page's referrer, because a browser cannot send such a referrer in a test. */
const comeFrom = (page: Page, referrer: string) =>
  page.addInitScript((value) => Object.defineProperty(Document.prototype, 'referrer', { get: () => value }), referrer);

test('orders receive the intended values from malformed and non-Latin campaign links', async ({ page, context }) => {
  await serveShop({ context });
  for (const [query, expected] of [
    ['hvid=1?utm_source=x&utm_medium=social', { utm_source: '(none)', utm_medium: 'social' }],
    ['utm_source=letter&amp;utm_medium=mail', { utm_source: 'letter', utm_medium: '(none)' }],
    ['utm_term=SpécialChärs🐶&utm_campaign=هدية العيد', { utm_term: 'SpécialChärs🐶', utm_campaign: 'هدية العيد' }],
    ['utm_campaign=%EB%B7%B0%EC%A3%BC%EB%AF%B8+2009', { utm_campaign: '뷰주미+2009' }],
    [`${'q=/en/&'.repeat(18)}utm_campaign=somecampaign`, { utm_campaign: 'somecampaign' }],
  ] as const)
    await test.step(query, async () => {
      await context.clearCookies();
      await page.goto(`${SHOP}/checkout/?${query}`);
      const form = await readForm(page);
      expect(form).toMatchObject(
        Object.fromEntries(Object.entries(expected).map(([name, value]) => [field(name), value])),
      );
      expect(form[field('source_type')]).toBe('utm');
    });
});

for (const app of ['com.google.android.googlequicksearchbox/https/www.google.com', 'com.slack', 'com.pinterest/'])
  test(`attributes a visit from the ${app} app to that app`, async ({ page, context }) => {
    await serveShop({ context });
    await comeFrom(page, `android-app://${app}`);
    await page.goto(`${SHOP}/checkout/`);
    expect(await readForm(page)).toMatchObject({
      [field('source_type')]: 'referral',
      [field('utm_source')]: app.replace(/\/.*/, ''),
      [field('referrer')]: `android-app://${app}`,
    });
  });

test('assigns visits from assistants and email apps to their channels', async ({ page, context }) => {
  await serveShop({ context });
  const channel = () => page.evaluate(async () => (await Object(window).hadaya.attribution.channel()).current);
  for (const name of ['perplexity', 'copilot.com', 'ChatGPT']) {
    await page.goto(`${SHOP}/?utm_source=${name}`);
    expect(await channel(), name).toBe('AI Assistant');
  }
  await context.clearCookies();
  await comeFrom(page, 'android-app://com.google.android.gm/');
  await page.goto(`${SHOP}/`);
  expect(await channel()).toBe('Email');
});

test('keeps the landing page’s source when a consent tool unblocks the bundle only after a click', async ({
  page,
  context,
}) => {
  await serveShop({ context }, { params: consent, scripts: '<button id="accept">Accept</button>' });
  await page.goto(`${SHOP}/checkout/?utm_source=ad`);
  await page.evaluate(() => {
    document.querySelector('#accept')?.addEventListener('click', () => {
      // Grants consent immediately; the blocked script loads afterwards.
      Object.assign(window, { wp_consent_type: 'optin', wp_has_consent: (name: string) => name === 'marketing' });
      document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { marketing: 'allow' } }));
      const script = Object.assign(document.createElement('script'), {
        type: 'module',
        src: '/dist/attribution.min.js',
      });
      document.body.append(script);
    });
  });
  expect(await readCookieNames(page)).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => readForm(page))
    .toMatchObject({
      [field('utm_source')]: 'ad',
      [field('session_entry')]: `${SHOP}/checkout/?utm_source=ad`,
    });
  expect(await readCookieNames(page)).toEqual(NAMES);
});

test('sets cookies on the shop’s domain under a country suffix and removes them when consent is withdrawn', async ({
  page,
  context,
}) => {
  await openShopSite(
    context,
    () => shopDocument({ body: FORM, params: { ...consent, allowTracking: true } }),
    /^https:\/\/www\.giftshop\.com\.om\//,
  );
  await page.goto('https://www.giftshop.com.om/?utm_source=ad');
  const cookies = await context.cookies();
  expect([...new Set(cookies.map(({ domain }) => domain))]).toEqual(['.giftshop.com.om']);
  expect(cookies.map(({ name }) => name).sort()).toEqual(NAMES);
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { marketing: 'deny' } })),
  );
  expect(await readCookieNames(page)).toEqual([]);
});

test('a site and its shop subdomain share one record when the owner sets the cookie domain', async ({
  page,
  context,
}) => {
  const before = `window.hadaya = { settings: { attribution: { cookieDomain: 'giftshop.om' } } };`;
  await openShopSite(context, () => shopDocument({ body: FORM, before }));
  await page.goto('https://giftshop.om/?utm_source=ad');
  await page.goto('https://shop.giftshop.om/checkout/');
  expect(await readForm(page)).toMatchObject({ [field('utm_source')]: 'ad', [field('session_pages')]: '2' });
  const cookies = await context.cookies();
  expect([...new Set(cookies.map(({ domain }) => domain))]).toEqual(['.giftshop.om']);
  expect(cookies.map(({ name }) => name).sort()).toEqual(NAMES);
});

test('a checkout that has no attribution fields at first fills the fields that a later update adds', async ({
  page,
  context,
}) => {
  await serveShop({ context }, { body: '<form name="checkout"><div id="payment"></div><button>Order</button></form>' });
  await page.goto(`${SHOP}/checkout/?utm_source=ad`);
  expect(await readForm(page)).toEqual({});
  expect(await page.evaluate(() => Object(window).wc_order_attribution.getAttributionData().utm_source)).toBe('ad');
  for (const turn of [1, 2]) {
    await page.evaluate(() => {
      const payment = document.querySelector('#payment');
      if (payment) payment.innerHTML = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
    });
    expect(Object.keys(await readForm(page)), `update ${turn}`).toHaveLength(16);
    expect((await readForm(page))[field('utm_source')]).toBe('ad');
  }
});

test('fills a payment gateway’s attribution element inside the checkout form and posts each field once', async ({
  page,
  context,
}) => {
  const plain = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
  const own = '<wc-order-attribution-inputs id="gift-pay__order-attribution-inputs"></wc-order-attribution-inputs>';
  let body = '';
  await openShopSite(context, () => shopDocument({ body }));
  for (const inside of [`${plain}${plain}${own}`, `${own}${plain}`, `${plain}${own}${plain}`])
    await test.step(inside.replaceAll(/<\/[^>]*>/g, ''), async () => {
      body = `<form name="checkout">${inside}</form>`;
      await page.goto(`${SHOP}/?utm_source=ad`);
      const posted = await page.evaluate(() => [...new FormData(document.forms[0])].map(([name]) => name));
      expect(posted).toHaveLength(16);
      await expect(page.locator('#gift-pay__order-attribution-inputs input')).toHaveCount(16);
    });
});
