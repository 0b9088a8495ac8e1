/** Simulates a firewall that rejects cookies with an unescaped `|`. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { DIST_FOLDER } from '@hadaya/tools/project';
import { expect, test } from '../kit/test.ts';
import { PARAMS, shopDocument } from './shopSite.ts';

for (const base64 of [false, true]) {
  test(`a firewall that blocks raw pipe characters accepts every page with ${base64 ? 'Base64' : 'plain'} cookies`, async ({
    page,
    guest,
  }) => {
    const refused: string[] = [];
    const server = createServer((request, response) => {
      const { url = '', headers } = request;
      if (headers.cookie?.includes('|')) {
        refused.push(`${url} ${headers.cookie}`);
        return void response.writeHead(403).end();
      }
      const file = /^\/dist\/([\w.-]+)/.exec(url)?.[1];
      if (file) {
        const code = readFileSync(resolve(DIST_FOLDER, file));
        return void response.setHeader('content-type', 'text/javascript').end(code);
      }
      if (url === '/__sentinel.js') {
        return void response.setHeader('content-type', 'text/javascript').end('window.__sentinel = 1;');
      }
      if (url === '/favicon.ico') return void response.writeHead(204).end();
      response.setHeader('content-type', 'text/html').end(shopDocument({ params: { ...PARAMS, base64 } }));
    });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    const { port } = Object(server.address()) as AddressInfo;
    await guest.allow({ hosts: [`127.0.0.1:${port}`] });
    await page.goto(`http://127.0.0.1:${port}/?utm_source=a|||b&utm_campaign=c|&x=|||pgs=9`);
    const sent = page.waitForRequest(`http://127.0.0.1:${port}/second`);
    await page.goto(`http://127.0.0.1:${port}/second`);
    expect((await (await sent).allHeaders()).cookie).toContain('sbjs_current=');
    expect(await page.evaluate(() => Object(window).sbjs.get)).toMatchObject({
      current: { src: 'a|||b', cmp: 'c|' },
      session: { pgs: '2' },
    });
    expect(refused).toEqual([]);
    server.close();
  });
}
