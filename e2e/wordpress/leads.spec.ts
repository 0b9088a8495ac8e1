import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { leadCalls, readLead, tableAddress, throwAway } from './kit/inbox.ts';
import { findLeads, PDF, sendLead, storedNames } from './kit/message.ts';
import { logIn, peek } from './kit/session.ts';
import { EDITOR } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

test('a logged-out visitor reaches no message by any address', async ({ playwright, request, site }) => {
  const id = await sendLead(request, site, 'hidden@company.example');
  const visitor = await playwright.request.newContext();
  const addresses = [
    `/?p=${id}`,
    `/?p=${id}&post_type=hadaya_lead`,
    '/?post_type=hadaya_lead',
    `/hadaya_lead/${id}/`,
    '/?s=unfindable-secret',
    '/feed/?post_type=hadaya_lead',
    `/wp-json/wp/v2/hadaya_lead/${id}`,
    `/wp-json/wp/v2/posts/${id}`,
    '/wp-json/wp/v2/search?search=unfindable-secret',
    '/wp-json/wp/v2/types',
    '/wp-sitemap.xml',
  ];
  for (const address of addresses) {
    const text = await (await visitor.get(`${site.url}${address}`)).text();
    expect(text, address).not.toMatch(/hidden@company\.example|Two hundred|our.brief/);
    expect(text.includes('"hadaya_lead"'), address).toBe(false);
  }
  for (const path of [
    `post.php?post=${id}&action=edit`,
    'edit.php?post_type=hadaya_lead',
    `admin-post.php?action=hadaya_lead_file&lead=${id}&file=0`,
    'admin-post.php?action=hadaya_export_leads',
  ]) {
    const answer = await peek(visitor, `${site.url}/wp-admin/${path}`);
    const text = await answer.text();
    const isTurnedAway = answer.headers().location?.includes('wp-login.php') || [400, 403].includes(answer.status());
    expect(text, path).not.toContain('hidden@company.example');
    expect(isTurnedAway, path).toBe(true);
  }
  await visitor.dispose();
});

test('files are kept under names that say nothing, outside of the media library', async ({ request, site }) => {
  await sendLead(request, site, 'files@company.example');
  const [name] = storedNames(findLeads(site, 'files@company.example')[0]);
  const uploads = resolve(site.places.publicFolder, 'wp-content/uploads');
  const folder = readdirSync(uploads).find((entry) => entry.startsWith('hadaya-')) ?? '';
  expect(folder).toMatch(/^hadaya-[0-9a-f]{24}$/);
  expect(readdirSync(resolve(uploads, folder))).toEqual(expect.arrayContaining(['.htaccess', 'index.html', name]));
  expect(site.query("SELECT ID FROM wp_posts WHERE post_type = 'attachment' AND post_title LIKE '%brief%'")).toEqual(
    [],
  );
});

test('an editor without the right to see messages sees no message, no file and no table', async ({ request, site }) => {
  const id = await sendLead(request, site, 'editor-cannot@company.example');
  await logIn(request, site.url, EDITOR);
  for (const path of [
    'edit.php?post_type=hadaya_lead',
    `post.php?post=${id}&action=edit`,
    `admin-post.php?action=hadaya_lead_file&lead=${id}&file=0`,
    'admin-post.php?action=hadaya_export_leads',
    'admin.php?page=hadaya',
    'admin.php?page=hadaya-form',
    'admin.php?page=hadaya-inbox',
  ]) {
    const answer = await request.get(`${site.url}/wp-admin/${path}`);
    // WordPress refuses what is its own with 500, we with 403.
    expect([403, 500], path).toContain(answer.status());
    expect(await answer.text(), path).not.toContain('editor-cannot@company.example');
  }
});

test('the owner reads the message, loads its file byte for byte and exports a table without formulas', async ({
  request,
  site,
}) => {
  const id = await sendLead(request, site, 'owner@company.example', {
    name: '=HYPERLINK("http://evil.test")',
    message: '<script>window.__pwn=1</script>hello',
  });
  await logIn(request, site.url);
  const lead = await readLead(request, site, id);
  expect(JSON.stringify(lead)).toContain('owner@company.example');
  const fileUrl = lead.files[0].url;
  const file = await request.get(fileUrl);
  expect((await file.body()).equals(PDF)).toBe(true);
  expect(file.headers()).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="our-brief.pdf"; filename*=UTF-8''our%20brief.pdf`,
  });
  expect((await peek(request, fileUrl.replace(/_wpnonce=\w+/, '_wpnonce=0000000000'))).status()).toBe(403);

  const table = await (await request.get(await tableAddress(request, site))).text();
  expect(table.startsWith('\uFEFFdate,name,email')).toBe(true);
  expect(table).toContain(`"'=HYPERLINK(`);
});

test('deleting a message deletes its files', async ({ request, site }) => {
  const id = await sendLead(request, site, 'forget-me@company.example');
  const [name] = storedNames(findLeads(site, 'forget-me@company.example')[0]);
  await logIn(request, site.url);
  await throwAway(request, site, id);
  const { revision } = await readLead(request, site, id);
  const gone = await (await leadCalls(request, site))('DELETE', `/${id}`, { revision });
  expect(gone.status).toBe(200);
  expect(findLeads(site, 'forget-me@company.example')).toEqual([]);
  const uploads = resolve(site.places.publicFolder, 'wp-content/uploads');
  const folder = readdirSync(uploads).find((entry) => entry.startsWith('hadaya-')) ?? '';
  expect(readdirSync(resolve(uploads, folder))).not.toContain(name);
});
