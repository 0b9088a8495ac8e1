import { isRecord, type PageWindow, readGlobal } from '@hadaya/core';
import type { HttpOptions } from './HttpOptions.ts';

function readText(values: unknown, ...path: readonly string[]): string | undefined {
  let found = values;
  for (const name of path) found = isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** A text deep inside a page global; an element with such an id, a wrong shape or an empty text is no text. */
export function readGlobalText(page: PageWindow, name: string, ...path: readonly string[]): string | undefined {
  return readText(readGlobal(page, name).values, ...path);
}

/** Address of `admin-ajax.php` as the page gives it. It is never guessed: sites move and rename `/wp-admin/`. */
export function findAjaxUrl(page: PageWindow, options: HttpOptions): string | undefined {
  return (
    options.ajaxUrl ??
    readGlobalText(page, 'chaty_settings', 'ajax_url') ??
    readGlobalText(page, 'elementorFrontendConfig', 'urls', 'ajaxurl')
  );
}

/** REST root of the page: its own setting, the link in its head, else the usual place. */
export function findRestRoot(page: PageWindow, given?: string): string {
  const link = page.document.querySelector('link[rel="https://api.w.org/"]')?.getAttribute('href');
  return given ?? readGlobalText(page, 'wpApiSettings', 'root') ?? (link || `${page.location.origin}/wp-json/`);
}

/** Address of a REST route of the page; a root with a query of its own (plain permalinks) is understood. */
export function findRestUrl(page: PageWindow, path: string, query: Readonly<Record<string, string>> = {}): string {
  const address = findRestRoot(page) + path.replace(/^\//, '');
  const text = new URLSearchParams(query).toString();
  return text === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${text}`;
}

/** Template of WooCommerce's calls; a shop in a folder or with language prefixes prints its own. */
export function findWcAjaxUrl(page: PageWindow, options: HttpOptions): string {
  const printed = options.wcAjaxUrl ?? readGlobalText(page, 'wc_add_to_cart_variation_params', 'wc_ajax_url');
  if (printed !== undefined) return printed;
  const site = findRestRoot(page).replace(/(?:index\.php\/)?wp-json\/.*$|index\.php\?rest_route=.*$/s, '');
  return `${site}?wc-ajax=%%endpoint%%`;
}

const ENDPOINT = /%%endpoint%%|%25%25endpoint%25%25/g;

/** Puts an endpoint's name into a template; `undefined` when the address is a plain ajax address without a place for it. */
export function fillEndpoint(template: string, endpoint: string): string | undefined {
  return template.search(ENDPOINT) < 0 ? undefined : template.replace(ENDPOINT, encodeURIComponent(endpoint));
}

/** Whether an address lies on the page's own origin. */
export function isSameOrigin(page: PageWindow, url: string): boolean {
  return resolveUrl(page, url)?.origin === page.location.origin;
}

/** An absolute http(s) address, or `undefined` for anything else. */
export function resolveUrl(page: PageWindow, url: string): URL | undefined {
  try {
    const resolved = new URL(url, page.document.baseURI);
    return resolved.protocol === 'http:' || resolved.protocol === 'https:' ? resolved : undefined;
  } catch {
    return undefined;
  }
}
