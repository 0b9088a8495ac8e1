import { isRecord, type PageWindow, readGlobal } from '@hadaya/core';
import { joinRestUrl, readSite } from './joinRestUrl.ts';
import type { HttpOptions } from './options/options.ts';

function readText(values: unknown, ...path: readonly string[]): string | undefined {
  let found = values;
  for (const name of path) found = isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/**
 * Returns the string at a path in a page global. Returns `undefined` for a wrong type, an empty string, or an element
 * whose id equals the global's name.
 */
export function readGlobalText(page: PageWindow, name: string, ...path: readonly string[]): string | undefined {
  return readText(readGlobal(page, name).values, ...path);
}

/**
 * Normalises a URL that an owner has pasted or a plugin has printed. Trims it and decodes `&amp;`, which comes from
 * text copied out of HTML. On a secure page, changes `http:` to `https:` for the page's own host, because browsers
 * would block the request. Returns `undefined` for an empty URL.
 */
function cleanAddress({ location }: PageWindow, given: string | undefined): string | undefined {
  const address = given?.trim().replace(/&(?:amp|#0*38|#x0*26);/gi, '&');
  if (!address) return undefined;
  const isInsecure = location.protocol === 'https:' && /^http:\/\//i.test(address);
  const [, host = ''] = /^http:\/\/([^/?#]*)/i.exec(address) ?? [];
  return isInsecure && host.toLowerCase() === location.host ? address.replace(/^http:/i, 'https:') : address;
}

/**
 * Returns the URL of `admin-ajax.php` as given by the options or the page. Never guesses it, because sites move and
 * rename `/wp-admin/`.
 */
export function findAjaxUrl(page: PageWindow, options: HttpOptions): string | undefined {
  return cleanAddress(
    page,
    options.ajaxUrl?.trim() ||
      (readGlobalText(page, 'hadaya', 'settings', 'contact', 'ajaxUrl') ??
        readGlobalText(page, 'chaty_settings', 'ajax_url') ??
        readGlobalText(page, 'elementorFrontendConfig', 'urls', 'ajaxurl')),
  );
}

/**
 * Returns the page's REST root: the given setting, otherwise `wpApiSettings.root`, otherwise the link in the page's
 * head, otherwise the default URL. Cuts off a route that was copied together with the root (`/wp-json/wp/v2/`).
 */
export function findRestRoot(page: PageWindow, given?: string): string {
  const link = page.document.querySelector('link[rel="https://api.w.org/"]')?.getAttribute('href');
  const root = cleanAddress(
    page,
    given?.trim() || (readGlobalText(page, 'wpApiSettings', 'root') ?? (link || undefined)),
  );
  return root?.replace(/(\/wp-json\/)[^?#]+/, '$1') ?? `${page.location.origin}/wp-json/`;
}

/**
 * Returns the URL of one of the page's REST routes; supports a root that has a query (plain permalinks, a language).
 */
export function findRestUrl(page: PageWindow, path: string, query: Readonly<Record<string, string>> = {}): string {
  return joinRestUrl(findRestRoot(page), path, query);
}

/** WooCommerce script globals that contain the URL template; a page has only some of them. */
const WC_GLOBALS = ['wc_add_to_cart_variation_params', 'wc_add_to_cart_params', 'wc_cart_fragments_params'];

/**
 * Returns the template for WooCommerce's Ajax URLs: the given option, otherwise the template that the shop prints,
 * otherwise one derived from the REST root.
 */
export function findWcAjaxUrl(page: PageWindow, options: HttpOptions): string {
  const printed = WC_GLOBALS.map((name) => readGlobalText(page, name, 'wc_ajax_url')).find(
    (text) => text !== undefined,
  );
  const template = cleanAddress(page, options.wcAjaxUrl?.trim() || printed);
  return template ?? `${readSite(findRestRoot(page))}wc-ajax=%%endpoint%%`;
}

const ENDPOINT = /%%endpoint%%|%25%25endpoint%25%25/g;
/**
 * Matches the endpoint's name in the address of a single endpoint, which an owner may have pasted instead of the
 * template.
 */
const COPIED = /([?&]wc-ajax=)[^&#]*/;

/**
 * Inserts an endpoint's name into a template or into the pasted URL of another endpoint; returns `undefined` for a
 * plain Ajax URL without a placeholder.
 */
export function fillEndpoint(template: string, endpoint: string): string | undefined {
  const name = encodeURIComponent(endpoint);
  if (template.search(ENDPOINT) >= 0) return template.replace(ENDPOINT, name);
  return COPIED.test(template) ? template.replace(COPIED, `$1${name}`) : undefined;
}

export function isSameOrigin(page: PageWindow, url: string): boolean {
  return resolveUrl(page, url)?.origin === page.location.origin;
}

/** Resolves an address against the page; returns `undefined` unless the result is an http(s) URL. */
export function resolveUrl(page: PageWindow, url: string): URL | undefined {
  try {
    const resolved = new URL(url, page.document.baseURI);
    return resolved.protocol === 'http:' || resolved.protocol === 'https:' ? resolved : undefined;
  } catch {
    return undefined;
  }
}
