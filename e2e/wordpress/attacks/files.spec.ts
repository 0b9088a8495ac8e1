import { chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { findLeads, notesOn, PDF, postMessage, sendLead, storedNames } from '../kit/message.ts';
import { keepOptions, withFields } from '../kit/ownerCalls.ts';
import { logIn } from '../kit/session.ts';
import { HADAYA_OPTIONS } from '../kit/siteContent.ts';
import type { TestSite } from '../kit/TestSite.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.afterEach(({ site }) => site.setOption('hadaya_test_quota', null));
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

const uploads = (site: TestSite) => resolve(site.paths.publicFolder, 'wp-content/uploads');
const folderOf = (site: TestSite) =>
  resolve(uploads(site), readdirSync(uploads(site)).find((name) => /^hadaya-[0-9a-f]{24}$/.test(name)) ?? 'missing');
const filesOf = (site: TestSite) => readdirSync(folderOf(site)).filter((name) => name.endsWith('.upload'));
const pdf = (name = 'brief.pdf') => ({ name, mimeType: 'application/pdf', buffer: PDF });
const fileAt = (index: number, name?: string) => ({
  [`custom_fields[${index}][label_file]`]: 'Logo or brief',
  [`custom_fields[${index}][slug]`]: 'file',
  [`custom_fields[${index}][file]`]: pdf(name),
});

test('stores only the allowed files of accepted submissions, and names the files that were not saved', async ({
  request,
  site,
}) => {
  await sendLead(request, site, 'makes-the-folder@company.example');
  const before = filesOf(site);
  withFields(site, [{ field: 'text', label: 'Company' }]);
  const email = 'no-field@company.example';
  const answer = await (await postMessage(request, site, { email, ...fileAt(4), ...fileAt(9) })).json();
  expect(answer).toMatchObject({
    status: 1,
    message: expect.stringMatching(/could not be saved: brief\.pdf, brief\.pdf/),
  });
  expect(filesOf(site)).toEqual(before);
  expect(storedNames(findLeads(site, email)[0])).toEqual([]);
  expect(notesOn(site, email)).toContain('brief.pdf');
  keepOptions(site, HADAYA_OPTIONS);

  const eleven = Object.assign({}, ...Array.from({ length: 11 }, (_, at) => fileAt(4 + at)));
  expect(await (await postMessage(request, site, eleven)).json()).toMatchObject({
    errors: [{ field: 'chaty-field-file', message: 'Too many files. Send at most 10.' }],
  });
  const oneBad = { ...fileAt(4), ...fileAt(5, 'brief.exe') };
  expect(await (await postMessage(request, site, oneBad)).json()).toMatchObject({ status: 0, error: 1 });
  expect(await (await postMessage(request, site, { ...fileAt(4), email: 'no address' })).json()).toMatchObject({
    error: 1,
  });
  expect(filesOf(site)).toEqual(before);
  await expectUnwritableReported(request, site);
});

test('with a full quota, the form accepts messages only without files, and the owner sees a warning', async ({
  request,
  playwright,
  site,
}) => {
  const visitor = await playwright.request.newContext();
  const health = async () => (await request.get(`${site.url}/wp-admin/site-health.php`)).text();
  await logIn(request, site.url);
  expect(await health()).toContain('There is enough space for message files');
  site.setOption('hadaya_test_quota', 1000);
  writeFileSync(resolve(folderOf(site), 'fill.upload'), Buffer.alloc(990));
  const email = 'full@company.example';
  expect(await (await postMessage(visitor, site, { email, ...fileAt(4) })).json()).toMatchObject({
    status: 0,
    errors: [{ field: 'chaty-field-file', index: '4', message: expect.stringContaining('storage is full') }],
  });
  expect(findLeads(site, email)).toEqual([]);
  expect(await (await postMessage(visitor, site, { email })).json()).toMatchObject({ status: 1 });
  expect(await health()).toContain('Storage for message attachments is almost full');

  withFields(site, [{ field: 'file', label: 'Logo or brief', required: true }]);
  const needed = 'needed@company.example';
  expect(await (await postMessage(visitor, site, { email: needed, ...fileAt(4) })).json()).toMatchObject({
    status: 1,
    message: expect.stringContaining('could not be saved: brief.pdf'),
  });
  rmSync(resolve(folderOf(site), 'fill.upload'));
  keepOptions(site, HADAYA_OPTIONS);
  await visitor.dispose();
});

async function expectUnwritableReported(request: APIRequestContext, site: TestSite): Promise<void> {
  keepOptions(site, {
    ...HADAYA_OPTIONS,
    form: { ...HADAYA_OPTIONS.form, redirect: 'https://shop.example/thanks', close_after: 2 },
  });
  const folder = folderOf(site);
  const email = 'unwritable@company.example';
  // Root can write to any folder, so as root the test puts a file in place of the folder.
  const isRoot = process.getuid?.() === 0;
  const moved = `${folder}-moved`;
  if (isRoot) {
    const { renameSync } = await import('node:fs');
    renameSync(folder, moved);
    writeFileSync(folder, '');
  } else chmodSync(folder, 0o555);
  const answer = await (await postMessage(request, site, { email, ...fileAt(4, 'our logo.pdf') })).json();
  if (isRoot) {
    const { renameSync } = await import('node:fs');
    rmSync(folder);
    renameSync(moved, folder);
  } else chmodSync(folder, 0o755);
  expect(answer).toMatchObject({
    status: 1,
    message: expect.stringMatching(
      /^Thank you\. We will reply soon\. Your message has arrived, but these files could not be saved: our logo\.pdf\./,
    ),
    redirect_action: 'no',
    close_form_after: 'no',
  });
  expect(notesOn(site, email)).toContain('our logo.pdf');
  keepOptions(site, HADAYA_OPTIONS);
}
