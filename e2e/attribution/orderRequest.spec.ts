/**
 * Tests attribution in the order request itself, for the block checkout and for express payment buttons on any page.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { bundleScript } from '../kit/bundleScript.ts';
import { expect, test } from '../kit/test.ts';
import { openShopSite, PARAMS, type ShopPageParts, shopDocument } from './shopSite.ts';
import { SHOP, serveShop } from './shopVisit.ts';

test.use({
  allow: {
    hosts: ['shop.example.om'],
    globals: ['wp', 'wc', 'hold'],
    // The page's own scripts change the page, and the bundle adds inputs inside the server's elements.
    hostChanges: ['wc-order-attribution-inputs', 'body', '#express', '.wp-block-woocommerce-checkout'].map(
      (selector) => ({ selector }),
    ),
  },
});

const CHECKOUT = new URL('../../packages/testing/src/woocommerce/checkoutStore.ts', import.meta.url);
const EXPRESS = new URL('../../packages/testing/src/woocommerce/expressPayment.ts', import.meta.url);
const BLOCK = '<div class="wp-block-woocommerce-checkout"></div>';
const DRAW = 'kit.drawBlockCheckout(document.querySelector(".wp-block-woocommerce-checkout"), ';
const LANDING = `${SHOP}/?utm_source=ad&utm_campaign=gifts`;
const consent = { ...PARAMS, allowTracking: false, consentCategory: 'marketing' };

async function openBy(page: Page, context: BrowserContext, parts: ShopPageParts): Promise<void> {
  await serveShop({ context }, parts);
  await page.goto(LANDING);
}

async function orderBy(page: Page, button: 'Place Order' | 'Gift Pay'): Promise<unknown> {
  const sent = page.waitForRequest(/\/wc\/store\/v1\/checkout$/);
  await page.getByRole('button', { name: button }).click();
  const { extensions } = (await sent).postDataJSON();
  return extensions['woocommerce/order-attribution'];
}

const decide = (page: Page, decision: 'allow' | 'deny') =>
  page.evaluate((marketing) => {
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { marketing } }));
  }, decision);

const FROM_AD = { source_type: 'utm', utm_source: 'ad', utm_campaign: 'gifts', session_pages: '1' };

test('an order from a server-rendered block checkout carries the visitor’s source, whichever store setter is available', async ({
  page,
  context,
}) => {
  let before = '';
  await openShopSite(context, () => shopDocument({ body: BLOCK, before }));
  for (const setter of ['setExtensionData', '__internalSetExtensionData'])
    await test.step(setter, async () => {
      before = await bundleScript(CHECKOUT, `${DRAW}kit.installCheckoutStore(window, '${setter}'));`);
      await context.clearCookies();
      await page.goto(LANDING);
      expect(await orderBy(page, 'Place Order')).toMatchObject(FROM_AD);
      expect(await orderBy(page, 'Gift Pay')).toMatchObject(FROM_AD);
    });
});

test('an order from a block checkout with delayed scripts carries the visitor’s source', async ({ page, context }) => {
  const blocks = await bundleScript(
    CHECKOUT,
    `addEventListener('hold', () => ${DRAW}kit.installCheckoutStore(window)), { once: true });`,
  );
  await openBy(page, context, { body: BLOCK, before: blocks });
  await page.evaluate(() => dispatchEvent(new Event('hold')));
  expect(await orderBy(page, 'Place Order')).toMatchObject(FROM_AD);
});

test('passes the attribution data to a store that is registered long after the data layer', async ({
  page,
  context,
}) => {
  const blocks = await bundleScript(
    CHECKOUT,
    `kit.installDataLayer(window);
    addEventListener('hold', () => { kit.changeAnotherStore(); ${DRAW}kit.installCheckoutStore(window)); }, { once: true });`,
  );
  await openBy(page, context, { body: BLOCK, before: blocks });
  await page.evaluate(() => dispatchEvent(new Event('hold')));
  expect(await orderBy(page, 'Gift Pay')).toMatchObject(FROM_AD);
});

test('the order carries the landing page’s source from consent until its withdrawal', async ({ page, context }) => {
  const before = await bundleScript(CHECKOUT, `${DRAW}kit.installCheckoutStore(window));`);
  await openBy(page, context, { body: BLOCK, before, params: consent });
  const blank = Array.from({ length: 16 }, () => null);
  expect(Object.values(Object(await orderBy(page, 'Place Order')))).toEqual(blank);
  await decide(page, 'allow');
  expect(await orderBy(page, 'Place Order')).toMatchObject(FROM_AD);
  await decide(page, 'deny');
  expect(Object.values(Object(await orderBy(page, 'Place Order')))).toEqual(blank);
});

const POSITIONS = {
  'a product page whose theme has a registration form in its header':
    '<form class="register"><wc-order-attribution-inputs></wc-order-attribution-inputs></form><form class="cart"></form><div id="express"></div>',
  'the cart': '<form class="woocommerce-cart-form"></form><div id="express"></div>',
  'a checkout whose gateway prints its element inside the form, after the shop’s element':
    '<form name="checkout"><wc-order-attribution-inputs></wc-order-attribution-inputs><div id="express"></div><wc-order-attribution-inputs id="gift-pay__order-attribution-inputs"></wc-order-attribution-inputs></form>',
  'a classic checkout':
    '<div id="express"></div><form name="checkout"><wc-order-attribution-inputs></wc-order-attribution-inputs></form>',
} as const;

test('an express button sends the source in every position, even after being re-rendered', async ({
  page,
  context,
}) => {
  const express = await bundleScript(
    EXPRESS,
    `const draw = (reading) => kit.drawExpressButton(document.querySelector('#express'), reading);
    draw('by id');
    addEventListener('hold', () => { draw('by id'); draw('first of the page'); });`,
  );
  let body = '';
  await openShopSite(context, () => shopDocument({ body, before: express }));
  for (const [position, markup] of Object.entries(POSITIONS))
    await test.step(`on ${position}`, async () => {
      body = markup;
      await context.clearCookies();
      await page.goto(LANDING);
      expect(await orderBy(page, 'Gift Pay')).toMatchObject(FROM_AD);
      await page.evaluate(() => {
        document.querySelector('wc-order-attribution-inputs[id]')?.remove();
        dispatchEvent(new Event('hold'));
      });
      expect(await orderBy(page, 'Gift Pay')).toMatchObject(FROM_AD);
      expect(await page.locator('wc-order-attribution-inputs[id]').count()).toBe(1);
    });
});

test('an express button sends the source only after consent', async ({ page, context }) => {
  const express = await bundleScript(EXPRESS, `kit.drawExpressButton(document.querySelector('#express'), 'by id');`);
  await openBy(page, context, { body: POSITIONS['the cart'], before: express, params: consent });
  expect(await orderBy(page, 'Gift Pay')).toEqual({});
  await decide(page, 'allow');
  expect(await orderBy(page, 'Gift Pay')).toMatchObject(FROM_AD);
});
