import type { APIRequestContext } from '@playwright/test';
import { freshNonce, PDF, postMessage } from './kit/message.ts';
import { printedContact } from './kit/printedContact.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

async function readPrinted(request: APIRequestContext, site: TestSite) {
  const html = await (await request.get(`${site.url}/ask/`)).text();
  return printedContact(html);
}

test('a fresh nonce is never cached, and the nonce action is also printed in another contact plugin’s settings', async ({
  page,
  request,
  site,
}) => {
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
  expect((await readPrinted(request, site)).tokenAction).toBe('hadaya_fresh_nonce');

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

const pdfFields = (field: number) => ({
  [`custom_fields[${field}][slug]`]: 'file',
  [`custom_fields[${field}][file]`]: { name: 'brief.pdf', mimeType: 'application/pdf', buffer: PDF },
});

test('enforces the file limits that the form prints and the limit on messages per visitor', async ({
  playwright,
  request,
  site,
}) => {
  site.setOption('hadaya_test_max_bytes', 10);
  const large = await postMessage(request, site, pdfFields(4));
  site.setOption('hadaya_test_max_bytes', null);
  expect(await large.json()).toMatchObject({
    errors: [{ field: 'chaty-field-file', message: 'This file is too large. Choose a smaller file.' }],
  });

  site.setOption('hadaya_test_max_total', PDF.length + 1);
  const answer = await postMessage(request, site, { ...pdfFields(4), ...pdfFields(5) });
  site.setOption('hadaya_test_max_total', null);
  expect((await answer.json()).errors).toEqual([
    {
      field: 'chaty-field-file',
      index: '5',
      message: 'The files are too large in total. Remove one or choose smaller files.',
    },
  ]);

  const { maxUploadBytes: most, maxTotalBytes: total } = await readPrinted(request, site);
  site.setOptions({ hadaya_test_max_bytes: 1000, hadaya_test_max_total: 1500 });
  const lowered = await readPrinted(request, site);
  site.setOptions({ hadaya_test_max_bytes: 2 ** 40, hadaya_test_max_total: 2 ** 40 });
  const raised = await readPrinted(request, site);
  site.setOptions({ hadaya_test_max_bytes: null, hadaya_test_max_total: null });
  expect(most).toBeLessThanOrEqual(10 * 1024 * 1024);
  expect(total).toBeLessThanOrEqual(32 * 1024 * 1024);
  expect(lowered).toMatchObject({ maxUploadBytes: 1000, maxTotalBytes: 1500 });
  // The test site's PHP accepts files of 32 MB in requests of 40 MB.
  expect(raised.maxUploadBytes).toBe(32 * 1024 * 1024);
  expect(raised.maxTotalBytes).toBeLessThan(40 * 1024 * 1024);
  expect(raised.maxTotalBytes).toBeGreaterThan(39 * 1024 * 1024);

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

  // The server counts visitors without a token by IP address; PHPUnit's `VisitorTest` covers IP addresses and
  // households.
  const nonce = await freshNonce(request, site);
  const send = async (forwarded: string) => {
    const visitor = await playwright.request.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': forwarded } });
    const sent = await postMessage(visitor, site, { nonce });
    await visitor.dispose();
    return sent.status();
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
    await send('nonsense'),
  ];
  site.setOptions({ hadaya_options: HADAYA_OPTIONS, hadaya_test_rate_limit: 0 });
  expect(untrusted).toEqual([200, 429]);
  expect(trusted).toEqual([200, 200, 429, 429]);
});
