import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allow, expectReplacedScripts, LOADER, PRODUCT } from './kit/originals.ts';
import { logIn } from './kit/session.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const forget = (site: TestSite) => site.write("DELETE FROM wp_hadaya_counts WHERE kind = 'way_back'");

test.beforeEach(async ({ guest }) => guest.allow(allow));
test.afterEach(({ guest }) => guest.ignoreFindings());
test.beforeAll(({ site }) => site.setOption('hadaya_test_contact_plugin', '1'));
test.afterAll(({ site }) => site.setOption('hadaya_test_contact_plugin', null));

test('counts fallbacks by reason without visitor data, and Site Health names the likely cause', async ({
  page,
  site,
}) => {
  forget(site);
  await page.route(LOADER, (route) => route.abort());
  await page.goto(PRODUCT);
  await expectReplacedScripts(page);
  expect(site.query("SELECT widget, name, views, clicks FROM wp_hadaya_counts WHERE kind = 'way_back'")).toEqual([
    { widget: '', name: 'lost', views: 1, clicks: 0 },
  ]);
  await page.unroute(LOADER);
  await logIn(page.request, site.url);
  const health = await (await page.request.get(`${site.url}/wp-admin/site-health.php`)).text();
  expect(health).toContain('blocked the loader. Page views affected: 1');
  expect(health).toContain('add ?hadaya_debug=text to the URL');
  forget(site);
});

test('shows the owner plain-text diagnostics in English or Arabic when our scripts are blocked', async ({
  page,
  site,
}) => {
  await page.route(LOADER, (route) => route.abort());
  await page.goto(`${PRODUCT}&hadaya_debug=1`);
  await page.waitForURL(/hadaya_debug=text/);
  await expect(page.locator('body')).toContainText('Log in as an administrator');
  await expect(page.locator('body')).not.toContainText('Files:');
  await logIn(page.context().request, site.url);
  const response = await page.request.get(`${site.url}${PRODUCT}&hadaya_debug=text`);
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain('Files: complete.');
  expect(text).toMatch(/Loader: OK\. The server delivers \S+hadaya\.min\.js\S* as JavaScript\./);
  expect(text).toContain('admin-ajax.php: available to visitors.');
  expect(text).toContain('REST: available to visitors.');
  expect(text).toMatch(/Product gallery: On/);

  const folder = resolve(site.paths.publicFolder, 'wp-content/mu-plugins');
  const file = resolve(folder, 'closed.php');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    "<?php\nadd_filter( 'rest_authentication_errors', static fn( $all ) => is_user_logged_in() ? $all : new WP_Error( 'closed', '', array( 'status' => 401 ) ) );\nadd_action( 'admin_init', static function () { if ( wp_doing_ajax() && ! is_user_logged_in() ) { status_header( 403 ); exit; } }, 0 );\n",
  );
  try {
    const closed = await (await page.request.get(`${site.url}/?hadaya_debug=text`)).text();
    expect(closed).toMatch(/admin-ajax\.php: .*is blocking visitors’ requests \(HTTP status 403\).*contact form/);
    expect(closed).toMatch(/REST: .*is blocking visitors’ requests \(HTTP status 401\)/);
  } finally {
    rmSync(file);
  }

  site.setOption('hadaya_test_locale', 'ar');
  // Clears the counts from other tests.
  forget(site);
  try {
    const lines = (await (await page.request.get(`${site.url}/?hadaya_debug=text`)).text()).split('\n');
    const said = lines.filter((line) => line !== '');
    // A URL on a line of its own reads from left to right.
    for (const line of said) expect(line).toMatch(/^(?:\u2067.*\u2069|https?:\S+)$/);
    expect(said.filter((line) => /: مفعّل(?: \(|\u2069)/.test(line)).length).toBeGreaterThan(1);
    expect(said.at(-1)).toBe('\u2067لا شيء.\u2069');
  } finally {
    site.setOption('hadaya_test_locale', null);
  }
});
