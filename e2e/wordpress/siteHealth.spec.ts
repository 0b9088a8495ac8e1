import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { logIn } from './kit/session.ts';
import { DIST, EDITOR, SITE_CONTENT } from './kit/siteContent.ts';
import { type HealthAnswer, readHealth } from './kit/siteHealth.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const pluginFolder = ({ paths }: TestSite, name: string) => resolve(paths.publicFolder, 'wp-content/plugins', name);
const fileOf = (site: TestSite, name: string) => `${pluginFolder(site, 'hadaya')}${DIST}${name}`;

/** Calls the route that requests a page as a visitor would. */
async function askLate(request: APIRequestContext, site: TestSite) {
  const nonce = await (await request.get(`${site.url}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
  return request.get(`${site.url}/wp-json/hadaya/v1/health/late`, { headers: { 'X-WP-Nonce': nonce } });
}

/** Number of rewrites so far, which makes each file name unique, because PHP caches files for a few seconds. */
let rewritten = 0;

/** Rewrites every page of the site on output, as optimisers do, until the returned function is called. */
function rewritePages({ paths }: TestSite, pattern: string, to: string): () => void {
  const folder = resolve(paths.publicFolder, 'wp-content/mu-plugins');
  rewritten += 1;
  const file = resolve(folder, `rewrite-${rewritten}.php`);
  mkdirSync(folder, { recursive: true });
  const code = `add_action( 'template_redirect', fn() => ob_start( fn( $html ) => preg_replace( '${pattern}', '${to}', $html ) ) );`;
  writeFileSync(file, `<?php\n${code}\n`);
  return () => rmSync(file);
}

/** Returns the URL and text of our admin bar link, or an empty array if there is none. */
async function readLink(request: APIRequestContext, address: string): Promise<readonly string[]> {
  const html = await (await request.get(address)).text();
  const [, href, text] =
    /id=['"]wp-admin-bar-hadaya-diagnostics['"]><a[^>]*href=['"]([^'"]*)['"][^>]*>([^<]*)/.exec(html) ?? [];
  return href === undefined || text === undefined ? [] : [href.replaceAll('&#038;', '&'), text];
}

/** Adds another vendor's plugin, consisting only of a name and a version, to the site without activating it. */
function addPlugin(site: TestSite, name: string, version: string): void {
  mkdirSync(pluginFolder(site, name), { recursive: true });
  const head = `<?php\n/**\n * Plugin Name: ${name}\n * Version: ${version}\n */\n`;
  writeFileSync(resolve(pluginFolder(site, name), `${name}.php`), head);
}

test('Site Health passes on a sound site, and the diagnostics name missing or modified files', async ({
  request,
  site,
}) => {
  await logIn(request, site.url);
  const health = await readHealth(request, site);
  expect(Object.entries(health).map(([name, { status }]) => [name, status])).toEqual([
    ['hadaya_replaced', 'good'],
    ['hadaya_uploads', 'good'],
    ['hadaya_mails', 'good'],
    ['hadaya_tables', 'good'],
    ['hadaya_way_back', 'good'],
  ]);
  const late = await askLate(request, site);
  expect(await late.json()).toMatchObject({ test: 'hadaya_delayed', status: 'good' });

  const loader = fileOf(site, 'hadaya.min.js');
  const whole = readFileSync(loader);
  const read = async () => (await request.get(`${site.url}/ask/?hadaya_debug=text`)).text();
  expect(await read()).toMatch(
    /Files: complete\.[\s\S]*Loader: OK\. The server delivers .*hadaya\.min\.js.* as JavaScript/,
  );
  try {
    writeFileSync(loader, `${whole.toString()}/* shrunk */`);
    expect(await read()).toMatch(/Missing or modified files: hadaya\.min\.js/);
  } finally {
    writeFileSync(loader, whole);
  }
  const undo = rewritePages(site, LOADER_TAG, `<script id="hadaya-js" src="${site.url}/gone/hadaya.min.js"`);
  try {
    expect(await read()).toMatch(/gone\/hadaya\.min\.js: the server returned HTTP status 404/);
  } finally {
    undo();
  }
});

const LOADER_TAG = '~<script[^>]*src=.([^>]*hadaya[.]min[.]js[^ >]*).[ >][^>]*~';

/** Ways in which optimisers delay scripts, each with the changed tag, the optimiser's name and the remedy. */
const WAITS = [
  [
    'by a known script type',
    '<script id="hadaya-js" type="litespeed/javascript" data-src="$1"',
    'LiteSpeed Cache',
    'JS Delayed/Deferred Excludes',
  ],
  [
    'by an unknown optimiser',
    '<script id="hadaya-js" type="text/later-javascript" data-later="$1"',
    'A plugin or service',
    '/plugins/hadaya/',
  ],
] as const;

test('Site Health detects delayed scripts in the page’s HTML and names known vulnerabilities', {
  tag: '@all',
}, async ({ request, site }) => {
  await logIn(request, site.url);
  for (const [how, to, name, setting] of WAITS) {
    const waiting = rewritePages(site, LOADER_TAG, to);
    try {
      const answer: HealthAnswer = await (await askLate(request, site)).json();
      expect(answer.status, how).toBe('recommended');
      expect(answer.description).toContain(`${name} delays JavaScript until the visitor’s first interaction`);
      expect(answer.description).toContain(setting);
    } finally {
      waiting();
    }
  }
  const undo = rewritePages(site, LOADER_TAG, '<script id="hadaya-js" src="/wp-content/cache/autoptimize/js/a.js"');
  try {
    const answer: HealthAnswer = await (await askLate(request, site)).json();
    expect(answer.status).toBe('good');
    expect(answer.description).toContain('Autoptimize serves a copy of the loader');
  } finally {
    undo();
  }

  const others = [
    ['chaty', '3.5.1'],
    ['chaty-pro', '3.3.4'],
  ] as const;
  try {
    for (const [name, version] of others) addPlugin(site, name, version);
    site.setOption('active_plugins', [...SITE_CONTENT.plugins, ...others.map(([name]) => `${name}/${name}.php`)]);
    const { hadaya_replaced } = await readHealth(request, site);
    expect(hadaya_replaced).toMatchObject({
      status: 'critical',
      description: expect.stringMatching(/Chaty 3\.5\.1 .*CVE-2026-27370.* 3\.5\.2/),
    });
    expect(hadaya_replaced?.description).not.toContain('Chaty Pro');
  } finally {
    site.setOption('active_plugins', SITE_CONTENT.plugins);
    for (const [name] of others) rmSync(pluginFolder(site, name), { recursive: true, force: true });
  }
});

test('the admin bar shows the diagnostics link to site managers only', async ({ request, site, playwright }) => {
  const address = `${site.url}/ask/?bar=1`;
  await logIn(request, site.url);
  expect(await readLink(request, address)).toEqual([`${address}&hadaya_debug=1`, 'Hadaya diagnostics']);
  expect(await readLink(request, `${address}&hadaya_debug=1`)).toEqual([address, 'Close Hadaya diagnostics']);
  expect(await readLink(request, `${site.url}/wp-admin/admin.php?page=hadaya`)).toEqual([
    `${site.url}/?hadaya_debug=1`,
    'Hadaya diagnostics',
  ]);
  const editor = await playwright.request.newContext();
  await logIn(editor, site.url, EDITOR);
  expect(await readLink(editor, address)).toEqual([]);
  expect((await editor.get(`${site.url}/wp-json/hadaya/v1/health/late`)).status()).toBe(401);
  await editor.dispose();
});
