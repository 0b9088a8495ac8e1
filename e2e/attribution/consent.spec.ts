import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openShopSite, PARAMS, shopDocument } from './shopSite.ts';
import { field, NAMES, readCookieNames, readForm, readPages, SHOP, serveShop } from './shopVisit.ts';

test.use({
  allow: {
    hosts: ['shop.example.om', 'giftshop.om', 'www.giftshop.om', 'www.github.io', 'partner.example'],
    hostChanges: [{ selector: 'wc-order-attribution-inputs' }, { selector: 'form' }, { selector: 'body' }],
  },
});

test('leaves all 16 inputs blank and sets no cookie when tracking is off from the start', async ({ page, context }) => {
  await serveShop({ context }, { params: { ...PARAMS, allowTracking: false } });
  await page.goto(`${SHOP}/checkout/?utm_source=a`);
  expect(Object.values(await readForm(page)).join()).toBe(','.repeat(15));
  expect(await readCookieNames(page)).toEqual([]);
});

test('allowTracking is on for "yes" and 1, but off for "no", 0 and an empty string', async ({ page, context }) => {
  let params: object = PARAMS;
  await openShopSite(context, () => shopDocument({ params }));
  for (const [value, isOn] of [
    ['no', false],
    ['', false],
    [0, false],
    ['0', false],
    ['yes', true],
    [1, true],
    ['1', true],
  ] as const)
    await test.step(`${JSON.stringify(value)} turns tracking ${isOn ? 'on' : 'off'}`, async () => {
      params = { ...PARAMS, allowTracking: value };
      await context.clearCookies();
      await page.goto(`${SHOP}/`);
      expect((await readCookieNames(page)).length).toBe(isOn ? 7 : 0);
      expect(await page.evaluate(() => Object(window).wc_order_attribution.params.allowTracking)).toBe(isOn);
    });
});

const consent = { ...PARAMS, allowTracking: false, consentCategory: 'marketing' };
const decide = (page: Page, decision: string, category = 'marketing') =>
  page.evaluate(
    ([name, value]) => {
      document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { [`${name}`]: value } }));
    },
    [category, decision],
  );

test('keeps the landing page in memory and records it when consent is given later', async ({
  page,
  context,
  guest,
}) => {
  await guest.allow({ pageState: ['address', 'history'] });
  await serveShop({ context }, { params: consent });
  await page.goto(`${SHOP}/checkout/?utm_source=ad`);
  await page.evaluate(() => history.replaceState({}, '', '/checkout/'));
  expect(await readCookieNames(page)).toEqual([]);
  await decide(page, 'allow', 'statistics');
  expect(await readCookieNames(page)).toEqual([]);
  await decide(page, 'allow');
  await decide(page, 'allow');
  expect(await readCookieNames(page)).toEqual(NAMES);
  expect(await readForm(page)).toMatchObject({
    [field('utm_source')]: 'ad',
    [field('session_entry')]: `${SHOP}/checkout/?utm_source=ad`,
    [field('session_pages')]: '1',
  });
});

test('on a www. host, deletes the cookies and clears the fields when consent is withdrawn', async ({
  page,
  context,
}) => {
  await serveShop({ context }, { params: { ...consent, allowTracking: true } });
  await page.goto('https://www.giftshop.om/checkout/?utm_source=ad');
  expect((await readForm(page))[field('utm_source')]).toBe('ad');
  await decide(page, 'deny');
  expect(await readCookieNames(page)).toEqual([]);
  expect((await readForm(page))[field('utm_source')]).toBe('');
  expect(await page.evaluate(() => Object(window).sbjs.get.current)).toEqual({});
});

test('counts the page only once when wp_consent_type_defined fires after the count', async ({
  page,
  context,
  guest,
}) => {
  await guest.allow({ globals: ['wp_has_consent', 'wp_consent_type'] });
  const before = `window.wp_has_consent = (name) => name === 'marketing'; window.wp_consent_type = 'optin';`;
  await serveShop({ context }, { params: consent, before });
  await page.goto(`${SHOP}/?utm_source=a`);
  expect(await readPages(page)).toBe('1');
  await page.evaluate(() => document.dispatchEvent(new Event('wp_consent_type_defined')));
  expect(await readPages(page)).toBe('1');
});

test('with consent source "client", tracking follows the consent API, whatever a cached page prints', async ({
  page,
  context,
  guest,
}) => {
  await guest.allow({ globals: ['wp_has_consent', 'wp_consent_type'] });
  const before = `window.hadaya = { settings: { attribution: { consentSource: 'client' } } };`;
  await serveShop({ context }, { params: { ...consent, allowTracking: true }, before });
  await page.goto(`${SHOP}/?utm_source=a`);
  expect(await readCookieNames(page)).toEqual([]);
  await page.evaluate(() => {
    Object.assign(window, { wp_has_consent: () => true, wp_consent_type: 'optin' });
    document.dispatchEvent(new Event('wp_consent_type_defined'));
  });
  expect(await readCookieNames(page)).toEqual(NAMES);
});

test('keeps a returning visitor’s cookies until the consent API loads', async ({ page, context, guest }) => {
  await guest.allow({ globals: ['wp_has_consent', 'wp_consent_type'] });
  await openShopSite(context, ({ pathname }) =>
    shopDocument({
      params: consent,
      before:
        (pathname === '/first/' ? "window.wp_consent_type = 'optin'; window.wp_has_consent = () => true;" : '') +
        `window.hadaya = { settings: { attribution: { consentSource: 'client' } } };`,
    }),
  );
  await page.goto(`${SHOP}/first/?utm_source=kept`);
  await page.goto(`${SHOP}/second/`);
  expect(await readCookieNames(page)).toEqual(NAMES);
  await decide(page, 'allow');
  expect(await page.evaluate(() => Object(window).sbjs.get.current.src)).toBe('kept');
});

test('honours Global Privacy Control only when the owner enables it', async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await openShopSite(context, ({ pathname }) =>
    shopDocument({
      before: pathname === '/on/' ? 'window.hadaya = { settings: { attribution: { respectGpc: true } } };' : '',
    }),
  );
  await page.goto(`${SHOP}/on/`);
  expect(await readCookieNames(page)).toEqual([]);
  await page.goto(`${SHOP}/off/`);
  expect(await readCookieNames(page)).toEqual(NAMES);
});
