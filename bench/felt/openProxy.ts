import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Protocol } from './model/readArguments.ts';

/** A proxy that serves a shop to browsers: compressed, from memory and over one protocol. */
export interface Proxy {
  readonly origin: string;
  close(): Promise<void>;
}

/** Simulated server time for every page, the same for all variants. */
const THINKING_MS = 150;

const TEXT = /^(?:text\/|image\/svg|application\/(?:javascript|json|xml))/;

/** Query for a page without the widgets' scripts. */
export const WITHOUT = 'felt=without';

/** Matches the URLs of the widgets' scripts, both ours and the replaced plugins'. */
const WIDGETS =
  /hadaya|woo-variation-(?:swatches|gallery)|chaty|sourcebuster|order-attribution|header-footer-elementor|plugins\/elementor\//;

const cutOut = (html: string) =>
  html.replace(
    /<script\b[^>]*\bsrc=["']([^"']*)["'][^>]*>\s*<\/script>|<link\b[^>]*(?:as=["']script|modulepreload)[^>]*>/g,
    (tag) => (WIDGETS.test(tag) || tag.includes('/dist/') ? '' : tag),
  );

function makeKey(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'felt-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ];
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

interface Kept {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const KEPT_HEADERS = ['content-type', 'location', 'link'];

async function fetchKept(upstream: string, path: string, toPublic: (text: string) => string): Promise<Kept> {
  const answer = await fetch(upstream + path, { redirect: 'manual' });
  const type = answer.headers.get('content-type') ?? '';
  let body = Buffer.from(await answer.arrayBuffer());
  const headers: Record<string, string> = {};
  for (const name of KEPT_HEADERS) headers[name] = toPublic(answer.headers.get(name) ?? '');
  for (const name of KEPT_HEADERS) if (headers[name] === '') delete headers[name];
  if (TEXT.test(type)) {
    const text = toPublic(body.toString('utf8'));
    body = gzipSync(path.includes(WITHOUT) ? cutOut(text) : text);
    headers['content-encoding'] = 'gzip';
  }
  if (!type.startsWith('text/html')) headers['cache-control'] = 'max-age=2592000';
  headers['content-length'] = String(body.length);
  return { status: answer.status, headers, body };
}

/**
 * Opens a proxy in front of a shop. It fetches each page and file once and serves them from memory, so that the shop's
 * server is not measured. Requests other than GET are not forwarded; they get the response `1`.
 */
export async function openProxy(upstream: string, protocol: Protocol): Promise<Proxy> {
  const kept = new Map<string, Promise<Kept>>();
  let origin = upstream;
  const toPublic = (text: string) =>
    text.replaceAll(upstream, origin).replaceAll(upstream.replaceAll('/', '\\/'), origin.replaceAll('/', '\\/'));
  const answer = async (method: string, path: string): Promise<Kept> => {
    if (method !== 'GET') return { status: 200, headers: {}, body: Buffer.from('1') };
    const known = kept.get(path) ?? fetchKept(upstream, path, toPublic);
    kept.set(path, known);
    const found = await known;
    if (found.headers['content-type']?.startsWith('text/html')) await wait(THINKING_MS);
    return found;
  };
  const handle = async (method = 'GET', path = '/', send: (answer: Kept) => void) =>
    send(await answer(method, path).catch((cause) => ({ status: 502, headers: {}, body: Buffer.from(String(cause)) })));
  const server =
    protocol === 'h2'
      ? createSecureServer({ ...makeKey(), allowHTTP1: true }, ({ method, url }, response) => {
          void handle(method, url, ({ status, headers, body }) => response.writeHead(status, { ...headers }).end(body));
        })
      : createServer(({ method, url }, response) => {
          void handle(method, url, ({ status, headers, body }) => response.writeHead(status, { ...headers }).end(body));
        });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  origin = `${protocol === 'h2' ? 'https' : 'http'}://127.0.0.1:${port}`;
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
        setTimeout(resolve, 500).unref();
      }),
  };
}
