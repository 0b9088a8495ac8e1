/**
 * If our scripts do not start, visitors get the replaced plugins' own scripts: each of them once, in order, and never
 * together with ours. Each stand-in that runs reports this on the page.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import {
  ALL,
  allow,
  backOn,
  expectMenuStarted,
  expectReplacedScripts,
  LOADER,
  mounted,
  PRODUCT,
  ranOn,
  sheetsOf,
} from './kit/originals.ts';
import { expect, inMatrix, needWordPress, test } from './kit/test.ts';

needWordPress();

test.beforeEach(async ({ guest }) => guest.allow(allow));
test.afterEach(({ guest }) => guest.ignoreFindings());
test.beforeAll(({ site }) => site.setOption('hadaya_test_contact_plugin', '1'));
test.afterAll(({ site }) => site.setOption('hadaya_test_contact_plugin', null));

test('when the loader is missing, blocked or malformed, restores the replaced plugins and their style sheets exactly once', async ({
  page,
}) => {
  const ways: readonly (readonly [string, Parameters<Page['route']>[1]])[] = [
    ['not found', (route) => route.fulfill({ status: 404, body: 'gone' })],
    ['blocked', (route) => route.abort()],
    ['does not parse', (route) => route.fulfill({ contentType: 'text/javascript', body: 'var broken = {;' })],
    ['throws', (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("changed")' })],
  ];
  for (const [way, answer] of ways)
    await test.step(way, async () => {
      await page.route(LOADER, answer);
      await page.goto(PRODUCT);
      await expectReplacedScripts(page);
      await expectMenuStarted(page);
      expect(await backOn(page)).toEqual(expect.arrayContaining(['gallery', 'swatches', 'menu']));
      await expect
        .poll(() => sheetsOf(page))
        .toEqual(expect.arrayContaining(['woo-variation-gallery', 'woo-variation-swatches', 'chaty-front-css']));
      expect((await sheetsOf(page)).filter((sheet) => sheet.endsWith('.min.css'))).toEqual([]);
      await page.unroute(LOADER);
    });

  await page.route(LOADER, (route) => route.abort());
  for (const answer of [
    { status: 403, body: 'closed' },
    { status: 200, contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' },
  ])
    await test.step(String(answer.status), async () => {
      await page.route('**/wp-admin/admin-ajax.php?*', (route) => route.fulfill(answer));
      await page.goto(PRODUCT);
      await expectReplacedScripts(page);
      await page.unroute('**/wp-admin/admin-ajax.php?*');
    });
  await page.unroute(LOADER);
  await test.step('the browser rejects the loader because of the tag’s integrity hash', () =>
    expectRefusedByIntegrity(page));
});

/**
 * Asserts that visitors get the replaced scripts if the browser rejects the loader because of its tag’s integrity hash.
 */
