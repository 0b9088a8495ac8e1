/** Values that an owner may give: what is taken, what is refused at its field, and what is printed of it. */

import ownerValues from '@hadaya/contact-widget/owner/values.json' with { type: 'json' };
import type { APIRequestContext } from '@playwright/test';
import { callsOf, enterAsOwner, keepOptions, SETTINGS_PAGE, saveForm } from './kit/ownerCalls.ts';
import { printedContact } from './kit/printedContact.ts';
import { logIn } from './kit/session.ts';
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
  site.setOption('hadaya_test_folder', null);
});

/** What the page prints for the contact widget. */
async function readPrinted(request: APIRequestContext, site: TestSite) {
  const html = await (await request.get(`${site.url}/ask/`)).text();
  return printedContact(html).widgets[0];
}

test('every time zone that is offered is taken, and so are older names of them', async ({ request, site }) => {
  await enterAsOwner(request, site);
  const { post } = await callsOf(request, site);
  const app = await (await request.get(`${site.url}${SETTINGS_PAGE}`)).text();
  const { zones }: { zones: readonly string[] } = JSON.parse(app.match(/var hadayaAdmin=(\{.*\});/)?.[1] ?? '{}');
  expect(zones).toContain('Asia/Muscat');
  expect(zones).not.toContain('Asia/Calcutta');
  const tried = [...zones.filter((_zone, index) => index % 100 === 0), 'Asia/Calcutta', 'Europe/Kiev', 'US/Pacific'];
  for (const [revision, zone] of tried.entries()) {
    expect((await post({ revision, settings: { common: { zone } } })).status(), zone).toBe(200);
  }
  const wrong = await post({ revision: tried.length, settings: { common: { zone: 'Asia/Nowhere' } } });
  expect(Object.keys((await wrong.json()).data.errors)).toEqual(['common.zone']);
});

test('a choice without choices is refused at its field, and one that is stored blocks no form', async ({
  request,
  site,
}) => {
  const item = { field: 'dropdown', label: 'Occasion', required: true, options: ' \n ' };
  const wrong = await saveForm(request, site, { items: [item] });
  expect((await wrong.json()).data.errors).toEqual({ 'form.items.0.options': 'Give at least one choice.' });
  const items = [item, { ...item, label: 'Colour', options: 'Red\nBlue' }];
  keepOptions(site, { ...HADAYA_OPTIONS, form: { ...HADAYA_OPTIONS.form, items } });
  const { channels } = await readPrinted(request, site);
  expect(channels.at(-1).form.fields).toMatchObject([{ label: 'Colour', options: ['Red', 'Blue'] }]);
});

test('addresses keep their Arabic letters, however they were copied', async ({ request, site }) => {
  const redirect = 'https://shop.example/%d8%b4%d9%83%d8%b1%d8%a7/';
  expect((await saveForm(request, site, { redirect })).status()).toBe(200);
  const { read, post } = await callsOf(request, site);
  const channels = [{ channel: 'Link', value: redirect }];
  expect((await post({ revision: 1, settings: { widgets: [{ id: 0, channels }] } })).status()).toBe(200);
  const { form, widgets } = (await read()).settings;
  expect([form.redirect, widgets[0].channels[0].value]).toEqual([redirect, redirect]);
});

test('a number without its country code is told at its field, and one of another country keeps its plus', async ({
  request,
  site,
}) => {
  await enterAsOwner(request, site);
  const { post, read } = await callsOf(request, site);
  const save = (revision: number, value: string) =>
    post({ revision, settings: { widgets: [{ id: 0, channels: [{ channel: 'Whatsapp', value }] }] } });
  const { errors } = (await (await save(0, '9000 0001')).json()).data;
  expect(errors).toEqual({ 'widgets.0.channels.0.value': expect.stringContaining('968 90000001') });
  expect((await save(0, '968 9000 0001')).status()).toBe(200);
  expect((await read()).settings.widgets[0].channels[0].value).toBe('96890000001');
  // Eight digits are a whole number of Oman’s: those of another country are known by the plus, which no link carries.
  for (const [revision, value] of ['+299 123 45', '+376 12345', '+376 12345'].entries())
    expect((await save(revision + 1, value)).status(), value).toBe(200);
  expect((await read()).settings.widgets[0].channels[0].value).toBe('+37612345');
  const { channels } = await readPrinted(request, site);
  expect(channels[0]).toMatchObject({ type: 'whatsapp', value: '37612345' });
  // WooCommerce knows its country better than the time zone.
  site.setOption('woocommerce_default_country', 'AE:DU');
  const other = (await (await save(4, '501234567')).json()).data.errors;
  site.setOption('woocommerce_default_country', null);
  expect(Object.values(other)).toEqual([expect.stringContaining('971 501234567')]);
});

