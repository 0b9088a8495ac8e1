import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findPhp } from '@hadaya/tools/wordpress/findPhp';
import type { APIRequestContext } from '@playwright/test';
import { logIn, readNonce } from './kit/session.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { startTestSite, type TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

/** Content of a separate site for uninstalling, because later tests need the worker's site. */
const CONTENT = {
  pages: [],
  users: [],
  plugins: ['hadaya/hadaya.php'],
  options: { hadaya_options: { ...HADAYA_OPTIONS, messages: { delete_with_plugin: true } } },
  posts: 0,
};
let site: TestSite;

test.beforeEach(async () => {
  const php = findPhp();
  if (!('missing' in php)) site = await startTestSite(php, `uninstall-${process.pid}`, CONTENT);
});

test.afterEach(() => site?.stop());

async function deletePlugin(request: APIRequestContext): Promise<void> {
  await logIn(request, site.url);
  const plugins = `${site.url}/wp-admin/plugins.php`;
  const list = await (await request.get(plugins)).text();
  await request.post(plugins, {
    form: { action: 'deactivate-selected', 'checked[]': 'hadaya/hadaya.php', _wpnonce: readNonce(list) },
  });
  const confirm = await (
    await request.post(plugins, {
      form: { action: 'delete-selected', 'checked[]': 'hadaya/hadaya.php', _wpnonce: readNonce(list) },
    })
  ).text();
  await request.post(plugins, {
    form: {
      action: 'delete-selected',
      'verify-delete': '1',
      'checked[]': 'hadaya/hadaya.php',
      _wpnonce: readNonce(confirm),
    },
  });
}

test('deleting the plugin removes everything it created, including messages if the owner opted in', async ({
  request,
}) => {
  const { nonce }: { nonce: string } = await (
    await request.post(`${site.url}/wp-admin/admin-ajax.php`, { form: { action: 'hadaya_fresh_nonce' } })
  ).json();
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
  const message = {
    action: 'chaty_front_form_save_data',
    nonce,
    widget: '0',
    name: 'A',
    email: 'a@b.example',
    message: 'm',
  };
  const sent = await request.post(`${site.url}/wp-admin/admin-ajax.php`, {
    multipart: { ...message, 'custom_fields[4][slug]': 'file', 'custom_fields[4][file]': file },
  });
  expect(await sent.json()).toMatchObject({ status: 1 });
  const view = { action: 'update_chaty_widget_views', widgetId: '0' };
  expect(await (await request.post(`${site.url}/wp-admin/admin-ajax.php`, { form: view })).text()).toBe('1');

  const old = encodeURIComponent('2026-01-01 10:00:00');
  await request.get(`${site.url}/?hadaya-test-leads=1100&email=bulk@company.example&date=${old}`);

  // A job that deactivation does not remove, such as one from an earlier version.
  const job = { hadaya_earlier_job: { '9c59153d22d9f7cc021b17b425cc31c5': { schedule: false, args: [7] } } };
  site.setOption('cron', { 4000000000: job, version: 2 });
  site.write("INSERT INTO wp_usermeta (user_id, meta_key, meta_value) VALUES (1, 'hadaya_remind', '1')");
  // A stand-in for Action Scheduler's `as_unschedule_all_actions` that logs its arguments.
  const cancelled = resolve(site.paths.folder, 'log/cancelled.jsonl');
  const scheduler = `<?php function as_unschedule_all_actions( ...$given ) {
    file_put_contents( '${cancelled}', json_encode( $given ) . PHP_EOL, FILE_APPEND );
  }`;
  writeFileSync(resolve(site.paths.publicFolder, 'wp-content/mu-plugins/scheduler.php'), scheduler);

  await deletePlugin(request);

  expect(readFileSync(cancelled, 'utf8')).toContain('["",[],"hadaya"]');
  expect(site.query("SELECT meta_key FROM wp_usermeta WHERE meta_key LIKE '%hadaya%'")).toEqual([]);
  expect(existsSync(resolve(site.paths.publicFolder, 'wp-content/plugins/hadaya'))).toBe(false);
  expect(
    site.query(
      "SELECT option_name FROM wp_options WHERE option_name LIKE '%hadaya!_%' ESCAPE '!' OR option_value LIKE '%hadaya!_%' ESCAPE '!'",
    ),
  ).toEqual([]);
  expect(site.query("SELECT ID FROM wp_posts WHERE post_type = 'hadaya_lead'")).toEqual([]);
  expect(site.query('SELECT post_id FROM wp_postmeta WHERE post_id NOT IN (SELECT ID FROM wp_posts)')).toEqual([]);
  expect(site.pluginTables()).toEqual([]);
  expect(
    readdirSync(resolve(site.paths.publicFolder, 'wp-content/uploads')).filter((name) => name.startsWith('hadaya-')),
  ).toEqual([]);
  // WordPress's own screen for deleting plugins logs one deprecation notice under PHP 8; our code must log nothing.
  expect(site.complaints()).not.toContain('/plugins/hadaya/');
});

test('deleting the plugin keeps messages and their files unless the owner opts in', {
  tag: '@all',
}, async ({ request }) => {
  site.setOption('hadaya_options', HADAYA_OPTIONS);
  const calls = `${site.url}/wp-admin/admin-ajax.php`;
  const { nonce }: { nonce: string } = await (
    await request.post(calls, { form: { action: 'hadaya_fresh_nonce' } })
  ).json();
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
  const message = { action: 'chaty_front_form_save_data', nonce, widget: '0', name: 'A', email: 'a@b.example' };
  await request.post(calls, {
    multipart: { ...message, message: 'm', 'custom_fields[4][slug]': 'file', 'custom_fields[4][file]': file },
  });
  expect(
    String(site.query("SELECT option_value FROM wp_options WHERE option_name = 'wp_user_roles'")[0]?.option_value),
  ).toContain('hadaya_manage_leads');
  await deletePlugin(request);
  expect(site.query("SELECT ID FROM wp_posts WHERE post_type = 'hadaya_lead'")).toHaveLength(1);
  const rights = "SELECT option_name FROM wp_options WHERE option_value LIKE '%hadaya!_manage!_leads%' ESCAPE '!'";
  expect(site.query(rights)).toEqual([]);
  expect(site.query("SELECT option_name FROM wp_options WHERE option_name LIKE 'hadaya!_%' ESCAPE '!'")).toEqual([
    { option_name: 'hadaya_upload_folder' },
  ]);
  expect(
    readdirSync(resolve(site.paths.publicFolder, 'wp-content/uploads')).filter((name) => name.startsWith('hadaya-')),
  ).toHaveLength(1);
});
