import { resolve } from 'node:path';
import { createShopHandler } from '@hadaya/demo/handler';
import { createShopBackend, type RunningServer, type ShopBackend, startServer } from '@hadaya/testing/server';
import { DIST_ROOT } from '@hadaya/tools/project';
import { flattenPicture } from '../kit/flattenPicture.ts';
import { OWN_PAGES } from './ownPages.ts';

/**
 * Runs before any other script: records page errors, which WebKit's protocol does not report, and finds elements in
 * shadow roots.
 */
const RECORDER = `<script>(() => {
  const faults = window.__faults = [];
  const keep = (kind, what) => faults.push(kind + ': ' + (what && (what.stack || what.message) ? what.message + ' ' + (what.stack || '') : String(what)).slice(0, 300));
  const roots = [document];
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    roots.push(root);
    return root;
  };
  window.findDeep = (query) => roots.filter((root) => root.isConnected).flatMap((root) => [...root.querySelectorAll(query)]);
  addEventListener('error', (event) => {
    if (event.target === window) return keep('error', event.error || event.message);
    // Ignores the error that Firefox reports for a prefetched file that it may not cache; Firefox fetches the file
    // again when the page needs it.
    if (event.target.rel === 'prefetch') return;
    const address = event.target.src || event.target.href || '';
    if (address.startsWith(location.origin)) keep('not loaded', address);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => keep('rejection', reason));
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...words) => { keep(level, words.map((word) => word && word.message || String(word)).join(' ')); write.apply(console, words); };
  }
})()</script>`;

/** Scripts that remove one browser feature each, keyed by the feature's name. */
const TAKE_AWAY = {
  canParse: 'delete URL.canParse',
  checkVisibility: 'delete Element.prototype.checkVisibility',
  scrollend:
    "for (const owner of [window, Document.prototype, Element.prototype, HTMLElement.prototype]) delete owner.onscrollend; addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true)",
  requestIdleCallback: 'delete window.requestIdleCallback; delete window.cancelIdleCallback',
  navigation: 'delete window.navigation; delete Window.prototype.navigation',
  anySignal: 'delete AbortSignal.any',
  // Safari on macOS does not focus a pressed button or link without a tabindex, but blurs the focused element.
  clickFocus: `const PASSED = 'button, a[href], summary, input:is([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio])';
    addEventListener('mousedown', (event) => {
      const path = event.composedPath().filter((node) => node instanceof Element);
      const taker = path.find((node) => node.tabIndex >= 0 || node.hasAttribute('tabindex'));
      if (event.defaultPrevented || !taker || !taker.matches(PASSED) || taker.hasAttribute('tabindex')) return;
      event.preventDefault();
      const next = path.slice(path.indexOf(taker) + 1).find((node) => node.hasAttribute('tabindex'));
      let active = document.activeElement;
      while (active && active.shadowRoot && active.shadowRoot.activeElement) active = active.shadowRoot.activeElement;
      if (next) next.focus();
      else if (active) active.blur();
    })`,
  scope: `const replace = CSSStyleSheet.prototype.replaceSync;
    const drop = (css) => css.replace(/@scope[^{]*\\{/g, '@media not all {');
    CSSStyleSheet.prototype.replaceSync = function (css) { return replace.call(this, drop(css)); };
    const text = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
    Object.defineProperty(HTMLStyleElement.prototype, 'textContent', { ...text, set(css) { text.set.call(this, drop(css)); } });
    const insert = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function (rule, ...rest) { if (/^\\s*@scope/.test(rule)) throw new DOMException('no @scope', 'SyntaxError'); return insert.call(this, rule, ...rest); };
    delete window.CSSScopeRule`,
} as const;

/** Name of a feature that is newer than the oldest supported browser. */
export type Lack = keyof typeof TAKE_AWAY;

/** All features that can be removed; a Safari of 2023 lacks them. */
export const OLD_SAFARI = Object.keys(TAKE_AWAY) as readonly Lack[];

const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } };

/** Content security policy without access to other hosts, so a video's player is an empty frame. */
const OWN_HOST = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:";

export interface EngineShop extends RunningServer {
  readonly backend: ShopBackend;
}

declare global {
  /** Finds elements in the page and in every shadow root. */
  function findDeep<Found extends HTMLElement = HTMLElement>(query: string): Found[];
}

/**
 * Starts the demo shop with the files of one runtime. Its pages contain the recorder and lack the features in `lacks`;
 * `?without=` removes more.
 */
export async function serveShop(lacks: readonly Lack[], runtime: 'react' | 'light'): Promise<EngineShop> {
  const backend = createShopBackend();
  const shop = createShopHandler({
    backend,
    distFolder: runtime === 'light' ? resolve(DIST_ROOT, 'light') : DIST_ROOT,
  });
  const server = await startServer(async (request) => {
    const url = new URL(request.url);
    if (url.pathname === '/favicon.ico') return new Response(null, { status: 204 });
    const headers = new Headers(request.headers);
    headers.delete('accept-encoding');
    const own = OWN_PAGES[url.pathname];
    const response = own
      ? new Response(own(), HTML)
      : await flattenPicture(url.pathname, await shop(new Request(request, { headers })));
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const asked = OLD_SAFARI.filter((lack) => url.searchParams.get('without')?.split(',').includes(lack));
    const scripts = [...lacks, ...asked].map((lack) => `<script>${TAKE_AWAY[lack]}</script>`).join('');
    const html = (await response.text()).replace('<head>', `<head>${RECORDER}${scripts}`);
    const answer = new Response(html, response);
    answer.headers.set('content-security-policy', OWN_HOST);
    return answer;
  });
  return { ...server, backend };
}
