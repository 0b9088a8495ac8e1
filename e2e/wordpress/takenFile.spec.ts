import { readFileSync } from 'node:fs';
import { expectAccessible } from '../kit/test.ts';
import { callsOf, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { APP, openSection, save, saved } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

const NO_JSON = 'This file is not valid JSON. Choose a settings file exported from Hadaya.';
const NOT_OURS = 'This file contains no Hadaya settings. Choose a settings file exported from Hadaya.';
const of = (settings: unknown) => JSON.stringify({ hadaya: '1.0', settings });

const FILES: readonly (readonly [what: string, content: string | Buffer, told: string])[] = [
  ['an empty file', '', NO_JSON],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), NO_JSON],
  ['half a file', '{"hadaya": "1.0", "settings": {', NO_JSON],
  ['settings of another plugin', '{"version": "4.2", "joinchat": {"telephone": "96890000001"}}', NOT_OURS],
  ['a file without settings', of(null), NOT_OURS],
  ['a list', of([1]), NOT_OURS],
  ['a file with empty settings', of({}), 'The file matches your current settings.'],
  [
    'values of the wrong type',
    of({ widgets: [null, 7], form: 'x', messages: null, constructor: {} }),
    'Settings ignored because this version does not support them: widgets, form, messages, constructor',
  ],
];

test('rejects an invalid or foreign settings file, and loads a file from this site as a draft', async ({
  page,
  site,
  guest,
}) => {
  keepOptions(site, HADAYA_OPTIONS);
  await logIn(page.request, site.url);
  const calls = await callsOf(page.request, site);
  const before = await calls.read();
  await page.goto(`${SETTINGS_PAGE}-advanced`);
  await page.getByText('Import and export').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export settings' }).click();
  const own = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  for (const [what, content, message] of FILES)
    await test.step(what, async () => {
      const file = { name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(content) };
      await page.getByLabel('Settings file').setInputFiles(file);
      await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
    });
  for (const section of ['Form', 'Features', 'Contact widget']) await openSection(page, section);
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
  expect((await calls.read()).revision).toBe(before.revision);

  // Secrets are not exported, and imported settings remain a draft until the owner saves them.
  await openSection(page, 'Advanced');
  await page.getByText('Import and export').click();
  expect(JSON.stringify(own)).not.toContain('"secret"');
  expect(own.settings.widgets[0].channels).toHaveLength(2);
  own.settings.widgets[0].color = '#123456';
  own.settings.widgets[0].channels.pop();
  own.settings.later = true;
  await page
    .getByLabel('Settings file')
    .setInputFiles({ name: 'own.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(own)) });
  await saved(page, 'The file changes 2 settings. Review the changes');
  await saved(page, 'Settings ignored because this version does not support them: later');
  expect((await calls.read()).settings.widgets[0].color).toBe('#7a5c2e');
  await save(page).click();
  await saved(page, 'Saved.');
  expect((await calls.read()).settings.widgets[0]).toMatchObject({
    color: '#123456',
    channels: [{ channel: 'Whatsapp' }],
  });
  guest.ignoreFindings();
});

test('the Features and Advanced screens explain their empty state', async ({ page, site, guest, snap }) => {
  keepOptions(site, null);
  await logIn(page.request, site.url);
  await page.goto(`${SETTINGS_PAGE}-parts`);
  // Features that replace no plugin show no hint about a missing plugin.
  await expect(
    page.getByText('The plugin that this feature replaces is not active.').filter({ visible: true }),
  ).toHaveCount(0);
  await page.getByText('Other features (used by').click();
  await expect(page.getByText('The plugin that this feature replaces is not active.').first()).toBeVisible();
  await expectAccessible(page, APP);
  await snap('empty-parts');
  await page.goto(`${SETTINGS_PAGE}-advanced`);
  await expect(page.getByText('No revisions yet. Your last ten saves will appear here.')).toBeVisible();
  await expectAccessible(page, APP);
  await snap('empty-advanced');
  guest.ignoreFindings();
});
