import { setTimeout } from 'node:timers/promises';
import { createShopHandler } from '@hadaya/demo/handler';
import { createShopBackend, type RunningServer, type ShopBackend, startServer } from '@hadaya/testing/server';
import { DIST_FOLDER } from '@hadaya/tools/project';
import { addSentinel, SENTINEL_PATH } from './addSentinel.ts';
import { flattenPicture } from './flattenPicture.ts';
import { REPORT_PATH } from './inPage/guest.ts';

export const OWN_PATH = '/dist/';

export interface OwnPage {
  readonly html: string;
  /** Chunks to stream instead of `html`. */
  readonly body?: ReadableStream<Uint8Array>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Demo shop for tests as a request handler; its pages include the guest oracle's sentinel. */
export interface TestShop {
  handle(request: Request): Promise<Response>;
  /** The received requests and the simulated faults; reset before each test. */
  readonly backend: ShopBackend;
  /** The current test's own pages, keyed by path; they take precedence over the shop's pages. */
  readonly ownPages: Map<string, OwnPage>;
  /** Reports that unloaded pages have sent, as JSON. */
  readonly leftReports: string[];
  reset(): void;
}

export type TestServer = RunningServer & Omit<TestShop, 'handle'>;

type Handler = (request: Request) => Promise<Response>;

/** `HADAYA_THEME=plain` shows the demo pages of a run in the plain theme, unless a page's URL names a theme. */
const THEME = process.env.HADAYA_THEME;

function underTheme(request: Request): Request {
  const address = new URL(request.url);
  if (THEME === undefined || request.method !== 'GET' || address.searchParams.has('theme')) return request;
  address.searchParams.set('theme', THEME);
  return new Request(address, request);
}

const HTML = 'text/html; charset=utf-8';
const IN_PIECES = 'x-in-pieces';

function withSentinel(handler: Handler): Handler {
  return async (request) => {
    const headers = new Headers(request.headers);
    // Requests uncompressed pages, which can be modified; locally, compression only costs time.
    headers.delete('accept-encoding');
    const response = await handler(new Request(request, { headers }));
    // Passes a streamed page on unchanged, because its end has not arrived yet.
    if (!response.headers.get('content-type')?.startsWith('text/html') || response.headers.has(IN_PIECES))
      return response;
    return new Response(addSentinel(await response.text()), response);
  };
}

/** `LATE_MS=400` delays all our scripts except the loader, to find code that depends on loading speed. */
const LATE_MS = Number(process.env.LATE_MS ?? 0);

function isLate(pathname: string): boolean {
  return (
    LATE_MS > 0 && pathname.startsWith(OWN_PATH) && pathname.endsWith('.js') && !pathname.endsWith('/hadaya.min.js')
  );
}

export function createTestShop(root: 'lab' | 'shop' = 'lab'): TestShop {
  const backend = createShopBackend();
  const shop = createShopHandler({ backend, distFolder: DIST_FOLDER, root });
  const ownPages = new Map<string, OwnPage>();
  const leftReports: string[] = [];

  const answerKit: Handler = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/favicon.ico') return new Response(null, { status: 204 });
    if (pathname === SENTINEL_PATH) {
      return new Response('window.__sentinel = 1;\n', { headers: { 'content-type': 'text/javascript' } });
    }
    if (pathname === REPORT_PATH) {
      leftReports.push(await request.text());
      return new Response(null, { status: 204 });
    }
    const own = request.method === 'GET' || request.method === 'HEAD' ? ownPages.get(pathname) : undefined;
    if (own?.body) return new Response(own.body, { headers: { 'content-type': HTML, [IN_PIECES]: 'yes' } });
    if (own) return new Response(own.html, { headers: { 'content-type': HTML, ...own.headers } });
    if (isLate(pathname)) await setTimeout(LATE_MS);
    return flattenPicture(pathname, await shop(underTheme(request)));
  };
  const reset = () => {
    backend.reset();
    ownPages.clear();
    leftReports.length = 0;
  };
  return { handle: withSentinel(answerKit), backend, ownPages, leftReports, reset };
}

export async function startTestServer(root: 'lab' | 'shop' = 'lab'): Promise<TestServer> {
  const shop = createTestShop(root);
  return { ...(await startServer(shop.handle)), ...shop };
}
