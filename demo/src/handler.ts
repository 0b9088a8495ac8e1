import { resolve } from 'node:path';
import { applyFault, fieldOf, readCall, requestedFault, type ShopBackend } from '@hadaya/testing/server';
import { serveAsset } from './assets.ts';
import { addToCart } from './cart.ts';
import { findPage, pages } from './pages/index.ts';
import { notFoundPage } from './pages/notFoundPage.ts';
import { renderPage } from './renderPage.ts';
import { hasFile, serveFile } from './serveFile.ts';

/** What the shop serves from. */
export interface ShopHandlerOptions {
  readonly backend: ShopBackend;
  /** Folder with the built bundles, served as `/dist/`. */
  readonly distFolder: string;
}

/**
 * The whole shop as one function: pages, pictures and styles, the built bundles, and the backend's doors.
 * Faults armed for `page:/path/` and `file:/path` disturb pages and files as well.
 */
export function createShopHandler({
  backend,
  distFolder,
}: ShopHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    if (backend.owns(url)) return backend.handle(request);
    const file = serveDist(distFolder, url.pathname) ?? serveDocs(url.pathname) ?? serveAsset(url.pathname);
    const name = `${findPage(url.pathname, backend.catalogue) === undefined ? 'file' : 'page'}:${url.pathname}`;
    const fault = requestedFault(request) ?? backend.faults.take(name);
    return applyFault({ fault, request, answer: async () => file ?? servePage(request, { backend, distFolder }) });
  };
}

function serveDist(distFolder: string, path: string): Response | undefined {
  if (!path.startsWith('/dist/')) return undefined;
  return serveFile(distFolder, path.slice('/dist/'.length)) ?? new Response('Not built.', { status: 404 });
}

/** The built documentation, whose live examples are pages of this shop. */
const DOCS_FOLDER = resolve(import.meta.dirname, '../../docs/.vitepress/dist');

function serveDocs(path: string): Response | undefined {
  if (!path.startsWith('/docs/')) return undefined;
  return serveFile(DOCS_FOLDER, path.slice('/docs/'.length).replace(/(^|\/)$/, '$1index.html'));
}

async function servePage(request: Request, { backend, distFolder }: ShopHandlerOptions): Promise<Response> {
  const url = new URL(request.url);
  const { catalogue } = backend;
  const hasDistFile = (name: string) => hasFile(distFolder, name);
  const page = findPage(url.pathname, catalogue);
  if (page === undefined) {
    const missing = renderPage({ page: notFoundPage, pages: pages(), url, catalogue, hasDistFile });
    return new Response(missing.body, { status: 404, headers: missing.headers });
  }
  if (request.method !== 'POST') return renderPage({ page, pages: pages(), url, catalogue, hasDistFile });
  const call = await readCall(request);
  backend.record(call);
  const notice = fieldOf(call, 'add-to-cart') === undefined ? {} : { notice: addToCart(call, catalogue) };
  return renderPage({ page, pages: pages(), url, catalogue, hasDistFile, posted: call.fields, ...notice });
}
