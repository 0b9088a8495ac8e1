import { expectAccessible } from '../kit/test.ts';
import { addPlugin } from './kit/addPlugin.ts';
import { callsOf, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { NO_PEER_OPTIONS, PEER_OPTIONS } from './kit/peerOptions.ts';
import { printedContact } from './kit/printedContact.ts';
import { asPerson, logIn } from './kit/session.ts';
import { APP, PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });
test.beforeEach(({ page }) => asPerson(page));
test.afterAll(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOptions(NO_PEER_OPTIONS);
});

const peerData = (site: TestSite) =>
  JSON.stringify(
    site.query(
      "SELECT option_name, option_value FROM wp_options WHERE option_name = 'joinchat' OR option_name LIKE 'ht_ctc%' ORDER BY option_name",
    ),
  );

test('moving from Joinchat leaves its data unchanged and shows the widget only to administrators until it is published', async ({
  page,
  playwright,
  site,
  guest,
  snap,
}) => {
  keepOptions(site, null);
  site.setOptions({ joinchat: PEER_OPTIONS.joinchat });
  const before = peerData(site);
  const removePlugin = addPlugin(site, 'creame-whatsapp-me', 'Joinchat', '5.1.8');
  const visitor = await playwright.request.newContext();
  const seen = async () => /"value":"96890000041"/.test(await (await visitor.get(`${site.url}/ask/`)).text());
  try {
    await logIn(page.request, site.url);
    await page.goto(SETTINGS_PAGE);
    await expect(page.getByText('Joinchat is set up in this shop.')).toBeVisible();
    await snap('wordpress-move-joinchat-offer');
    await page.getByRole('button', { name: 'Move to Hadaya' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Move from Joinchat' })).toBeVisible();
    await expect(page.getByText(/^Moved: [1-9]\d*$/)).toBeVisible();
    await expectAccessible(page, APP);
    await snap('wordpress-move-joinchat-lines');
    await page.getByText('Moved with changes: 3').click();
    await page.getByText('Not moved: 1').click();
    for (const name of [
      'Pre-filled message: {DISCOUNT} → –',
      'Tooltip: Need help?',
      'Pages: search',
      'QR code on desktop',
    ])
      await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expectAccessible(page, APP);
    await snap('wordpress-move-joinchat-opened');
    await page.getByRole('button', { name: 'Move settings' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Moved from Joinchat' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Moved from Joinchat' })).toBeFocused();
    await expect(page.getByText('Only administrators can see the widget')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Deactivate Joinchat' })).toHaveAttribute('href', /plugins\.php$/);
    await expectAccessible(page, APP);
    await snap('wordpress-move-joinchat-done');
    expect(await seen()).toBe(false);
    const calls = await callsOf(page.request, site);
    expect((await calls.read()).settings.widgets).toMatchObject([
      {
        name: 'Joinchat',
        enabled: true,
        admins_only: true,
        position: 'left',
        color: '#075e54',
        cta_text: 'Need help?',
        pages: [{ show: 'hide', rule: 'front' }],
        channels: [
          {
            value: '96890000041',
            message: 'About {title}: {url}',
            web: false,
            popup: true,
            popup_headline: 'Gifts',
            popup_open: false,
          },
        ],
      },
    ]);
    await page.getByRole('button', { name: 'Publish' }).press('Enter');
    await expect(page.getByText('The widget is visible to visitors.')).toBeVisible();
    expect(await seen()).toBe(true);
    await page.goto('/ask/');
    await expect(page.locator('.chaty-widget').first()).toBeVisible();
    await snap('wordpress-move-joinchat-shop');
    expect(peerData(site)).toBe(before);
  } finally {
    removePlugin();
    await visitor.dispose();
  }
  guest.ignoreFindings();
});

test('the owner chooses one of several plugins, and undo restores the previous settings', async ({
  page,
  site,
  guest,
  snap,
}) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOptions(PEER_OPTIONS);
  await logIn(page.request, site.url);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${SETTINGS_PAGE}#move`);
  await expect(page.getByRole('heading', { name: 'Move from another plugin' })).toBeVisible();
  await page.getByRole('radio', { name: 'Click to Chat' }).check();
  await expect(page.getByText('Not moved: 1')).toBeVisible();
  await snap('wordpress-move-several-390');
  await page.getByRole('button', { name: 'Move settings' }).click();
  await expect(page.getByText('The widget is visible to visitors.')).toBeVisible();
  await snap('wordpress-move-several-done-390');
  const calls = await callsOf(page.request, site);
  const { widgets } = (await calls.read()).settings;
  expect(widgets.map(({ name }: { name: string }) => name)).toEqual(['Contact widget', 'Click to Chat']);
  expect(widgets[1]).toMatchObject({
    enabled: true,
    admins_only: false,
    bottom: 30,
    side: 20,
    attention: { effect: 'jump' },
    channels: [{ value: '96890000042', message: 'Hello Hadaya, about {title}', web: true }],
  });
  const { widgets: printed } = printedContact(await (await page.request.get(`${site.url}/ask/`)).text());
  expect(JSON.stringify(printed)).toContain('96890000042');
  await page.getByRole('button', { name: 'Undo the move' }).click();
  await expect(page.getByText('Settings restored.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move settings' })).toBeVisible();
  expect((await calls.read()).settings.widgets).toHaveLength(1);
  guest.ignoreFindings();
});

test('the Joinchat import screen fits phone and desktop in RTL', { tag: '@all' }, async ({
  page,
  site,
  snap,
  guest,
}) => {
  keepOptions(site, null);
  site.setOptions({ ...PEER_OPTIONS, hadaya_test_locale: 'ar' });
  await logIn(page.request, site.url);
  await page.goto(`${SETTINGS_PAGE}#move`);
  await page.getByText(/^إعدادات نُقلت مع تغيير: \d+$/).click();
  await page.getByText(/^إعدادات لم تُنقل: \d+$/).click();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, APP);
    await snap(`wordpress-move-joinchat-ar-${width}`, 'page');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
  site.setOption('hadaya_test_locale', null);
  guest.ignoreFindings();
});
