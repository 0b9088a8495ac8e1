/**
 * Sends owners' values through the endpoint and reads them as printed. PHPUnit covers the values themselves:
 * `ChannelsTest` with the whole table, `ValidatorTest`, `FormatsTest` and `PageRulesTest`.
 */
import ownerValues from '@hadaya/contact-widget/owner/values.json' with { type: 'json' };
import type { APIRequestContext } from '@playwright/test';
import { callsOf, enterAsOwner, keepOptions, SETTINGS_PAGE, saveForm } from './kit/ownerCalls.ts';
import { printedContact } from './kit/printedContact.ts';
import { PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({
  userAgent: PERSON,
  allow: { globals: ['chaty_settings'] },
});
test.afterAll(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOptions({ hadaya_test_folder: null, woocommerce_default_country: null });
});

async function readPrinted(request: APIRequestContext, site: TestSite) {
  const html = await (await request.get(`${site.url}/ask/`)).text();
  return printedContact(html).widgets[0];
}

const MOST_CHANNELS = 100;

test('normalises pasted numbers, URLs and time zones, and reports invalid ones next to their fields', async ({
  request,
  site,
}) => {
  await enterAsOwner(request, site);
  const { post, read } = await callsOf(request, site);
  const app = await (await request.get(`${site.url}${SETTINGS_PAGE}`)).text();
  const { zones }: { zones: readonly string[] } = JSON.parse(app.match(/var hadayaAdmin=(\{.*\});/)?.[1] ?? '{}');
  expect(zones).toContain('Asia/Muscat');
  expect(zones).not.toContain('Asia/Calcutta');

  const rows = ownerValues
    .flatMap(({ type, rows: given }) =>
      given.map(([value = '', expected = '']) => ({ channel: type, value, expected })),
    )
    .slice(0, MOST_CHANNELS);
  const wrong = rows.filter(({ expected }) => expected.startsWith('! '));
  const right = rows.filter((row) => !wrong.includes(row));
  const redirect = 'https://shop.example/%d8%b4%d9%83%d8%b1%d8%a7/';
  let revision = 0;
  const save = (channels: readonly object[], more: object = {}) =>
    post({ revision, settings: { widgets: [{ id: 0, channels }], ...more } });
  const { errors } = (await (await save(wrong, { common: { zone: 'Asia/Nowhere' } })).json()).data;
  expect(Object.keys(errors)).toEqual(
    expect.arrayContaining(['common.zone', ...wrong.map((_, index) => `widgets.0.channels.${index}.value`)]),
  );
  expect(Object.keys(errors)).toHaveLength(wrong.length + 1);
  expect((await save(right, { common: { zone: 'Asia/Calcutta' }, form: { redirect } })).status()).toBe(200);
  const { widgets, form, common } = (await read()).settings;
  const kept: readonly { readonly value: string }[] = widgets[0].channels;
  expect(kept.map(({ value }, index) => [right[index]?.value, value])).toEqual(
    right.map(({ value, expected }) => [value, expected]),
  );
  expect([form.redirect, common.zone]).toEqual([redirect, 'Asia/Calcutta']);

  // For a number without a country code, WooCommerce's country takes precedence over the time zone.
  revision = 1;
  for (const [country, value, code] of [
    [null, '9000 0001', '968 90000001'],
    ['AE:DU', '501234567', '971 501234567'],
    ['JO', '٠٧٩ ١٢٣ ٤٥٦٧', '962 791234567'],
  ] as const) {
    site.setOption('woocommerce_default_country', country);
    const found = (await (await save([{ channel: 'Whatsapp', value }])).json()).data.errors;
    expect(found, value).toEqual({ 'widgets.0.channels.0.value': expect.stringContaining(code) });
  }
  site.setOption('woocommerce_default_country', null);
  // Eight digits without a plus count as an Omani number, so the settings keep the plus of an eight-digit number from
  // another country. Links omit the plus.
  const values = ['+376 12345', '+974 055 123 456', '0044 020 7946 0000', '+39 06 1234 5678'];
  expect((await save(values.map((value) => ({ channel: 'Whatsapp', value })))).status()).toBe(200);
  const numbers: readonly { readonly value: string }[] = (await read()).settings.widgets[0].channels;
  expect(numbers.map(({ value }) => value)).toEqual(['+37612345', '97455123456', '442079460000', '390612345678']);
  const { channels } = await readPrinted(request, site);
  expect(channels[0]).toMatchObject({ type: 'whatsapp', value: '37612345' });
});

