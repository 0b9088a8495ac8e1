import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findLeads, freshNonce, PNG, postMessage, proofOf, storedNames } from './kit/message.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const uploads = (site: TestSite) => resolve(site.places.publicFolder, 'wp-content/uploads');

function folderOfFiles(site: TestSite): string {
  const name = readdirSync(uploads(site)).find((entry) => /^hadaya-[0-9a-f]{24}$/.test(entry));
  return resolve(uploads(site), name ?? 'missing');
}

test('a message with two files becomes one private row with both files', async ({ page, request, site }) => {
  const proof = await proofOf(request, site);
  await page.goto('/ask/');
  const answer = await page.evaluate(
    async ({ png, proof }) => {
      const { ajaxUrl, widgets } = Reflect.get(window, 'hadaya').settings.contact;
      const body = new FormData();
      const add = (name: string, value: string | File) => body.append(name, value);
      add('name', 'Amal');
      add('email', 'two-files@company.example');
      add('phone', '+96890000001');
      add('message', 'مئتا دفتر من فضلك\nwith our logo');
      add('custom_fields[4][label_file]', 'Logo or brief');
      add('custom_fields[4][slug]', 'file');
      add(
        'custom_fields[4][file]',
        new File([Uint8Array.from(atob(png), (c) => c.charCodeAt(0))], 'logo.png', { type: 'image/png' }),
      );
      add('custom_fields[5][label_file]', 'Logo or brief (2)');
      add('custom_fields[5][slug]', 'file');
      add('custom_fields[5][file]', new File(['%PDF-1.4\n'], 'brief.pdf', { type: 'application/pdf' }));
      add('nonce', widgets[0].token);
      for (const [name, value] of Object.entries(proof)) add(name, value);
      add('action', 'chaty_front_form_save_data');
      add('channel', 'Contact_Us');
      add('widget', '0');
      add('ref_url', location.href);
      add('page_title', document.title);
      const response = await fetch(ajaxUrl, { method: 'POST', body });
      return { status: response.status, body: await response.json() };
    },
    { png: PNG.toString('base64'), proof },
  );

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ status: 1, error: 0, errors: [], redirect_action: 'no', close_form_after: 'no' });
  const [lead, ...more] = findLeads(site, 'two-files@company.example');
  expect(more).toEqual([]);
  expect(lead?.post_status).toBe('private');
  expect(String(lead?.meta_value)).toContain('مئتا دفتر من فضلك\nwith our logo');
  const names = storedNames(lead);
  expect(names).toHaveLength(2);
  expect(readFileSync(resolve(folderOfFiles(site), names[0] ?? '')).equals(PNG)).toBe(true);
  expect(readFileSync(resolve(folderOfFiles(site), names[1] ?? ''), 'utf8')).toBe('%PDF-1.4\n');
  expect(site.mails().at(-1)).toMatchObject({ to: 'sales@shop.example' });
});

const php = Buffer.from('<?php system($_GET["c"]);');
/** The other kinds are PHPUnit's, `FileKindsTest`; these come through PHP's own uploads. */
const REFUSED: readonly (readonly [what: string, name: string, mimeType: string, buffer: Buffer])[] = [
  ['a .php that calls itself a picture', 'photo.php', 'image/jpeg', PNG],
  ['a PNG that calls itself a JPEG', 'photo.jpg', 'image/jpeg', PNG],
  ['a picture head before PHP', 'photo.gif', 'image/gif', Buffer.concat([Buffer.from('GIF89a'), php])],
  ['an empty file', 'empty.pdf', 'application/pdf', Buffer.alloc(0)],
];

test('missing and wrong fields, files that are not what they say, and calls without a good nonce come back by name, and nothing is stored', async ({
  request,
  site,
}) => {
  const answer = await postMessage(request, site, {
    name: ' ',
    email: 'no-address',
    phone: '12a',
    message: 'errors-only',
  });
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({
    status: 0,
    error: 1,
    errors: [
      { field: 'chaty-field-name', message: 'this field is required' },
      { field: 'chaty-field-email', message: 'Please enter a whole email address, for example name@example.com.' },
      { field: 'chaty-field-phone', message: 'Please write the phone number in digits, for example 9123 4567.' },
    ],
    message: '',
  });
  expect(findLeads(site, 'no-address')).toEqual([]);

  for (const [what, name, mimeType, buffer] of REFUSED) {
    const sender = `refused-${name}@company.example`;
    const refusal = await postMessage(request, site, {
      email: sender,
      'custom_fields[4][label_file]': 'Logo',
      'custom_fields[4][slug]': 'file',
      'custom_fields[4][file]': { name, mimeType, buffer },
    });
    expect(await refusal.json(), what).toMatchObject({ status: 0, error: 1, errors: [{ field: 'chaty-field-file' }] });
    expect(findLeads(site, sender), what).toEqual([]);
  }
  for (const fields of [{ widget: '_1' }, { nonce: '' }, { nonce: 'abc', 'nonce[]': 'x' }])
    expect(await (await postMessage(request, site, fields)).json(), JSON.stringify(fields)).toMatchObject({
      status: 0,
      message: 'Invalid request, Please try again',
    });

  // The nonce of a page that lay in a cache is refused, and a fresh one recovers.
  const old = await freshNonce(request, site);
  site.setOption('hadaya_test_nonce_life', 3600);
  const email = 'cached@company.example';
  const refused = await postMessage(request, site, { nonce: old, email });
  expect(await refused.json()).toEqual({
    status: 0,
    error: 0,
    errors: [],
    message: 'Invalid request, Please try again',
  });
  const accepted = await postMessage(request, site, { nonce: await freshNonce(request, site), email });
  site.setOption('hadaya_test_nonce_life', null);
  expect(await accepted.json()).toMatchObject({ status: 1 });
  expect(findLeads(site, email)).toHaveLength(1);
});
