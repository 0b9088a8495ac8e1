/**
 * Tests server and network faults that need their own server: redirects, subdirectories, and response bodies that
 * browsers reject.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { bundleScript } from '../kit/bundleScript.ts';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';

/** The test's own server; `received` lists its requests as `METHOD path body`. */
interface Backend {
  readonly url: string;
  readonly received: string[];
  readonly server: Server;
}

const CLIENT = await bundleScript(
  new URL('./inPage/trackerClient.ts', import.meta.url),
  'Object.defineProperty(window, "__client", { value: kit, enumerable: false });',
);
const PAGE = documentOf('<p>Shop</p><script src="/__sentinel.js"></script>');

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/** Starts a shop that serves its page at `/` and redirects `/moved-<status>` to `/ajax/`. */
async function startBackend(): Promise<Backend> {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const { method, url = '' } = request;
    if (method === 'GET' && url === '/') return void response.setHeader('content-type', 'text/html').end(PAGE);
    if (url === '/__sentinel.js') {
      return void response.setHeader('content-type', 'text/javascript').end('window.__sentinel = 1;');
    }
    if (url === '/favicon.ico') return void response.writeHead(204).end();
    const body = await readBody(request);
    received.push(`${method} ${url} ${body}`);
    const moved = /^\/moved-(\d+)/.exec(url)?.[1];
    if (moved) return void response.writeHead(Number(moved), { location: '/ajax/' }).end();
    if (method === 'GET') return void response.writeHead(400).end('0');
    response.end(JSON.stringify({ bytes: body.length }));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = Object(server.address()) as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, server };
}

const ask = (page: Page, url: string) => page.evaluate((address) => Reflect.get(window, '__client').ask(address), url);

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(CLIENT);
}

test.describe('a shop that has moved', () => {
  let backend: Backend;
  test.beforeAll(async () => {
    backend = await startBackend();
  });
  test.afterAll(() => void backend.server.close());
  test.beforeEach(async ({ guest }) => {
    backend.received.splice(0);
    await guest.allow({ hosts: [new URL(backend.url).host] });
  });

  test('a 307 or 308 redirect keeps the request body', async ({ page }) => {
    await openPage(page, `${backend.url}/`);
    for (const status of [307, 308])
      await test.step(String(status), async () => {
        backend.received.splice(0);
        expect(await ask(page, `${backend.url}/moved-${status}`)).toMatchObject({ ok: true, value: { bytes: 22 } });
        expect(backend.received).toEqual([
          `POST /moved-${status} name=Salma&action=save`,
          'POST /ajax/ name=Salma&action=save',
        ]);
      });
  });

  test('resolves with an error when a 301 or 302 redirect drops the body', async ({ page, guest }) => {
    await guest.allow({ console: [/Failed to load resource/, /^\[hadaya\] the call "save".* returned 0/] });
    await openPage(page, `${backend.url}/`);
    for (const status of [301, 302])
      await test.step(String(status), async () => {
        backend.received.splice(0);
        expect(await ask(page, `${backend.url}/moved-${status}`)).toMatchObject({ ok: false });
        expect(backend.received).toEqual([`POST /moved-${status} name=Salma&action=save`, 'GET /ajax/ ']);
      });
  });

  test('uses the given subdirectory URL unchanged', async ({ page }) => {
    await openPage(page, `${backend.url}/`);
    expect(await ask(page, '/shop/wp/admin-ajax.php?lang=ar')).toMatchObject({ ok: true });
    expect(backend.received).toEqual(['POST /shop/wp/admin-ajax.php?lang=ar name=Salma&action=save']);
  });

  test('sends 70,000 bytes even though keepalive rejects them', async ({ page, guest }) => {
    await guest.allow({ console: [/Failed to load resource/] });
    await openPage(page, `${backend.url}/`);
    const url = `${backend.url}/ajax/`;
    const isRefused = await page.evaluate(
      (address) =>
        fetch(address, { method: 'POST', keepalive: true, body: 'x'.repeat(70_000) }).then(
          () => false,
          () => true,
        ),
      url,
    );
    expect(isRefused).toBe(true);
    expect(backend.received).toEqual([]);
    await page.evaluate((address) => Reflect.get(window, '__client').track(70_000, address), url);
    await expect.poll(() => backend.received.map((line) => /text=(x+)/.exec(line)?.[1]?.length)).toEqual([70_000]);
  });
});

test('a request from an https page to an http URL resolves with an error', async ({ page, context, guest }) => {
  await guest.allow({
    hosts: ['shop.example'],
    console: [/Mixed Content/, /^\[hadaya\] the call "save".* Its origin is not/],
  });
  await context.route('https://shop.example/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: 'window.__sentinel = 1;' })
      : route.fulfill({ contentType: 'text/html', body: PAGE }),
  );
  await openPage(page, 'https://shop.example/');
  expect(await ask(page, 'http://shop.example/ajax/')).toMatchObject({ ok: false, error: { code: 'fetch_error' } });
});
