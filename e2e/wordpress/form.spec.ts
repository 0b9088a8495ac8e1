import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findLeads, freshNonce, PDF, PNG, postMessage, storedNames } from './kit/message.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const uploads = (site: TestSite) => resolve(site.places.publicFolder, 'wp-content/uploads');

function folderOfFiles(site: TestSite): string {
  const name = readdirSync(uploads(site)).find((entry) => /^hadaya-[0-9a-f]{24}$/.test(entry));
  return resolve(uploads(site), name ?? 'missing');
}

test('a message with two files becomes one private row with both files', async ({ page, site }) => {
  await page.goto('/ask/');
  const answer = await page.evaluate(async (png) => {
    const { ajax_url, chaty_widgets } = Reflect.get(window, 'chaty_settings');
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
    add('nonce', chaty_widgets[0].settings.widget_token);
    add('action', 'chaty_front_form_save_data');
    add('channel', 'Contact_Us');
    add('widget', '0');
    add('ref_url', location.href);
    add('page_title', document.title);
    const response = await fetch(ajax_url, { method: 'POST', body });
    return { status: response.status, body: await response.json() };
  }, PNG.toString('base64'));

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

test('missing and wrong fields come back by name, and nothing is stored', async ({ request, site }) => {
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
      { field: 'chaty-field-email', message: 'email address is not valid' },
      { field: 'chaty-field-phone', message: 'phone number is not valid' },
    ],
    message: '',
  });
  expect(findLeads(site, 'no-address')).toEqual([]);
});

