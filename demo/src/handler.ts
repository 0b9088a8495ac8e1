import { resolve } from 'node:path';
import { applyFault, fieldOf, readCall, requestedFault, type ShopBackend } from '@hadaya/testing/server';
import { serveAsset } from './assets.ts';
import { addToCart } from './cart.ts';
import { findPage, pages } from './lab/index.ts';
import { notFoundPage } from './lab/notFoundPage.ts';
import type { Sources } from './page.ts';
import { renderPage } from './renderPage.ts';
import { hasFile, serveFile } from './serveFile.ts';
import { readCookie } from './site/cartLines.ts';
import { serveSite } from './site/serveSite.ts';
import { NETWORK_COOKIE, sendSlowly } from './site/slowNetwork.ts';

export interface ShopHandlerOptions {
  readonly backend: ShopBackend;
  /** Folder with the built bundles, served at `/dist/`. */
  readonly distFolder: string;
  /** Pages at the root: the lab's single widgets, or the shop. */
  readonly root?: 'lab' | 'shop';
  readonly sources?: Sources;
}

const LAB = '/lab';

/** Returns the lab path and the link prefix for a URL path; undefined for a page of the shop. */
function readLab(
  path: string,
  root: ShopHandlerOptions['root'],
): { readonly path: string; readonly base: string } | undefined {
  if (path.startsWith(`${LAB}/`)) return { path: path.slice(LAB.length), base: LAB };
  return root === 'shop' ? undefined : { path, base: '' };
}

/**
 * Creates the whole shop as one function: pages, pictures, styles, built bundles and the backend's endpoints. A fault
 * that is set on the backend for `page:/path/` or `file:/path` applies to that page or file.
 */
export function createShopHandler(options: ShopHandlerOptions): (request: Request) => Promise<Response> {
  const { backend, distFolder } = options;
  const serve = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (backend.owns(url)) return backend.handle(request);
    const file = serveDist(distFolder, url.pathname) ?? serveDocs(url.pathname) ?? serveAsset(url.pathname);
    const name = `${findPage(url.pathname, backend.catalogue) === undefined ? 'file' : 'page'}:${url.pathname}`;
    const fault = requestedFault(request) ?? backend.faults.take(name);
    return applyFault({ fault, request, answer: async () => file ?? servePage(request, options) });
  };
  return async (request) => {
    const isSlow = readCookie(request.headers.get('cookie') ?? '', NETWORK_COOKIE) === 'slow';
    return isSlow ? sendSlowly(await serve(request)) : serve(request);
  };
}

function serveDist(distFolder: string, path: string): Response | undefined {
  if (!path.startsWith('/dist/')) return undefined;
  return serveFile(distFolder, path.slice('/dist/'.length)) ?? new Response('Not built.', { status: 404 });
}

/** Folder of the built documentation, whose live examples are pages of this shop. */
const DOCS_FOLDER = resolve(import.meta.dirname, '../../docs/.vitepress/dist');

const HTML = { 'Content-Type': 'text/html; charset=UTF-8' };

const DOCS_LATER = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The documentation is not built yet</title><body style="margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;background:#fffdf9;color:#1c1a17;font:1.0625rem/1.6 system-ui,sans-serif">
<main style="max-width:36rem"><h1 style="font-size:1.75rem;line-height:1.2">The documentation is not built yet</h1>
<p>Run <code>npx -y pnpm@12 run docs</code> to build it and to read it on its own site. You can also read the Markdown files in <code>docs/</code>.</p>
<p><a href="/" style="color:#8a5a2b">Back to the shop</a></p></main></body></html>`;

function serveDocs(path: string): Response | undefined {
  if (!path.startsWith('/docs/')) return undefined;
  const file = serveFile(DOCS_FOLDER, path.slice('/docs/'.length).replace(/(^|\/)$/, '$1index.html'));
  return file ?? (path === '/docs/' ? new Response(DOCS_LATER, { status: 404, headers: HTML }) : undefined);
}

async function servePage(
  request: Request,
  { backend, distFolder, root, sources }: ShopHandlerOptions,
): Promise<Response> {
  const url = new URL(request.url);
  const { catalogue } = backend;
  const hasDistFile = (name: string) => hasFile(distFolder, name);
  const lab = readLab(url.pathname, root);
  if (!lab) return serveSite(request, { catalogue, hasDistFile, sources });
  const { base } = lab;
  const input = { pages: pages(), url, catalogue, hasDistFile, base, sources };
  const page = findPage(lab.path, catalogue);
  if (page === undefined) {
    const missing = renderPage({ ...input, page: notFoundPage });
    return new Response(missing.body, { status: 404, headers: missing.headers });
  }
  if (request.method !== 'POST') return renderPage({ ...input, page });
  const call = await readCall(request);
  backend.record(call);
  const notice = fieldOf(call, 'add-to-cart') === undefined ? {} : { notice: addToCart(call, catalogue) };
  return renderPage({ ...input, page, posted: call.fields, ...notice });
}
