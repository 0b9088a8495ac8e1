import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { emailOf, idOf, leadCalls, stateOf, writeAs } from './kit/inbox.ts';
import { findLeads } from './kit/message.ts';
import { callsOf, enterAsOwner, keepOptions } from './kit/ownerCalls.ts';
import { runTool } from './kit/privacyTools.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

const NEW_ADDRESS = 'https://a.longer.address.example';

/** Replaces a URL in a table as plain text, as careless tools do, without updating serialised lengths. */
function replaceAddress(site: TestSite, from: string, to: string): void {
  site.write(
    "UPDATE wp_options SET option_value = REPLACE(option_value, ?, ?) WHERE option_name LIKE 'hadaya%'",
    from,
    to,
  );
  site.write("UPDATE wp_postmeta SET meta_value = REPLACE(meta_value, ?, ?) WHERE meta_key LIKE '%hadaya%'", from, to);
}

function addConstant(site: TestSite, name: string, value: string): string {
  const folder = resolve(site.paths.publicFolder, 'wp-content/mu-plugins');
  const file = resolve(folder, `constant-${name}.php`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `<?php define( '${name}', ${value} );`);
  return file;
}

test('settings, history, messages, notes and privacy tools survive a plain-text URL replacement', async ({
  request,
  site,
}) => {
  await enterAsOwner(request, site);
  const calls = await callsOf(request, site);
  const { revision, settings } = await calls.read();
  const [first, ...others] = settings.widgets;
  const ask = `Ask us ("now";) on ${site.url}/ask/`;
  const widgets = [{ ...first, cta_text: ask }, ...others];
  const saved = await calls.post({ revision, settings: { widgets } });
  const { revision: second } = await saved.json();
  await calls.post({ revision: second, settings: { widgets: [{ ...first, cta_text: `${ask} again` }, ...others] } });
  const message = `I was on ${site.url}/ask/; "quoted";}`;
  expect(await (await writeAs(request, site, 'Moved', { message })).json()).toMatchObject({ status: 1 });
  const id = idOf(site, emailOf('Moved'));
  const call = await leadCalls(request, site);
  await call('POST', `/${id}/notes`, { text: `Noted on ${site.url}` });

  replaceAddress(site, site.url, NEW_ADDRESS);
  expect(await (await request.get(site.url)).text()).toContain('a.longer.address.example');
  const after = await calls.read();
  expect(after.settings.widgets[0].cta_text).toBe(`Ask us ("now";) on ${NEW_ADDRESS}/ask/ again`);
  expect(after.settings.widgets[0].channels).toEqual(first.channels);
  expect(after.history).toHaveLength(2);
  const open = JSON.stringify((await call('GET', `/${id}`)).body);
  for (const text of ['Moved', emailOf('Moved'), 'quoted', `Noted on ${NEW_ADDRESS}`]) expect(open).toContain(text);
  expect(JSON.stringify(await runTool(request, site, 'export', emailOf('Moved')))).toContain('quoted');
  await runTool(request, site, 'erase', emailOf('Moved'));
  expect(findLeads(site, emailOf('Moved'))).toEqual([]);
});

test('a message keeps its time when the time zone changes, and can be restored even with WordPress’s Trash off', async ({
  request,
  site,
}) => {
  expect(await (await writeAs(request, site, 'Zoned')).json()).toMatchObject({ status: 1 });
  await enterAsOwner(request, site);
  const id = idOf(site, emailOf('Zoned'));
  const call = await leadCalls(request, site);
  const { time } = (await call('GET', `/${id}`)).body.lead;
  expect(time).toMatch(/^\d{4}-/);
  site.setOption('timezone_string', 'Pacific/Auckland');
  try {
    expect((await call('GET', `/${id}`)).body.lead.time).toBe(time);
  } finally {
    site.setOption('timezone_string', 'Asia/Muscat');
  }
  const file = addConstant(site, 'EMPTY_TRASH_DAYS', '0');
  try {
    const move = (from: string, state: string) => call('POST', '', { changes: [{ id, from, state }] });
    expect((await move('new', 'trash')).body.done).toHaveLength(1);
    expect(stateOf(site, emailOf('Zoned'))).toBe('trash');
    expect((await call('GET', '?view=trash')).body.items).toContainEqual(expect.objectContaining({ id }));
    expect((await move('trash', 'new')).body.done).toHaveLength(1);
    expect(stateOf(site, emailOf('Zoned'))).toBe('private');
    expect(JSON.stringify((await call('GET', `/${id}`)).body)).toContain('Words of Zoned');
  } finally {
    rmSync(file);
  }
});

test('settings open and save on a site that disallows file changes', async ({ request, site }) => {
  const file = addConstant(site, 'DISALLOW_FILE_MODS', 'true');
  try {
    await enterAsOwner(request, site);
    expect((await request.get(`${site.url}/wp-admin/admin.php?page=hadaya`)).status()).toBe(200);
    const calls = await callsOf(request, site);
    const { revision } = await calls.read();
    expect((await calls.post({ revision, settings: { form: { title: 'Saved' } } })).status()).toBe(200);
    expect((await calls.read()).settings.form.title).toBe('Saved');
  } finally {
    rmSync(file);
  }
});
