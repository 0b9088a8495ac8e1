import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/test.ts';
import { findLeads, PNG, postMessage } from './kit/message.ts';
import { callsOf, enterAsOwner, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { printedContact } from './kit/printedContact.ts';
import { logIn } from './kit/session.ts';
import { openChannel, PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({
  userAgent: PERSON,
  allow: { globals: ['chaty_settings'] },
});
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

const openWidgets = async (page: Page) => {
  await page.goto(SETTINGS_PAGE);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Contact widget' }).click();
};

test('widgets have separate page rules, form tokens and counts, and a change to them can be undone', async ({
  request,
  playwright,
  site,
}) => {
  keepOptions(site, { ...HADAYA_OPTIONS, common: { outside: 'status', tracking: true } });
  await logIn(request, site.url);
  const calls = await callsOf(request, site);
  const before = (await calls.read()).settings;
  expect(before).toMatchObject({
    widgets: [{ id: 0, name: 'Contact widget', enabled: true, cta_text: HADAYA_OPTIONS.widgets[0].cta_text }],
    common: { outside: 'status', tracking: true, unknown: 'show' },
  });
  const none = await calls.post({ revision: 0, settings: { widgets: [] } });
  expect(Object.keys((await none.json()).data.errors)).toEqual(['widgets']);
  // A settings page opened before the update sends a single widget and gets an error.
  const old = await calls.post({ revision: 0, settings: { widget: { cta_text: 'Lost' } } });
  expect([old.status(), (await old.json()).message]).toEqual([
    400,
    expect.stringContaining('the plugin was updated while this page was open'),
  ]);
  const rule = { show: 'show', rule: 'exact', value: '/ask/' };
  const channels = [{ channel: 'Phone', value: '+96890000005' }];
  const second = { id: -1, name: 'Sales', enabled: true, position: 'left', form: true, pages: [rule], channels };
  const widgets = [...before.widgets, second, { ...second, name: 'Off', enabled: false }];
  const saved = await (await calls.post({ revision: 0, settings: { widgets } })).json();
  expect(saved.settings.widgets.map(({ id }: { id: number }) => id)).toEqual([0, 1, 2]);

  const visitor = await playwright.request.newContext();
  const read = async (path: string) => printedContact(await (await visitor.get(`${site.url}${path}`)).text()).widgets;
  expect((await read('/')).map(({ id }: { id: unknown }) => id)).toEqual([0]);
  const [first, sales, ...more] = await read('/ask/');
  expect(more).toEqual([]);
  expect(sales).toMatchObject({
    id: '_1',
    position: 'left',
    channels: [{ type: 'phone' }, { type: 'form' }],
  });
  const tokens = [first, sales].map(({ token }) => token);
  const sendTo = async (widget: string, nonce: string) =>
    (await postMessage(visitor, site, { email: `w${widget}@company.example`, widget, nonce })).json();
  expect(await sendTo('_1', tokens[0])).toMatchObject({ status: 0 });
  expect(await sendTo('_2', tokens[1])).toMatchObject({ status: 0 });
  expect(await sendTo('_1', tokens[1])).toMatchObject({ status: 1 });
  expect(String(findLeads(site, 'w_1@company.example')[0]?.meta_value)).toContain('"Sales"');
  const form = { action: 'update_chaty_channel_click', channel: 'Phone', widgetId: '_1' };
  for (const widgetId of ['_1', '_2']) await visitor.post(site.ajaxUrl, { form: { ...form, widgetId } });
  expect(site.query("SELECT widget, clicks FROM wp_hadaya_counts WHERE name = 'Phone' AND widget != '0'")).toEqual([
    { widget: '1', clicks: 1 },
  ]);

  // Ids are not reused. Undo restores the single widget of the older version.
  await calls.post({ revision: 1, settings: { widgets: widgets.slice(0, 1) } });
  const again = await (await calls.post({ revision: 2, settings: { widgets: [...before.widgets, second] } })).json();
  expect(again.settings.widgets.map(({ id }: { id: number }) => id)).toEqual([0, 3]);
  expect((await calls.post({ revision: 3, to: 0 }, '/restore')).status()).toBe(200);
  expect((await calls.read()).settings).toMatchObject({ widgets: [{ id: 0 }], common: { outside: 'status' } });
  await visitor.dispose();
});

test('the owner can edit the list of widgets and reorder channels by dragging', async ({ page, site, guest, snap }) => {
  await enterAsOwner(page.request, site);
  await page.setViewportSize({ width: 1090, height: 900 });
  await openWidgets(page);
  const list = page.getByRole('navigation', { name: 'Contact widgets' });
  const name = page.getByLabel('Widget name');
  const showName = () => page.getByText('More', { exact: true }).first().click();
  await showName();
  await expect(name).toHaveValue('Contact widget');

  // WhatsApp is first and becomes second when dragged below the phone.
  const item = (label: string) => page.getByRole('listitem', { name: label });
  await item('1. WhatsApp').locator('.hadaya-grip').dragTo(item('2. Phone').locator('.hadaya-grip'));
  await expect(item('2. WhatsApp')).toBeVisible();
  await expect(page.getByText('Moved to position 2 of 2')).toBeAttached();

  await list.getByRole('button', { name: 'Copy: Contact widget' }).press('Enter');
  await showName();
  await expect(name).toHaveValue('Contact widget (copy)');
  await name.fill('Wholesale');
  await expect(page.getByText(/“Contact widget” and “Wholesale” overlap/).first()).toBeVisible();
  await list.getByRole('button', { name: 'Add widget' }).click();
  await showName();
  await expect(name).toHaveValue('Widget 3');
  await list.getByRole('button', { name: 'Remove: Wholesale' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo removal' }).click();
  await showName();
  await expect(name).toHaveValue('Wholesale');
  await name.fill('');
  await list.getByRole('button', { name: /^Widget 3/ }).click();
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter some text.');
  await name.fill('Wholesale');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Settings saved.').first()).toBeVisible();
  const { settings } = await (await callsOf(page.request, site)).read();
  expect(settings.widgets).toMatchObject([
    { id: 0, channels: [{ channel: 'Phone' }, { channel: 'Whatsapp' }] },
    { id: 1, name: 'Wholesale', enabled: true, channels: [{ channel: 'Phone' }, { channel: 'Whatsapp' }] },
    { id: 2, name: 'Widget 3', enabled: false, size: 54, position: 'left' },
  ]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Show the preview' }).click();
  const message = page.getByRole('complementary', { name: 'Preview' }).getByRole('status');
  await expect(message).toHaveText('Visible in this preview.');
  await expectAccessible(page, {
    include: ['.hadaya-widgets'],
    reviewed: { 'color-contrast': 'WordPress’s controls draw their border over the input' },
  });
  await snap('wordpress-widgets');
  await list.getByRole('button', { name: /^Widget 3/ }).click();
  await expect(message).toHaveText('Not shown: the contact widget is off.');
  guest.ignoreFindings();

  await page.goto('/ask/');
  await expect(page.locator('.chaty-widget')).toHaveCount(2);
});

test('the widget shows a QR image chosen from the media library', async ({ page, site, guest, snap }) => {
  await enterAsOwner(page.request, site);
  await page.setViewportSize({ width: 1090, height: 900 });
  await openWidgets(page);
  const before = await openChannel(page, '1. WhatsApp');
  await before.getByText('More settings').click();
  await before.getByLabel('Channel', { exact: true }).selectOption('WeChat');
  const first = page.getByRole('listitem', { name: '1. WeChat' });
  await first.getByLabel('Username').fill('gifts_oman');
  await first.getByRole('button', { name: 'Choose image: QR code image' }).click();
  const library = page.getByRole('dialog', { name: 'QR code image' });
  await library
    .locator('input[type=file]')
    .setInputFiles({ name: 'wechat-code.png', mimeType: 'image/png', buffer: PNG });
  await library.getByRole('button', { name: 'Use this image' }).click();
  await expect(first.getByLabel('QR code image', { exact: true })).toHaveValue(/\/wechat-code\.png$/);
  await snap('wordpress-picture');
  await first.getByLabel('QR code heading').fill('Our WeChat');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Settings saved.').first()).toBeVisible();
  guest.ignoreFindings();

  await page.goto('/ask/');
  await page.locator('.open-chaty').first().click();
  await page.locator('.WeChat-channel-link .chaty-link').click();
  await expect(page.getByRole('dialog', { name: 'Our WeChat: gifts_oman' }).locator('img')).toHaveAttribute(
    'src',
    /\/wechat-code\.png$/,
  );
});
