/**
 * Some plugins that move files to another host rewrite everything that looks like a URL. Our modules do not load from
 * that host, because it sends no CORS headers.
 */

import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const PRODUCT = '/ask/?stand-ins=1&product=1';

test.beforeAll(({ site }) => site.setOption('hadaya_options', HADAYA_OPTIONS));

/**
 * Starts a second server for the shop's files. Like these plugins' CDNs by default, it sends no
 * `Access-Control-Allow-Origin`.
 */
async function serveFiles(shop: string): Promise<Server> {
  const server = createServer(async ({ url }, answer) => {
    const file = await fetch(new URL(url ?? '', shop));
    answer.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
    answer.end(Buffer.from(await file.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** PHP that rewrites every URL below `wp-content` in tags, scripts and data, including those with escaped slashes. */
const moveFiles = (origin: string, host: string) => `add_action( 'template_redirect', static function () {
	ob_start( static function ( $html ) {
		$from = '${origin}/wp-content/';
		$to   = '${host}/wp-content/';
		return str_replace( array( $from, str_replace( '/', '\\/', $from ) ), array( $to, str_replace( '/', '\\/', $to ) ), $html );
	} );
} );
`;

test('islands work when a plugin moves their files to a host that rejects modules', async ({ page, guest, site }) => {
  await guest.allow({ console: [/.*/], globals: ['standIns', 'launch_chaty', 'chaty_settings'] });
  const server = await serveFiles(site.url);
  const host = `http://127.0.0.1:${Object(server.address()).port}`;
  const folder = resolve(site.paths.publicFolder, 'wp-content/mu-plugins');
  const file = resolve(folder, 'other-files.php');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `<?php\n${moveFiles(new URL(site.url).origin, host)}`);
  const refused: string[] = [];
  page.on('requestfailed', (request) => refused.push(request.url()));
  await page.goto(`${site.url}${PRODUCT}`);
  rmSync(file);
  const loader = page.locator('script[src*="/hadaya.min.js"]');
  expect(await loader.getAttribute('src')).toContain(host);
  for (const island of ['swatches', 'gallery', 'menu'])
    await expect(page.locator(`[data-hadaya="${island}"]`).first(), island).toHaveAttribute(
      'data-hadaya-state',
      'mounted',
    );
  await expect(page.locator('[data-hadaya-root="contact-widget"]').first()).toBeAttached();
  expect(await page.locator('html').getAttribute('data-hadaya-back')).toBeNull();
  expect(refused.filter((address) => address.includes('/hadaya/dist/'))).toEqual([]);
  guest.ignoreFindings();
  server.close();
});