/** As many as a widget may have. */
const MOST_CHANNELS = 100;

/** What the settings say of a value that cannot be right. */
const REFUSALS: Readonly<Record<string, RegExp>> = {
  number: /^Enter (?:the number with its country code|a phone number)|^The country code is missing/,
  several: /^This is more than one number/,
  link: /^This link holds no phone number/,
  extension: /^A number with an extension takes no messages/,
  email: /^Enter an email address/,
  name: /^Enter the user name alone/,
  url: /^Enter an address that begins with https/,
};

test('values are taken however they were copied, as the contact widget takes them; the others are refused at their fields', async ({
  request,
  site,
}) => {
  await enterAsOwner(request, site);
  const { post, read } = await callsOf(request, site);
  const rows = ownerValues.flatMap(({ type, rows: given }) =>
    given.map(([value = '', wanted = '']) => ({ channel: type, value, wanted })),
  );
  let revision = 0;
  const save = (channels: readonly object[]) => post({ revision, settings: { widgets: [{ id: 0, channels }] } });
  for (let from = 0; from < rows.length; from += MOST_CHANNELS) {
    const some = rows.slice(from, from + MOST_CHANNELS);
    const wrong = some.filter(({ wanted }) => wanted.startsWith('! '));
    // Without a wrong one among them they would be saved.
    const { errors = {} } = wrong.length > 0 ? (await (await save(wrong)).json()).data : {};
    expect(Object.keys(errors)).toHaveLength(wrong.length);
    for (const [index, row] of wrong.entries())
      expect(errors[`widgets.0.channels.${index}.value`], JSON.stringify(row)).toMatch(
        REFUSALS[row.wanted.slice(2)] ?? /never/,
      );
    const right = some.filter((row) => !wrong.includes(row));
    expect(await (await save(right)).json()).not.toHaveProperty('data.errors');
    revision += 1;
    const kept: readonly { readonly value: string }[] = (await read()).settings.widgets[0].channels;
    expect(kept.map(({ value }, index) => [right[index]?.value, value])).toEqual(
      right.map(({ value, wanted }) => [value, wanted]),
    );
  }
});

test('a number that begins with the zero of calls inside the country is told with its code', async ({
  request,
  site,
}) => {
  keepOptions(site, { ...HADAYA_OPTIONS, common: { zone: 'Asia/Amman' } });
  site.setOption('woocommerce_default_country', 'JO');
  await logIn(request, site.url);
  const { post } = await callsOf(request, site);
  const channels = [{ channel: 'Whatsapp', value: '٠٧٩ ١٢٣ ٤٥٦٧' }];
  const { errors } = (await (await post({ revision: 0, settings: { widgets: [{ id: 0, channels }] } })).json()).data;
  site.setOption('woocommerce_default_country', null);
  expect(Object.values(errors)).toEqual([expect.stringContaining('962 791234567')]);
});

test('the zero of calls inside the country is dropped behind the country code, where that country’s numbers have none', async ({
  request,
  site,
}) => {
  await enterAsOwner(request, site);
  const { post, read } = await callsOf(request, site);
  const values = ['+974 055 123 456', '0044 020 7946 0000', '+39 06 1234 5678', '+968 9000 0001'];
  const channels = values.map((value) => ({ channel: 'Whatsapp', value }));
  expect((await post({ revision: 0, settings: { widgets: [{ id: 0, channels }] } })).status()).toBe(200);
  const kept: readonly { readonly value: string }[] = (await read()).settings.widgets[0].channels;
  expect(kept.map(({ value }) => value)).toEqual(['97455123456', '442079460000', '390612345678', '96890000001']);
});

test('labels and hints of the usual fields are the owner’s, and a widget may be for one kind of device', async ({
  request,
  site,
}) => {
  const name = { field: 'name', required: true, title: 'الاسم الكامل', hint: 'As on the card' };
  const company = { field: 'text', label: 'Company', hint: 'If you order for one' };
  expect((await saveForm(request, site, { items: [name, { field: 'email' }, company] })).status()).toBe(200);
  const { post } = await callsOf(request, site);
  expect((await post({ revision: 1, settings: { widgets: [{ id: 0, devices: 'mobile' }] } })).status()).toBe(200);
  const { channels, devices } = await readPrinted(request, site);
  expect(channels.at(-1).form.fields).toMatchObject([
    { type: 'name', label: 'الاسم الكامل', hint: 'As on the card', required: true },
    { type: 'email', label: 'Email' },
    { type: 'text', label: 'Company', hint: 'If you order for one' },
  ]);
  expect(devices).toBe('mobile');
});

