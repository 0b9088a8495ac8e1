/** The last ten revisions describe, in the reader’s language, what each save changed. */
import { expectAccessible } from '../kit/test.ts';
import { callsOf, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { APP, PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });
test.afterAll(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOption('hadaya_test_locale', null);
});

test('each revision names its changes in English and Arabic', async ({ page, site, guest, snap }) => {
  const { cta_text: _markup, ...widget } = HADAYA_OPTIONS.widgets[0];
  keepOptions(site, { ...HADAYA_OPTIONS, widgets: [widget] });
  await logIn(page.request, site.url);
  const calls = await callsOf(page.request, site);
  const hours = { enabled: true, zone: 'Asia/Muscat' };
  const save = async (revision: number, settings: object) =>
    expect((await calls.post({ revision, settings })).status()).toBe(200);
  await save(0, { widgets: [{ id: 0, position: 'left', hours }], form: { button: 'Go' } });
  await save(1, { widgets: [{ id: 0 }, { id: -1, name: 'Sales', enabled: true }] });
  await save(2, { widgets: [{ id: 1, name: 'Sales team', color: '#123456' }, { id: 0 }] });
  await save(3, { widgets: [{ id: 0 }], islands: { menu: false }, common: { unknown: 'hide' }, page_settings: '{}' });
  await save(4, {
    widgets: [{ id: 0, size: 60, delay: 3, scroll: 10, exit: true, bottom: 40 }],
    messages: { keep_days: 30 },
  });
  await save(5, {});
  const { history } = await calls.read();
  expect([history[4].changes, history[5].changes]).toEqual([
    [{ group: 'widgets', widget: 'Sales', kind: 'added', fields: [] }],
    [
      { group: 'widgets', widget: '', kind: 'changed', fields: ['position', 'hours'] },
      { group: 'form', widget: '', kind: 'changed', fields: ['button'] },
    ],
  ]);

  const entries = page.locator('.hadaya-history p');
  await page.goto(`${SETTINGS_PAGE}#advanced`);
  await expect(entries).toHaveText([
    'No changes.',
    'Contact widget: Size (px), Bottom offset (px), Delay (seconds), Scroll depth (%) and 2 more',
    'Features: Menu and search; Contact widget “Sales team”: removed; All widgets: If the country is unknown',
    'Contact widget “Sales team”: Widget name, Colour; Contact widget: reordered',
    'Contact widget “Sales”: added',
    'Contact widget: Position, Opening hours; Form: Button text',
  ]);
  await expectAccessible(page, APP);
  await snap('wordpress-history-en');

  site.setOption('hadaya_test_locale', 'ar');
  await page.reload();
  await expect(entries.nth(0)).toHaveText('لا توجد تغييرات.');
  await expect(entries.nth(1)).toHaveText(/وتغييران آخران$/);
  await expect(entries.nth(5)).toHaveText(/الموضع، .*ساعات العمل؛ .*النموذج: [^؛،]*$/);
  await expect(entries.nth(4)).toContainText('أداة التواصل «Sales»: أُضيفت');
  await page.setViewportSize({ width: 390, height: 900 });
  await snap('wordpress-history-ar', 'page');
  guest.ignoreFindings();
});