test('the nonce of a page that lay in a cache is refused, and a fresh one recovers', async ({ request, site }) => {
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

test('a fresh nonce is never kept by a cache, and pages are told where it is', async ({ page, request, site }) => {
  for (const answer of [
    await request.post(site.ajaxUrl, { form: { action: 'hadaya_fresh_nonce' } }),
    await request.get(`${site.ajaxUrl}?action=hadaya_fresh_nonce`),
  ]) {
    expect(answer.status()).toBe(200);
    expect((await answer.json()).nonce).toMatch(/^[0-9a-f]{10}$/);
    expect(answer.headers()).toMatchObject({
      'cache-control': expect.stringMatching(/no-store.*private/),
      'surrogate-control': 'no-store',
      'x-litespeed-cache-control': 'no-cache',
    });
  }
  await page.goto('/ask/');
  const action = await page.evaluate(() => Reflect.get(window, 'chaty_settings').fresh_nonce_action);
  expect(action).toBe('hadaya_fresh_nonce');
});

test('a contact plugin whose widget we draw gets fresh nonces for each of its widgets, and our limits', async ({
  page,
  request,
  site,
}) => {
  site.setOption('hadaya_test_contact_plugin', '1');
  const ask = async (widget: string) => {
    const answer = await request.post(site.ajaxUrl, { form: { action: 'hadaya_fresh_nonce', widget } });
    return [answer.status(), (await answer.json()).nonce];
  };
  const [first, second, wrong] = [await ask('0'), await ask('_1'), await ask('_1 OR 1')];
  await page.goto('/ask/?stand-ins=1');
  const settings = await page.evaluate(() => Reflect.get(window, 'chaty_settings'));
  site.setOption('hadaya_test_contact_plugin', null);
  expect(first).toEqual([200, expect.stringMatching(/^[0-9a-f]{10}$/)]);
  expect(second).toEqual([200, expect.stringMatching(/^[0-9a-f]{10}$/)]);
  expect(second).not.toEqual(first);
  expect(wrong).toEqual([404, '']);
  expect(settings).toMatchObject({
    fresh_nonce_action: 'hadaya_fresh_nonce',
    max_upload_bytes: expect.any(Number),
    max_total_bytes: expect.any(Number),
  });
});

const php = Buffer.from('<?php system($_GET["c"]);');
const REFUSED: readonly (readonly [what: string, name: string, mimeType: string, buffer: Buffer])[] = [
  ['a .php renamed .jpg', 'photo.jpg', 'image/jpeg', php],
  ['a .php that calls itself a picture', 'photo.php', 'image/jpeg', PNG],
  ['a picture whose name ends in another kind', 'photo.png.phtml', 'image/png', PNG],
  ['a PNG that calls itself a JPEG', 'photo.jpg', 'image/jpeg', PNG],
  ['a picture head before PHP', 'photo.gif', 'image/gif', Buffer.concat([Buffer.from('GIF89a'), php])],
  ['an SVG', 'logo.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['an HTML page', 'brief.html', 'text/html', Buffer.from('<script>alert(1)</script>')],
  ['an empty file', 'empty.pdf', 'application/pdf', Buffer.alloc(0)],
  ['a file without an extension', 'brief', 'application/pdf', PDF],
];

for (const [what, name, mimeType, buffer] of REFUSED) {
  test(`${what} is refused and leaves nothing behind`, async ({ request, site }) => {
    const email = `refused-${name}@company.example`;
    const answer = await postMessage(request, site, {
      email,
      'custom_fields[4][label_file]': 'Logo',
      'custom_fields[4][slug]': 'file',
      'custom_fields[4][file]': { name, mimeType, buffer },
    });
    expect(await answer.json()).toMatchObject({ status: 0, error: 1, errors: [{ field: 'chaty-field-file' }] });
    expect(findLeads(site, email)).toEqual([]);
  });
}

const pdfFields = (field: number) => ({
  [`custom_fields[${field}][slug]`]: 'file',
  [`custom_fields[${field}][file]`]: { name: 'brief.pdf', mimeType: 'application/pdf', buffer: PDF },
});

test('a file beyond the size limit is refused', async ({ request, site }) => {
  site.setOption('hadaya_test_max_bytes', 10);
  const answer = await postMessage(request, site, pdfFields(4));
  site.setOption('hadaya_test_max_bytes', null);
  expect(await answer.json()).toMatchObject({
    errors: [{ field: 'chaty-field-file', message: 'this file is too large' }],
  });
});

test('files that are too large together are refused', async ({ request, site }) => {
  site.setOption('hadaya_test_max_total', PDF.length + 1);
  const answer = await postMessage(request, site, { ...pdfFields(4), ...pdfFields(5) });
  site.setOption('hadaya_test_max_total', null);
  expect((await answer.json()).errors).toEqual([
    { field: 'chaty-field-file', message: 'the files are too large together' },
  ]);
});

test('the page is told the limits that the server holds: its own and PHP’s, whichever is less', async ({
  page,
  site,
}) => {
  const read = async () => {
    await page.goto('/ask/');
    return page.evaluate(() => Reflect.get(window, 'chaty_settings'));
  };
  const { max_upload_bytes: most, max_total_bytes: total } = await read();
  site.setOption('hadaya_test_max_bytes', 1000);
  site.setOption('hadaya_test_max_total', 1500);
  const lowered = await read();
  site.setOption('hadaya_test_max_bytes', 2 ** 40);
  site.setOption('hadaya_test_max_total', 2 ** 40);
  const raised = await read();
  site.setOption('hadaya_test_max_bytes', null);
  site.setOption('hadaya_test_max_total', null);
  expect(most).toBeLessThanOrEqual(10 * 1024 * 1024);
  expect(total).toBeLessThanOrEqual(32 * 1024 * 1024);
  expect(lowered).toMatchObject({ max_upload_bytes: 1000, max_total_bytes: 1500 });
  // The test site's PHP takes files of 32 MB in requests of 40 MB.
  expect(raised.max_upload_bytes).toBe(32 * 1024 * 1024);
  expect(raised.max_total_bytes).toBeLessThan(40 * 1024 * 1024);
  expect(raised.max_total_bytes).toBeGreaterThan(39 * 1024 * 1024);
});

test('after too many messages of one visitor the form asks to wait, and other visitors still reach the shop', async ({
  playwright,
  request,
  site,
}) => {
  site.setOption('hadaya_test_rate_limit', 2);
  const answers = [];
  for (let count = 0; count < 3; count += 1) answers.push(await postMessage(request, site));
  const other = await playwright.request.newContext();
  const { status: others } = await (await postMessage(other, site)).json();
  await other.dispose();
  site.setOption('hadaya_test_rate_limit', 0);
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await answers[2]?.json()).toMatchObject({
    status: 0,
    error: 0,
    message: expect.stringContaining('try again in ten minutes'),
  });
  expect(others).toBe(1);
});

test('visitors without a token count by address: the connection’s, or the one that the owner’s proxy names last', async ({
  playwright,
  request,
  site,
}) => {
  const nonce = await freshNonce(request, site);
  const send = async (forwarded: string) => {
    const visitor = await playwright.request.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': forwarded } });
    const answer = await postMessage(visitor, site, { nonce });
    await visitor.dispose();
    return answer.status();
  };
  site.setOption('hadaya_test_rate_limit', 1);
  const untrusted = [await send('203.0.113.1'), await send('203.0.113.2')];
  site.setOption('hadaya_options', {
    ...HADAYA_OPTIONS,
    form: { ...HADAYA_OPTIONS.form, proxy_header: 'X-Forwarded-For' },
  });
  const trusted = [
    await send('203.0.113.3'),
    await send('203.0.113.4'),
    await send('198.51.100.9, 203.0.113.4'),
    await send('2001:db8:1:2::1'),
    await send('2001:db8:1:2:ffff::2'),
    await send('nonsense'),
  ];
  site.setOption('hadaya_options', HADAYA_OPTIONS);
  site.setOption('hadaya_test_rate_limit', 0);
  expect(untrusted).toEqual([200, 429]);
  expect(trusted).toEqual([200, 200, 429, 200, 429, 429]);
});

test('custom fields of equal label are all kept, and unknown shapes are passed over', async ({ request, site }) => {
  const email = 'custom@company.example';
  await postMessage(request, site, {
    email,
    'custom_fields[4][label_text]': 'Company',
    'custom_fields[4][slug]': 'text',
    'custom_fields[4][text]': 'Hadaya LLC',
    'custom_fields[custom_fields_1][label_text]': 'Company',
    'custom_fields[custom_fields_1][slug]': 'text',
    'custom_fields[custom_fields_1][text]': 'Second',
    'custom_fields[6]': 'no list',
    'custom_fields[7][slug][]': 'text',
  });
  const [lead] = findLeads(site, email);
  expect(String(lead?.meta_value)).toContain('Hadaya LLC');
  expect(String(lead?.meta_value)).toContain('Second');
});

test('the other widget, a missing nonce and an array for a nonce are refused', async ({ request, site }) => {
  const wrong = [{ widget: '_1' }, { nonce: '' }, { nonce: 'abc', 'nonce[]': 'x' }];
  for (const fields of wrong) {
    expect(await (await postMessage(request, site, fields)).json()).toMatchObject({
      status: 0,
      message: 'Invalid request, Please try again',
    });
  }
});