test('of a widget for phones and one for computers, a computer shows its own', async ({ page, site }) => {
  const first = { ...HADAYA_OPTIONS.widgets[0], id: 0, devices: 'mobile' };
  const second = { ...first, id: 1, name: 'Second', position: 'left', devices: 'desktop' };
  keepOptions(site, { ...HADAYA_OPTIONS, widgets: [first, second] });
  await page.goto('/ask/');
  await expect(page.locator('#chaty-widget-_1 .open-chaty')).toBeVisible();
  await expect(page.locator('#chaty-widget-0 .open-chaty')).toHaveCount(0);
});

/** Keeps page rules and tells whether a page has the widget; its plain links are there with it and only then. */
async function openPages(request: APIRequestContext, site: TestSite) {
  await enterAsOwner(request, site);
  const { post } = await callsOf(request, site);
  let revision = 0;
  return async (path: string, ...pages: readonly object[]) => {
    expect((await post({ revision, settings: { widgets: [{ id: 0, pages }] } })).status()).toBe(200);
    revision += 1;
    const html = await (await request.get(`${site.url}${path}`)).text();
    expect(html.includes('hadaya-contact-fallback')).toBe(printedContact(html).widgets.length > 0);
    return printedContact(html).widgets.length > 0;
  };
}
const rule = (show: string, kind: string, value = '') => ({ show, rule: kind, value });

test('rules by page keep the widget and its plain links away', async ({ request, site }) => {
  const has = await openPages(request, site);
  expect(await has('/ask/', rule('show', 'front'))).toBe(false);
  expect(await has('/', rule('show', 'front'))).toBe(true);
  expect(await has('/ask/', rule('show', 'starts', '/as'))).toBe(false);
  expect(await has('/ask/?a=1', rule('show', 'exact', 'ask'), rule('show', 'front'))).toBe(true);
  expect(await has('/ask/', rule('hide', 'contains', 'sk'))).toBe(false);
});

test('a page rule takes a whole address and letters in percent signs, and an empty one means no page', async ({
  request,
  site,
}) => {
  const has = await openPages(request, site);
  const arabic = '/%d9%87%d8%af%d8%a7%d9%8a%d8%a7/';
  expect(await has(arabic, rule('show', 'contains', arabic))).toBe(true);
  expect(await has(arabic, rule('show', 'contains', 'هدايا'))).toBe(true);
  expect(await has(arabic, rule('show', 'contains', `${site.url}${arabic}?a=1`))).toBe(true);
  expect(await has(arabic, rule('show', 'starts', `${site.url}${arabic}`))).toBe(true);
  expect(await has('/ask/', rule('show', 'contains', `${site.url}${arabic}`))).toBe(false);
  expect(await has('/ask/', rule('hide', 'contains', '/'))).toBe(true);
  expect(await has('/ask/', rule('hide', 'contains', `${site.url}/`))).toBe(true);
  expect(await has('/', rule('show', 'exact', `${site.url}/`))).toBe(true);
});

test('a site in a folder of its host: rules begin behind the folder, and the link to the diagnosis has it once', async ({
  request,
  site,
}) => {
  const has = await openPages(request, site);
  site.setOption('hadaya_test_folder', '/gifts');
  expect(await has('/gifts/ask/', rule('show', 'exact', '/ask/'))).toBe(true);
  expect(await has('/gifts/ask/', rule('show', 'starts', `${site.url}/gifts/ask/`))).toBe(true);
  expect(await has('/gifts/ask/', rule('show', 'contains', 'gifts'))).toBe(false);
  expect(await has('/gifts/', rule('show', 'exact', '/'))).toBe(true);
  const html = await (await request.get(`${site.url}/gifts/ask/?bar=1`)).text();
  const link = /id=['"]wp-admin-bar-hadaya-diagnosis['"]><a[^>]*href=['"]([^'"]*)['"]/.exec(html)?.[1];
  expect(link?.replaceAll('&#038;', '&')).toBe(`${site.url}/gifts/ask/?bar=1&hadaya_debug=1`);
});
