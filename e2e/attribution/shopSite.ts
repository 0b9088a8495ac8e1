/** Serves the shop at `https://shop.example.om` without network access, so that cookies belong to a real domain. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULT_FIELDS } from '@hadaya/attribution/fields';
import { DIST_FOLDER } from '@hadaya/tools/project';
import type { BrowserContext } from '@playwright/test';
import { documentOf } from '../kit/servePage.ts';

const BUNDLE = '/dist/attribution.min.js';

/** WooCommerce's settings with their default values. */
export const PARAMS = {
  lifetime: 1e-5,
  session: 30,
  base64: false,
  ajaxurl: '/wp-admin/admin-ajax.php',
  prefix: 'wc_order_attribution_',
  allowTracking: true,
};

export interface ShopPageParts {
  readonly body?: string;
  /** Script that runs before the bundle. */
  readonly before?: string;
  readonly params?: object;
  readonly fields?: object;
  /** Scripts that replace the bundle's tag. */
  readonly scripts?: string;
}

const sentinel = '<script src="/__sentinel.js"></script>';

export function shopDocument({
  body = '',
  before = '',
  params = PARAMS,
  fields = DEFAULT_FIELDS,
  scripts,
}: ShopPageParts): string {
  const settings = JSON.stringify({ params, fields }).replaceAll('<', '\\u003c');
  return documentOf(
    `${body}<script>window.wc_order_attribution=${settings};${before}</script>` +
      `${scripts ?? `<script type="module" src="${BUNDLE}"></script>`}${sentinel}`,
  );
}

/**
 * Answers requests to every host of the shop with built files, the sentinel or, for documents, the result of `respond`.
 */
export async function openShopSite(
  context: BrowserContext,
  respond: (url: URL) => string,
  hosts: RegExp = /^https:\/\/([\w-]+\.)*(shop\.example\.om|giftshop\.om|github\.io)\//,
): Promise<void> {
  await context.route(hosts, (route) => {
    const url = new URL(route.request().url());
    const file = resolve(DIST_FOLDER, url.pathname.replace('/dist/', ''));
    if (url.pathname === '/__sentinel.js') {
      return route.fulfill({ contentType: 'text/javascript', body: 'window.__sentinel = 1;' });
    }
    if (url.pathname.startsWith('/dist/')) {
      if (!existsSync(file)) return route.fulfill({ status: 404, body: '' });
      // A sandboxed frame has an opaque origin, so its modules need this header.
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill({ contentType: 'text/javascript', headers, body: readFileSync(file, 'utf8') });
    }
    if (url.pathname === '/favicon.ico') return route.fulfill({ status: 204, body: '' });
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: respond(url) });
  });
}
