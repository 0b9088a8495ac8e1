import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { findLeads, PDF, postMessage, storedNames } from './kit/message.ts';
import { phpCommand } from './kit/phpCommand.ts';
import { logIn, peek } from './kit/session.ts';
import { EDITOR } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

type Request = Parameters<typeof postMessage>[0];

async function sendLead(request: Request, site: TestSite, email: string, more = {}): Promise<number> {
  const answer = await postMessage(request, site, {
    email,
    message: 'unfindable-secret',
    'custom_fields[4][label_file]': 'Brief',
    'custom_fields[4][slug]': 'file',
    'custom_fields[4][file]': { name: 'our brief.pdf', mimeType: 'application/pdf', buffer: PDF },
    ...more,
  });
  expect(await answer.json()).toMatchObject({ status: 1 });
  return Number(findLeads(site, email)[0]?.ID);
}

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
    expect(text, address).not.toMatch(/hidden@company\.example|Two hundred|our-brief/);
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

test('an editor without the right to manage the site sees no message, no file and no table', async ({
  request,
  site,
}) => {
  const id = await sendLead(request, site, 'editor-cannot@company.example');
  await logIn(request, site.url, EDITOR);
  for (const path of [
    'edit.php?post_type=hadaya_lead',
    `post.php?post=${id}&action=edit`,
    `admin-post.php?action=hadaya_lead_file&lead=${id}&file=0`,
    'admin-post.php?action=hadaya_export_leads',
    'options-general.php?page=hadaya',
  ]) {
    const answer = await request.get(`${site.url}/wp-admin/${path}`);
    expect(answer.status(), path).toBe(403);
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
  const list = await (await request.get(`${site.url}/wp-admin/edit.php?post_type=hadaya_lead`)).text();
  expect(list).toContain('owner@company.example');
  const detail = await (await request.get(`${site.url}/wp-admin/post.php?post=${id}&action=edit`)).text();
  expect(detail).not.toContain('<script>window.__pwn');
  expect(detail).toContain('hello');

  const fileUrl =
    detail
      .match(/href="([^"]*hadaya_lead_file[^"]*)"/)?.[1]
      ?.replaceAll('&#038;', '&')
      .replaceAll('&amp;', '&') ?? '';
  const file = await request.get(fileUrl);
  expect((await file.body()).equals(PDF)).toBe(true);
  expect(file.headers()).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'attachment; filename="our-brief.pdf"',
  });
  expect((await peek(request, fileUrl.replace(/_wpnonce=\w+/, '_wpnonce=0000000000'))).status()).toBe(403);

  const tableUrl =
    list
      .match(/href="([^"]*hadaya_export_leads[^"]*)"/)?.[1]
      ?.replaceAll('&#038;', '&')
      .replaceAll('&amp;', '&') ?? '';
  const table = await (await request.get(tableUrl)).text();
  expect(table.startsWith('\uFEFFdate,name,email')).toBe(true);
  expect(table).toContain(`"'=HYPERLINK(`);
});

/** The rows of a table as PHP's parser sees them, split at a separator. */
function parseTable(table: string, separator: string): readonly (readonly string[])[] {
  const code = `$rows = array(); while ( false !== ( $row = fgetcsv( STDIN, 0, $argv[1], '"', '' ) ) ) { $rows[] = $row; }
    echo json_encode( $rows, JSON_INVALID_UTF8_SUBSTITUTE );`;
  return JSON.parse(execFileSync(phpCommand(), ['-r', code, '--', separator], { input: table }).toString());
}

const FORMULAS = [
  'a\\"",=cmd|\'/c calc\'!A0,""',
  '\\",=1+1,"',
  'text;=1+1;x',
  'text;"=1+1";x',
  'text\t=1+1\tx',
  'line\n=1+1',
  'line\r\n-1+1',
  'pipe|@SUM(A1)',
  '+1+1',
  '@SUM(1+1)',
  '-2+3',
  '\uFF1D1+1',
  ' =1+1',
  'comma, =1+1',
  "quote;'=1+1",
] as const;

test('no message can put a formula into the table, whatever separator a spreadsheet program splits it at', async ({
  request,
  site,
}) => {
  for (const [index, message] of FORMULAS.entries()) {
    await sendLead(request, site, `formula-${index}@company.example`, { name: message, message });
  }
  await logIn(request, site.url);
  const list = await (await request.get(`${site.url}/wp-admin/edit.php?post_type=hadaya_lead`)).text();
  const address = list.match(/href="([^"]*hadaya_export_leads[^"]*)"/)?.[1] ?? '';
  const table = await (await request.get(address.replaceAll('&#038;', '&').replaceAll('&amp;', '&'))).text();

  const columns = parseTable(table, ',').map((row) => row.length);
  expect(new Set(columns)).toEqual(new Set([8]));
  for (const separator of [',', ';', '\t', '|']) {
    const armed = parseTable(table, separator)
      .flat()
      .filter((cell) => /^[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/.test(cell ?? ''));
    expect(armed, JSON.stringify(separator)).toEqual([]);
  }
  const rows = parseTable(table, ',');
  expect(rows.map((row) => row[4])).toContain('a\\"",\'=cmd|\'/c calc\'!A0,""');
});

test('deleting a message deletes its files', async ({ request, site }) => {
  const id = await sendLead(request, site, 'forget-me@company.example');
  const [name] = storedNames(findLeads(site, 'forget-me@company.example')[0]);
  await logIn(request, site.url);
  const detail = await (await request.get(`${site.url}/wp-admin/post.php?post=${id}&action=edit`)).text();
  const trash =
    detail
      .match(/href="([^"]*action=trash[^"]*)"/)?.[1]
      ?.replaceAll('&amp;', '&')
      .replaceAll('&#038;', '&') ?? '';
  await request.get(trash);
  const bin = await (await request.get(`${site.url}/wp-admin/edit.php?post_status=trash&post_type=hadaya_lead`)).text();
  const remove = [...bin.matchAll(/href="([^"]*action=delete[^"]*)"/g)]
    .map(([, url]) => (url ?? '').replaceAll('&amp;', '&').replaceAll('&#038;', '&'))
    .find((url) => url.includes(`post=${id}&`));
  await request.get(remove ?? '');
  expect(findLeads(site, 'forget-me@company.example')).toEqual([]);
  const uploads = resolve(site.places.publicFolder, 'wp-content/uploads');
  const folder = readdirSync(uploads).find((entry) => entry.startsWith('hadaya-')) ?? '';
  expect(readdirSync(resolve(uploads, folder))).not.toContain(name);
});
