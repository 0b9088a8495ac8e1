import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { emailOf, emptyInbox, idOf, leadCalls, readLead, tableAddress, throwAway, writeAs } from './kit/inbox.ts';
import { findLeads, PDF, sendLead, storedNames } from './kit/message.ts';
import { logIn, peek } from './kit/session.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

// `attacks/endpoints` and `attacks/anonymous` cover access; PHPUnit's `LeadExportTest` covers formulas.
test('the owner reads, exports and deletes a message with its file, and the export neutralises formulas', async ({
  request,
  site,
}) => {
  const id = await sendLead(request, site, 'owner@company.example', {
    name: '=HYPERLINK("http://evil.test")',
    message: '<script>window.__pwn=1</script>hello',
  });
  const [name = ''] = storedNames(findLeads(site, 'owner@company.example')[0]);
  const uploads = resolve(site.paths.publicFolder, 'wp-content/uploads');
  const folder = readdirSync(uploads).find((entry) => entry.startsWith('hadaya-')) ?? '';
  expect(folder).toMatch(/^hadaya-[0-9a-f]{24}$/);
  expect(readdirSync(resolve(uploads, folder))).toEqual(expect.arrayContaining(['.htaccess', 'index.html', name]));
  expect(site.query("SELECT ID FROM wp_posts WHERE post_type = 'attachment' AND post_title LIKE '%brief%'")).toEqual(
    [],
  );
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

  await throwAway(request, site, id);
  const { revision } = await readLead(request, site, id);
  const gone = await (await leadCalls(request, site))('DELETE', `/${id}`, { revision });
  expect(gone.status).toBe(200);
  expect(findLeads(site, 'owner@company.example')).toEqual([]);
  expect(readdirSync(resolve(uploads, folder))).not.toContain(name);
});

test('the export contains the messages of the list’s view and filters', async ({ request, site }) => {
  emptyInbox(site);
  for (const name of ['Amal', 'Badr', 'Dina']) await writeAs(request, site, name);
  await logIn(request, site.url);
  const call = await leadCalls(request, site);
  const change = async (name: string, given: object) => {
    const id = idOf(site, emailOf(name));
    const { revision } = await readLead(request, site, id);
    expect((await call('POST', `/${id}`, { revision, ...given })).status).toBe(200);
  };
  await change('Badr', { snooze: Math.floor(Date.now() / 1000) + 3600 });
  await change('Dina', { assigned: 1 });
  const address = await tableAddress(request, site);
  const exported = async (query: string) =>
    (await (await request.get(`${address}&${query}`)).text()).match(/\w+(?=@inbox\.example)/g);
  expect(await exported('view=new')).toEqual(['dina', 'amal']);
  expect(await exported('view=snoozed')).toEqual(['badr']);
  expect(await exported('view=all&assigned=1')).toEqual(['dina']);
  expect(await exported('view=new&search=Words+of+Amal')).toEqual(['amal']);
});
