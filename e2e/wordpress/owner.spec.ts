import type { Route } from '@playwright/test';
import { expectAccessible } from '../kit/test.ts';
import { callsOf, enterAsOwner, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { asPerson, logIn, logInAnew } from './kit/session.ts';
import { APP, openChannel, openSection, openStep, PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({
  userAgent: PERSON,
  allow: { globals: ['chaty_settings'] },
});
test.beforeEach(({ page }) => asPerson(page));
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

/** A window too narrow for the preview. */
const NARROW = { width: 1090, height: 800 };

test('overwrites another tab’s changes only on request, and shows errors next to their fields', async ({
  page,
  site,
  guest,
  snap,
}) => {
  await enterAsOwner(page.request, site);
  await page.setViewportSize(NARROW);
  await page.goto(SETTINGS_PAGE);
  await openSection(page, 'Contact widget');
  await openStep(page, 'Appearance');
  const text = page.getByLabel('Call to action', { exact: true });
  await text.fill('From this tab');
  const calls = await callsOf(page.request, site);
  expect(
    (await calls.post({ revision: 0, settings: { widgets: [{ id: 0, cta_text: 'From the other tab' }] } })).status(),
  ).toBe(200);
  await text.press('Enter');
  await expect(page.getByText('changed by another user or in another tab').first()).toBeVisible();
  await expect(page.getByText('Changes by admin: Contact widget: Call to action.').first()).toBeVisible();
  await snap('wordpress-conflict');
  await expect(text).toHaveValue('From this tab');
  expect((await calls.read()).settings.widgets[0].cta_text).toBe('From the other tab');
  await page.getByRole('button', { name: 'Overwrite with my changes' }).press('Enter');
  await expect.poll(async () => (await calls.read()).settings.widgets[0].cta_text).toBe('From this tab');

  await openStep(page, 'Channels');
  await openChannel(page, '1. WhatsApp');
  const number = page.getByLabel('Number with country code');
  await number.fill('call me');
  await number.press('Enter');
  await expect(number).toBeFocused();
  await expect(number).toHaveValue('call me');
  await expect(number).toHaveAccessibleDescription(/with the country code/);
  await number.fill('968 9000 0009');
  await expect(page.getByText('+968 9000 0009')).toBeVisible();
  const down = page.getByRole('button', { name: 'Move down: 1. WhatsApp' });
  await down.press('Enter');
  await expect(page.getByRole('button', { name: 'Move down: 2. WhatsApp' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove: 1. Phone' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Add channel' })).toBeFocused();
  await page.getByRole('button', { name: 'Save changes', exact: true }).press('Enter');
  await expect
    .poll(async () => (await calls.read()).settings.widgets[0].channels)
    .toMatchObject([{ value: '96890000009' }]);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Settings restored.').first()).toBeVisible();
  await openChannel(page, '1. WhatsApp');
  await expect(page.getByLabel('Number with country code')).toHaveValue('96890000001');
  expect((await calls.read()).settings.widgets[0].channels).toHaveLength(2);

  // When the login has expired, the typed text stays, and a message explains what to do.
  const save = page.getByRole('button', { name: 'Save changes', exact: true });
  await openStep(page, 'Appearance');
  await text.fill('Typed before');
  await page.context().clearCookies();
  await save.press('Enter');
  await expect(page.getByText('Your session has expired').first()).toBeVisible();
  await expect(text).toHaveValue('Typed before');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => window.location.assign('/'));
  expect((await asked).type()).toBe('beforeunload');
  await logInAnew(page.request, site.url);
  await save.press('Enter');
  await expect(page.getByText('Settings saved.').first()).toBeVisible();
  expect((await (await callsOf(page.request, site)).read()).settings.widgets[0].cta_text).toBe('Typed before');
  guest.ignoreFindings();
});

test('typed text survives saving, a blocked REST API and expired nonces, and only a confirmed restore replaces it', async ({
  page,
  site,
  guest,
}) => {
  await enterAsOwner(page.request, site);
  await page.setViewportSize(NARROW);
  await page.goto(SETTINGS_PAGE);
  await openSection(page, 'Contact widget');
  await openStep(page, 'Appearance');
  const text = page.getByLabel('Call to action', { exact: true });
  const saving: Route[] = [];
  await page.route('**/hadaya/v1/settings*', (route) => void saving.push(route), { times: 1 });
  await text.fill('Sent');
  await text.press('Enter');
  await expect.poll(() => saving.length).toBe(1);
  await text.fill('Typed meanwhile');
  await saving[0]?.continue();
  await expect(page.getByText('Settings saved.').first()).toBeVisible();
  await expect(text).toHaveValue('Typed meanwhile');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  const { read } = await callsOf(page.request, site);
  expect((await read()).settings.widgets[0].cta_text).toBe('Sent');

  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.press('Enter');
  const sure = page.getByRole('button', { name: 'Restore anyway' });
  await expect(sure).toBeVisible();
  await page.getByRole('button', { name: /^(Close|Dismiss)/ }).press('Enter');
  await expect(sure).toBeHidden();
  await expect(text).toHaveValue('Typed meanwhile');
  await openSection(page, 'Advanced');
  await page.getByRole('button', { name: /^Restore the settings used until/ }).press('Enter');
  await expect(sure).toBeVisible();
  expect((await read()).settings.widgets[0].cta_text).toBe('Sent');
  await sure.press('Enter');
  await expect(page.getByText('Settings restored.').first()).toBeVisible();
  await openSection(page, 'Contact widget');
  await openStep(page, 'Appearance');
  await expect(text).toHaveValue(HADAYA_OPTIONS.widgets[0].cta_text);

  const save = page.getByRole('button', { name: 'Save changes', exact: true });
  const kept = async () => (await (await callsOf(page.request, site)).read()).settings.widgets[0].cta_text;
  const saveAs = async (value: string, message: string) => {
    await text.fill(value);
    await save.press('Enter');
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(text).toHaveValue(value);
  };
  site.setOption('hadaya_test_rest_off', 'everybody');
  await saveAs('For nobody', 'Allow “hadaya/v1”');
  site.setOption('hadaya_test_rest_off', 'strangers');
  await saveAs('Not for strangers', 'Saved.');
  expect(await kept()).toBe('Not for strangers');
  site.setOption('hadaya_test_rest_off', null);

  // When the app's nonce has expired, the server rejects it, and the app requests a fresh nonce.
  site.setOption('hadaya_test_nonce_life', 3600);
  const renewed = page.waitForResponse((response) => response.url().includes('action=rest-nonce'));
  await text.fill('With a new nonce');
  await save.press('Enter');
  expect((await renewed).status()).toBe(200);
  await expect.poll(kept).toBe('With a new nonce');
  site.setOption('hadaya_test_nonce_life', null);
  guest.ignoreFindings();
});

test('the preview shows unsaved settings for any hour, country and device, or explains why it shows no widget', async ({
  page,
  site,
  guest,
  snap,
}) => {
  const line = { days: ['0', '1'], start: '09:00', end: '18:00' };
  const hours = { enabled: true, zone: 'Asia/Muscat', lines: [line] };
  const countries = { enabled: true, codes: ['OM'] };
  const common = { tracking: true, zone: 'Asia/Muscat', outside: 'hide', unknown: 'show' };
  keepOptions(site, { ...HADAYA_OPTIONS, common, widgets: [{ ...HADAYA_OPTIONS.widgets[0], hours, countries }] });
  await logIn(page.request, site.url);
  await page.goto(SETTINGS_PAGE);
  await openSection(page, 'Contact widget');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const message = preview.getByRole('status');
  const day = preview.getByLabel('Day', { exact: true });
  await preview.getByText('Simulate visitor').click();
  await day.selectOption('Friday');
  await expect(message).toHaveText('Not shown: the shop is closed until Sunday at 09:00.');
  await day.selectOption('Sunday');
  await preview.getByLabel('Time', { exact: true }).fill('10:00');
  await preview.getByLabel('Visitor country').selectOption('Kuwait');
  await expect(message).toHaveText('Not shown to visitors from Kuwait.');
  await openStep(page, 'Display');
  await page.getByText('More', { exact: true }).click();
  await expectAccessible(page, APP);
  await snap('wordpress-owner-en');

  await page.getByLabel('Country', { exact: true }).selectOption('Kuwait');
  await page.getByRole('button', { name: 'Add country' }).press('Enter');
  await preview.getByLabel('Show the widget open', { exact: true }).check();
  await preview.getByLabel('Text direction').selectOption('Right to left (Arabic)');
  await expect(message).toHaveText('Visible in this preview.');
  const shop = page.frameLocator('iframe[title="Shop preview"]');
  await expect(shop.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(shop.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(shop.locator('.Phone-channel-link .chaty-link')).toBeVisible();

  await openStep(page, 'Channels');
  await openChannel(page, '2. Phone');
  await page.getByLabel('Phone number').fill('none');
  await preview.getByRole('button', { name: 'Channels › 2 › Number' }).press('Enter');
  await expect(page.getByLabel('Phone number')).toBeFocused();
  const kept = (await (await callsOf(page.request, site)).read()).settings.widgets[0];
  expect(kept.countries.codes).toEqual(['OM']);
  guest.ignoreFindings();
});

test('explains why a section is empty when its feature or the form is turned off', async ({
  page,
  site,
  guest,
  snap,
}) => {
  keepOptions(site, { ...HADAYA_OPTIONS, form: { ...HADAYA_OPTIONS.form, enabled: false } });
  await logIn(page.request, site.url);
  await page.setViewportSize(NARROW);
  await page.goto(SETTINGS_PAGE);
  await openSection(page, 'Form');
  await expect(page.getByText('The contact form is off')).toBeVisible();
  await expect(page.getByLabel('Button text')).toBeHidden();
  await page.getByLabel('Enable the contact form').press('Space');
  await expect(page.getByLabel('Button text')).toBeVisible();
  await expect(page.getByText('The contact form is off')).toBeHidden();
  await page.getByLabel('Enable the contact form').press('Space');
  await snap('wordpress-owner-form-off');
  await openSection(page, 'Features');
  await page.getByLabel('Contact widget').press('Space');
  for (const name of ['Contact widget', 'Form', 'Statistics']) {
    await openSection(page, name);
    await expect(page.getByText('The contact widget is turned off under “Features”'), name).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: /^Views, clicks and messages/ })).toBeVisible();
  await expectAccessible(page, APP);
  await page.getByRole('button', { name: 'Go to Features' }).press('Enter');
  await expect(page.getByLabel('Contact widget')).not.toBeChecked();
  guest.ignoreFindings();
});
