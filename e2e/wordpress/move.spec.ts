/** The import must leave Chaty's data unchanged. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/test.ts';
import { keepChaty, NO_CHATY_OPTIONS } from './kit/chatyOptions.ts';
import { findLeads } from './kit/message.ts';
import { callsOf, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });
test.afterAll(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOptions({ ...NO_CHATY_OPTIONS, hadaya_test_contact_plugin: null, hadaya_test_chaty_messages: null });
});

const APP = {
  include: ['#hadaya-admin'],
  reviewed: {
    'color-contrast':
      'WordPress’s controls draw their border over the input, and the “Save” bar covers scrolled content',
  },
};

const chatyData = (site: TestSite) =>
  JSON.stringify([
    site.query(
      "SELECT option_name, option_value FROM wp_options WHERE option_name LIKE 'cht%' OR option_name LIKE 'chaty%'",
    ),
    site.query('SELECT * FROM wp_chaty_contact_form_leads ORDER BY id'),
  ]);

const rowsOf = async (page: Page) =>
  (await page.getByRole('table', { name: 'Moved settings' }).getByRole('row').allInnerTexts()).map((row) =>
    row.replaceAll('\t', ': '),
  );

test('the owner previews, runs and undoes the move by keyboard, and copies the messages', async ({
  page,
  site,
  guest,
  snap,
}) => {
  keepChaty(site);
  await logIn(page.request, site.url);
  await page.goto(SETTINGS_PAGE);
  const before = chatyData(site);
  await page.getByRole('button', { name: 'Move to Hadaya' }).press('Enter');
  await page.getByText(/^Moved: \d+$/).click();
  await expect(page.getByRole('table', { name: 'Moved settings' })).toBeVisible();
  const taken = (await rowsOf(page)).join('\n');
  for (const row of [
    'WhatsApp · 96890000011 · ',
    ' · Sales & help · ',
    'Phone · 96890000012 · Second line',
    'https://www.linkedin.com/company/gifts-oman',
    'Call to action: Ask us',
    'Sunday, Monday, Tuesday, Wednesday, Thursday · 08:00 · 13:30',
    'Saturday · 22:00 · 23:59',
    '2026-03-09',
    'Countries: OM, AE',
    'Sources: Search engines',
    'Show the widget · https://www.partner.example',
    'Hide the widget · spam.example',
    'Dropdown · Occasion · Eid, Wedding',
    'WeChat · gifts_oman · WeChat us',
    'Font: Cairo',
    'Send clicks to Google Analytics: yes',
  ])
    expect(taken).toContain(row);
  await page.getByText(/^Moved with changes: \d+$/).click();
  await page.getByText(/^Not moved: \d+$/).click();
  const changed = page.getByRole('list').filter({ hasText: 'WeChat us' });
  for (const name of [
    'Size (px): 120',
    'Trigger conditions: At least one condition must be met',
    'Start and end times',
  ])
    await expect(changed, name).toContainText(name);
  const left = page.getByRole('list').filter({ hasText: 'Broken line' });
  for (const name of ['Captcha', 'Nothing to choose', 'second@gifts.example', 'Display rule: page end with basket'])
    await expect(left, name).toContainText(name);
  await expectAccessible(page, APP);
  await snap('wordpress-move-en');

  await page.getByRole('button', { name: 'Move settings' }).press('Enter');
  await expect(page.getByText('Settings moved.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Moved from Chaty' })).toBeVisible();
  const calls = await callsOf(page.request, site);
  const { widgets, common, form } = (await calls.read()).settings;
  expect(widgets).toHaveLength(2);
  expect(widgets[0]).toMatchObject({ id: 0, cta_text: 'Ask us now', channels: HADAYA_OPTIONS.widgets[0].channels });
  // These settings apply to the owner’s existing widget too.
  expect(common).toMatchObject({ trigger_mode: 'all', unknown: 'show' });
  expect(widgets[1]).toMatchObject({
    id: 1,
    name: 'Widget 1',
    enabled: true,
    form: true,
    font: 'Cairo',
    analytics: true,
    color: '#123456',
    position: 'left',
    bottom: 90,
    side: 10,
    size: 94,
    scroll: 40,
    exit: true,
    delay: 0,
    cta_always: true,
    attention: { effect: 'jump', badge: true, badge_count: 2 },
    hours: { enabled: true, zone: '+04:00' },
    pages: [{ show: 'show', rule: 'starts', value: '/ask/' }],
  });
  expect(widgets[1].channels[0]).toMatchObject({
    message: "I'd like {title}",
    color: '#0a141e',
    own_color: true,
    popup: true,
    popup_open: true,
    popup_welcome: 'Welcome\nto us',
  });
  expect(form).toMatchObject({
    title: 'Write to us',
    success: "We'll be back",
    mail_to: 'orders@gifts.example',
    redirect: 'https://gifts.example/thanks/',
    items: [
      { field: 'name', required: true, title: 'Your name', hint: 'As on the card' },
      { field: 'email', required: false },
      { field: 'dropdown', options: 'Eid\nWedding' },
    ],
  });
  await page.getByRole('button', { name: 'Undo the move' }).press('Enter');
  await expect(page.getByText('Settings restored.').first()).toBeVisible();
  const back = (await calls.read()).settings.widgets;
  expect(back).toHaveLength(1);
  expect(back[0]).toMatchObject({ cta_text: HADAYA_OPTIONS.widgets[0].cta_text });

  const first = page.getByRole('checkbox', { name: 'Widget 1' });
  await expect(first).toBeChecked();
  await page.getByRole('checkbox', { name: 'Wholesale (off)' }).press('Space');
  await page.getByText(/^Moved: \d+$/).click();
  await expect.poll(() => rowsOf(page)).toContainEqual(expect.stringContaining('Our team'));
  for (const turn of ['moves both', 'replaces both by name']) {
    await page.getByRole('button', { name: 'Move settings' }).press('Enter');
    await expect.poll(async () => (await calls.read()).revision, turn).toBe(turn === 'moves both' ? 3 : 4);
    const names = (await calls.read()).settings.widgets.map(({ name }: { name: string }) => name);
    expect(names, turn).toEqual(['Contact widget', 'Widget 1', 'Wholesale']);
    await page.getByRole('button', { name: 'Move again' }).press('Enter');
  }
  await first.press('Space');
  await page.getByRole('checkbox', { name: 'Wholesale (off)' }).press('Space');
  await expect(page.getByText('Select at least one widget.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move settings' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Copy messages' }).press('Enter');
  await expect(page.getByText('Messages in Chaty: 2. Copied to Hadaya: 2.').first()).toBeVisible();
  const copy = findLeads(site, 'hind@moved.example');
  expect(copy).toHaveLength(1);
  expect(String(copy[0]?.meta_value)).toContain("I'd like & need cups");
  expect(site.query('SELECT post_date_gmt FROM wp_posts WHERE ID = ?', Number(copy[0]?.ID))[0]?.post_date_gmt).toBe(
    '2024-02-03 20:30:00',
  );
  await page.getByRole('button', { name: 'Move copies to Trash' }).press('Enter');
  await expect(page.getByText('Copied to Hadaya: 0.').first()).toBeVisible();
  expect(findLeads(site, 'hind@moved.example')[0]?.post_status).toBe('trash');
  await page.getByRole('button', { name: 'Copy messages' }).press('Enter');
  await expect(page.getByText('Copied to Hadaya: 2.').first()).toBeVisible();
  expect(findLeads(site, 'hind@moved.example')).toHaveLength(1);
  await page.getByRole('link', { name: 'Open inbox' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Messages', exact: true }).getByRole('listitem').first()).toBeVisible();
  expect(chatyData(site)).toBe(before);
  guest.ignoreFindings();
});

test('the import screen fits a phone in RTL', { tag: '@all' }, async ({ page, site, snap, guest }) => {
  keepChaty(site);
  site.setOption('hadaya_test_locale', 'ar');
  await logIn(page.request, site.url);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(SETTINGS_PAGE);
  await page.getByRole('button', { name: 'النقل إلى إضافة «هدايا»' }).press('Enter');
  await page.getByText(/^إعدادات نُقلت: \d+$/).click();
  await expect(page.getByRole('table', { name: 'الإعدادات المنقولة' })).toBeVisible();
  await expectAccessible(page, APP);
  await snap('wordpress-move-ar');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  site.setOption('hadaya_test_locale', null);
  guest.ignoreFindings();
});