async function expectRefusedByIntegrity(page: Page): Promise<void> {
  await page.route(`**${PRODUCT.replace('?', '\\?')}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const wrong = `integrity="sha384-${'A'.repeat(64)}" crossorigin="anonymous"`;
    await route.fulfill({ response, body: html.replace(/(<script[^>]*hadaya\.min\.js[^>]*)>/, `$1 ${wrong}>`) });
  });
  await page.goto(PRODUCT);
  await expectReplacedScripts(page);
}

test('an unsupported browser runs the replaced plugins and loads no Hadaya file except the loader', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: undefined, configurable: true });
    Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PRODUCT);
  await expectReplacedScripts(page);
  expect(asked.filter((url) => /\/plugins\/hadaya\/dist\/.*\.js/.test(url) && !url.includes('hadaya.min.js'))).toEqual(
    [],
  );
});

test('when an island’s files fail, its plugin is restored; when the main files fail, all plugins are restored', async ({
  page,
}) => {
  await page.route(/\/plugins\/hadaya\/dist\/(light\/)?menu-/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(PRODUCT);
  await expect.poll(() => ranOn(page), { timeout: 20_000 }).toContain('hfe-frontend-js');
  await expect(page.locator('[data-hadaya="gallery"]')).toHaveAttribute('data-hadaya-state', 'mounted');
  expect(await ranOn(page)).not.toContain('woo-variation-gallery');
  expect(await backOn(page)).toEqual(['menu']);
  // The menu's script waits for the page builder to start. The page builder's script does not run on this page, so our
  // code announces that start.
  await expectMenuStarted(page);
  expect(await ranOn(page)).not.toContain('elementor-frontend');
  await page.unrouteAll();
  // Our loader is not requested again when the visitor returns to the page.
  await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
  await expect(page.locator('nav[data-hadaya="menu"]')).not.toHaveAttribute('data-hadaya-state', 'mounted');
  expect((await ranOn(page)).filter((handle) => handle === 'hfe-frontend-js')).toHaveLength(1);

  await page.route(/\/plugins\/hadaya\/dist\/(light\/)?core-/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(PRODUCT);
  // Attribution works without the `core` file, so its replaced script need not run.
  const replaced = ALL.filter((handle) => handle !== 'wc-order-attribution');
  await expect.poll(() => ranOn(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(replaced));
  const ran = await ranOn(page);
  expect(ran.filter((handle, index) => ran.indexOf(handle) !== index)).toEqual([]);
  await expect(mounted(page)).toHaveCount(0);
  await expectMenuStarted(page);
});

async function holdLoader(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LOADER, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a loader that arrives after the fallback does nothing', async ({ page }) => {
  await page.clock.install();
  const release = await holdLoader(page);
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.clock.fastForward(31_000);
  await expectReplacedScripts(page);
  const came = page.waitForResponse(LOADER);
  release();
  await (await came).finished();
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.clock.fastForward(10_000);
  await expectReplacedScripts(page);
});

test('a slow loader that arrives in time starts without fetching the replaced plugins’ scripts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  const release = await holdLoader(page);
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.clock.fastForward(20_000);
  release();
  await expect(page.locator('[data-hadaya="gallery"]')).toHaveAttribute('data-hadaya-state', 'mounted');
  await page.clock.fastForward(60_000);
  expect(await backOn(page)).toEqual([]);
  expect(await ranOn(page)).not.toContain('woo-variation-gallery');
  expect(
    asked.filter((url) => /handle=(woo-variation-gallery|woo-variation-swatches|chaty|hfe-frontend)/.test(url)),
  ).toEqual([]);
  expect(asked.filter((url) => url.includes('hadaya_way_back'))).toEqual([]);
  expect(await page.locator('script#hadaya-way-back[type="application/json"]').textContent()).toContain(
    'woo-variation-gallery',
  );
});

for (const [kind, tag] of [
  ['a URL in a data attribute', '<script id="hadaya-js" type="litespeed/javascript" data-src="$2">'],
  ['an unknown script type', '<script id="hadaya-js" type="o/js-lzl" src="$2">'],
] as const)
  test(
    `restores nothing while an optimiser delays scripts through ${kind}, and our script starts on the first touch`,
    inMatrix(kind === 'a URL in a data attribute'),
    async ({ page }) => {
      await page.route(`**${PRODUCT.replace('?', '\\?')}`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const late = html.replace(/<script[^>]*src=(["'])([^"']*hadaya\.min\.js[^"']*)\1[^>]*>/, tag);
        expect(late).not.toBe(html);
        await route.fulfill({ response, body: late });
      });
      await page.clock.install();
      await page.goto(PRODUCT);
      await page.clock.fastForward(120_000);
      expect(await backOn(page)).toEqual([]);
      await page.evaluate(() => {
        const waiting = document.querySelector<HTMLScriptElement>('#hadaya-js');
        const script = document.createElement('script');
        script.src = waiting?.dataset.src ?? waiting?.src ?? '';
        waiting?.replaceWith(script);
      });
      await expect(page.locator('[data-hadaya="gallery"]')).toHaveAttribute('data-hadaya-state', 'mounted');
      await page.clock.fastForward(60_000);
      expect(await backOn(page)).toEqual([]);
    },
  );

test('the fallback and the scripts that it restores run under a Content Security Policy with the page’s nonce', async ({
  page,
  site,
}) => {
  const policy =
    "script-src 'nonce-abc' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types hadaya hadaya-way-back";
  const { publicFolder } = site.paths;
  const folder = resolve(publicFolder, 'wp-content/mu-plugins');
  mkdirSync(folder, { recursive: true });
  const file = resolve(folder, 'strict.php');
  writeFileSync(
    file,
    "<?php\nadd_filter( 'hadaya_csp_nonce', static fn() => 'abc' );\nforeach ( array( 'wp_script_attributes', 'wp_inline_script_attributes' ) as $hook ) add_filter( $hook, static fn( $all ) => array( 'nonce' => 'abc' ) + $all );\n",
  );
  await page.route(`**${PRODUCT.replace('?', '\\?')}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.route(LOADER, (route) => route.abort());
  await page.goto(PRODUCT);
  await expectReplacedScripts(page);
  rmSync(file);
});
