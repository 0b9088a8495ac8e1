/** A long request costs no more than a short one, because no endpoint passes a long text to WordPress's sanitisers. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { freshNonce, postMessage } from '../kit/message.ts';
import { keepOptions, withFields } from '../kit/ownerCalls.ts';
import { HADAYA_OPTIONS } from '../kit/siteContent.ts';
import type { TestSite } from '../kit/TestSite.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();

/** 120 kB of text with 40,000 percent signs, each of which makes WordPress read the text again from the start. */
const LONG = '%41'.repeat(40_000);
const NESTED = `${'%'.repeat(40_000)}${'41'.repeat(40_000)}`;
/** Maximum number of characters that the plugin passes to WordPress's sanitisers. */
const MOST = 2100;

/** Returns the length of the longest text that WordPress sanitised while `call` ran. */
async function longestCleaned(site: TestSite, call: () => Promise<unknown>): Promise<number> {
  const file = resolve(dirname(site.paths.mailLog), 'cleaned.txt');
  writeFileSync(file, '');
  await call();
  const lengths = existsSync(file) ? readFileSync(file, 'utf8').split('\n').map(Number) : [];
  rmSync(file, { force: true });
  return Math.max(0, ...lengths);
}

test.afterEach(({ site }) => keepOptions(site, HADAYA_OPTIONS));

const FORM = [
  'widget',
  'nonce',
  'name',
  'email',
  'phone',
  'message',
  'channel',
  'ref_url',
  'page_title',
  'page_id',
  'token',
  'v2token',
  'stamp',
];
const OWN = ['slug', 'label_text', 'text', 'label_file'];

test('the form truncates every parameter before sanitising it', async ({ request, site }) => {
  withFields(site, [{ field: 'text', label: 'Company' }]);
  const nonce = await freshNonce(request, site);
  for (const name of FORM) {
    const longest = await longestCleaned(site, () => postMessage(request, site, { nonce, [name]: LONG }));
    expect(longest, name).toBeLessThanOrEqual(MOST);
  }
  const nested = Object.fromEntries(FORM.filter((name) => name !== 'widget').map((name) => [name, NESTED]));
  const all = () => postMessage(request, site, { ...nested, nonce });
  expect(await longestCleaned(site, all), 'all fields, nested').toBeLessThanOrEqual(MOST);
  const own = {
    'custom_fields[4][slug]': 'text',
    'custom_fields[4][label_text]': 'Company',
    'custom_fields[4][text]': 'x',
  };
  for (const name of OWN) {
    const fields = { nonce, ...own, [`custom_fields[4][${name}]`]: LONG };
    expect(await longestCleaned(site, () => postMessage(request, site, fields)), name).toBeLessThanOrEqual(MOST);
  }
  const file = { name: `${'%41'.repeat(2000)}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  const sent = () => postMessage(request, site, { nonce, 'custom_fields[4][file]': file });
  expect(await longestCleaned(site, sent)).toBeLessThanOrEqual(MOST);
});

test('nonces, counters, cookies, headers, preview links and routes limit input length before sanitising', async ({
  request,
  site,
}) => {
  const endpoints: readonly (readonly [action: string, names: readonly string[]])[] = [
    ['hadaya_fresh_nonce', ['widget']],
    ['update_chaty_widget_views', ['widgetId', 'channels[]', 'channel', 'isSingle', 'nonce']],
  ];
  for (const [action, names] of endpoints) {
    for (const name of names) {
      const call = () => request.post(site.ajaxUrl, { form: { action, [name]: LONG } });
      expect(await longestCleaned(site, call), `${action} ${name}`).toBeLessThanOrEqual(MOST);
    }
    const unknown = () => request.post(site.ajaxUrl, { form: { action: `${action}${LONG}` } });
    expect(await longestCleaned(site, unknown), action).toBeLessThanOrEqual(MOST);
  }
  const refused = await request.post(site.ajaxUrl, { form: { action: 'hadaya_fresh_nonce', other: LONG } });
  expect(refused.status()).toBe(404);

  const long = '%41'.repeat(1500);
  const nonce = await freshNonce(request, site);
  const headers: readonly Readonly<Record<string, string>>[] = [
    { cookie: `hadaya_visitor=${encodeURIComponent(long)}` },
    { cookie: `sbjs_current=${encodeURIComponent(long)}` },
    { 'X-Forwarded-For': long },
    { 'Accept-Language': long },
    { 'User-Agent': long },
    { Referer: `${site.url}/${long}` },
  ];
  const form = {
    action: 'chaty_front_form_save_data',
    widget: '0',
    name: 'A',
    email: 'a@b.example',
    message: 'x',
    nonce,
  };
  for (const header of headers) {
    const call = () => request.post(site.ajaxUrl, { headers: header, form });
    expect(await longestCleaned(site, call), Object.keys(header)[0]).toBeLessThanOrEqual(MOST);
  }
  for (const path of [
    `/?hadaya_preview=${encodeURIComponent(long)}`,
    `/?hadaya_debug=${encodeURIComponent(long)}`,
    `/?rest_route=/hadaya/v1/settings&revision=${encodeURIComponent(long)}`,
  ]) {
    expect(await longestCleaned(site, () => request.get(`${site.url}${path}`)), path.slice(0, 30)).toBeLessThanOrEqual(
      MOST,
    );
  }
  const route = () =>
    request.post(`${site.url}/?rest_route=/hadaya/v1/settings`, { data: { revision: LONG, settings: { form: LONG } } });
  expect(await longestCleaned(site, route)).toBeLessThanOrEqual(MOST);
});
