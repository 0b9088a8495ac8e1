import { isRecord, type PageWindow, readGlobal } from '@hadaya/core';
import { joinRestUrl, readSite } from './joinRestUrl.ts';
import type { HttpOptions } from './options/options.ts';

function readText(values: unknown, ...path: readonly string[]): string | undefined {
  let found = values;
  for (const name of path) found = isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** A text deep inside a page global; an element with such an id, a wrong shape or an empty text is no text. */
export function readGlobalText(page: PageWindow, name: string, ...path: readonly string[]): string | undefined {
  return readText(readGlobal(page, name).values, ...path);
}

/**
 * An address as owners paste and plugins print it, put right: blanks around it, `&amp;` where the text was copied out of
 * HTML, and `http:` for the page's own host on a secure page, where browsers would not load it. `undefined` for an empty one.
 */
function cleanAddress({ location }: PageWindow, given: string | undefined): string | undefined {
  const address = given?.trim().replace(/&(?:amp|#0*38|#x0*26);/gi, '&');
  if (!address) return undefined;
  const isInsecure = location.protocol === 'https:' && /^http:\/\//i.test(address);
  const [, host = ''] = /^http:\/\/([^/?#]*)/i.exec(address) ?? [];
  return isInsecure && host.toLowerCase() === location.host ? address.replace(/^http:/i, 'https:') : address;
}

/** Address of `admin-ajax.php` as the page gives it. It is never guessed: sites move and rename `/wp-admin/`. */
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
 * REST root of the page: its own setting, the link in its head, else the usual place. One that was copied with a route
 * (`/wp-json/wp/v2/`) is cut to the root.
 */
export function findRestRoot(page: PageWindow, given?: string): string {
  const link = page.document.querySelector('link[rel="https://api.w.org/"]')?.getAttribute('href');
  const root = cleanAddress(
    page,
    given?.trim() || (readGlobalText(page, 'wpApiSettings', 'root') ?? (link || undefined)),
  );
  return root?.replace(/(\/wp-json\/)[^?#]+/, '$1') ?? `${page.location.origin}/wp-json/`;
}

/** Address of a REST route of the page; a root with a query of its own (plain permalinks, a language) is understood. */
export function findRestUrl(page: PageWindow, path: string, query: Readonly<Record<string, string>> = {}): string {
  return joinRestUrl(findRestRoot(page), path, query);
}

/** Where WooCommerce's scripts print the template of its calls; which of them a page has depends on the page. */
const WC_GLOBALS = ['wc_add_to_cart_variation_params', 'wc_add_to_cart_params', 'wc_cart_fragments_params'];

/** Template of WooCommerce's calls; a shop in a folder or with language prefixes prints its own. */
export function findWcAjaxUrl(page: PageWindow, options: HttpOptions): string {
  const printed = WC_GLOBALS.map((name) => readGlobalText(page, name, 'wc_ajax_url')).find(
    (text) => text !== undefined,
  );
  const template = cleanAddress(page, options.wcAjaxUrl?.trim() || printed);
  return template ?? `${readSite(findRestRoot(page))}wc-ajax=%%endpoint%%`;
}

/** The place for a name. */
const ENDPOINT = /%%endpoint%%|%25%25endpoint%25%25/g;
/** The name of another call, where a whole address was copied. */
const COPIED = /([?&]wc-ajax=)[^&#]*/;

/** Puts an endpoint's name into a template; `undefined` when the address is a plain ajax address without a place for it. */
export function fillEndpoint(template: string, endpoint: string): string | undefined {
  const name = encodeURIComponent(endpoint);
  if (template.search(ENDPOINT) >= 0) return template.replace(ENDPOINT, name);
  return COPIED.test(template) ? template.replace(COPIED, `$1${name}`) : undefined;
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