test('saves field labels, hints and a widget’s device, and rejects a dropdown without options', async ({
  page,
  site,
}) => {
  const { request } = page;
  const empty = { field: 'dropdown', label: 'Occasion', required: true, options: ' \n ' };
  const wrong = await saveForm(request, site, { items: [empty] });
  expect((await wrong.json()).data.errors).toEqual({ 'form.items.0.options': 'Enter at least one option.' });
  const items = [empty, { ...empty, label: 'Colour', options: 'Red\nBlue' }];
  keepOptions(site, { ...HADAYA_OPTIONS, form: { ...HADAYA_OPTIONS.form, items } });
  const stored = await readPrinted(request, site);
  expect(stored.channels.at(-1).form.fields).toMatchObject([{ label: 'Colour', options: ['Red', 'Blue'] }]);

  const name = { field: 'name', required: true, title: 'الاسم الكامل', hint: 'As on the card' };
  const company = { field: 'text', label: 'Company', hint: 'If you order for one' };
  expect((await saveForm(request, site, { items: [name, { field: 'email' }, company] })).status()).toBe(200);
  const { post } = await callsOf(request, site);
  const channels = [
    { channel: 'Phone', value: '+96890000002' },
    { channel: 'Whatsapp', value: '96890000001' },
  ];
  const second = { id: -1, name: 'Second', enabled: true, position: 'left', devices: 'desktop', channels };
  const widgets = [{ id: 0, devices: 'mobile' }, second];
  expect((await post({ revision: 1, settings: { widgets } })).status()).toBe(200);
  const { channels: first, devices } = await readPrinted(request, site);
  expect(first.at(-1).form.fields).toMatchObject([
    { type: 'name', label: 'الاسم الكامل', hint: 'As on the card', required: true },
    { type: 'email', label: 'Email' },
    { type: 'text', label: 'Company', hint: 'If you order for one' },
  ]);
  expect(devices).toBe('mobile');
  await page.goto('/ask/');
  await expect(page.locator('#chaty-widget-_1 .open-chaty')).toBeVisible();
  await expect(page.locator('#chaty-widget-0 .open-chaty')).toHaveCount(0);
});

const rule = (show: string, kind: string, value = '') => ({ show, rule: kind, value });

test('page rules hide both the widget and its plain links, even on a site in a subfolder', async ({
  request,
  site,
}) => {
  await enterAsOwner(request, site);
  const { post } = await callsOf(request, site);
  let revision = 0;
  /**
   * Saves page rules and returns whether a page has the widget. Asserts that a page has the plain links exactly when it
   * has the widget.
   */
  const has = async (path: string, ...pages: readonly object[]) => {
    expect((await post({ revision, settings: { widgets: [{ id: 0, pages }] } })).status()).toBe(200);
    revision += 1;
    const html = await (await request.get(`${site.url}${path}`)).text();
    expect(html.includes('hadaya-contact-fallback')).toBe(printedContact(html).widgets.length > 0);
    return printedContact(html).widgets.length > 0;
  };
  expect(await has('/ask/', rule('show', 'front'))).toBe(false);
  expect(await has('/', rule('show', 'front'))).toBe(true);
  expect(await has('/ask/?a=1', rule('show', 'exact', 'ask'), rule('show', 'front'))).toBe(true);
  expect(await has('/ask/', rule('hide', 'contains', 'sk'))).toBe(false);
  const arabic = '/%d9%87%d8%af%d8%a7%d9%8a%d8%a7/';
  expect(await has(arabic, rule('show', 'contains', 'هدايا'))).toBe(true);
  expect(await has(arabic, rule('show', 'starts', `${site.url}${arabic}?a=1`))).toBe(true);
  site.setOption('hadaya_test_folder', '/gifts');
  expect(await has('/gifts/ask/', rule('show', 'starts', `${site.url}/gifts/ask/`))).toBe(true);
  expect(await has('/gifts/ask/', rule('show', 'contains', 'gifts'))).toBe(false);
  const html = await (await request.get(`${site.url}/gifts/ask/?bar=1`)).text();
  const link = /id=['"]wp-admin-bar-hadaya-diagnostics['"]><a[^>]*href=['"]([^'"]*)['"]/.exec(html)?.[1];
  expect(link?.replaceAll('&#038;', '&')).toBe(`${site.url}/gifts/ask/?bar=1&hadaya_debug=1`);
});
