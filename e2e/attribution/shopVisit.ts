import type { Page } from '@playwright/test';
import { openShopSite, type ShopPageParts, shopDocument } from './shopSite.ts';

export const SHOP = 'https://shop.example.om';
export const FORM =
  '<form name="checkout" class="checkout"><wc-order-attribution-inputs></wc-order-attribution-inputs><button>Order</button></form>';
export const NAMES = ['current', 'current_add', 'first', 'first_add', 'migrations', 'session', 'udata'].map(
  (name) => `sbjs_${name}`,
);

export const readForm = (page: Page) => page.evaluate(() => Object.fromEntries(new FormData(document.forms[0])));

export const readCookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

export const readPages = (page: Page) => page.evaluate(() => Object(window).sbjs?.get?.session?.pgs ?? null);

export const field = (name: string) => `wc_order_attribution_${name}`;

export function serveShop({ context }: { context: Parameters<typeof openShopSite>[0] }, parts: ShopPageParts = {}) {
  return openShopSite(context, ({ pathname }) =>
    shopDocument({ body: pathname === '/checkout/' ? FORM : '', ...parts }),
  );
}
