import { callsOf, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

/** Creates a page. With status `trash`, adds the suffix that WordPress appends to the slugs of pages in the Trash. */
function makePage(site: TestSite, slug: string, status: string): number {
  site.write(
    `INSERT INTO wp_posts (post_title, post_name, post_status, post_type, post_content, post_excerpt, to_ping, pinged, post_content_filtered)
     VALUES (?, ?, ?, 'page', '', '', '', '', '')`,
    `Page ${slug}`,
    status === 'trash' ? `${slug}__trashed` : slug,
    status,
  );
  return Number(site.query('SELECT MAX(ID) AS id FROM wp_posts')[0]?.id);
}

test.describe('page rules with unreachable targets', () => {
  test.afterEach(({ site }) => {
    site.setOption('hadaya_test_locale', null);
    site.write("DELETE FROM wp_posts WHERE post_title LIKE 'Page %'");
    keepOptions(site, HADAYA_OPTIONS);
  });

  const keepRules = (site: TestSite, pages: readonly object[]) =>
    keepOptions(site, { ...HADAYA_OPTIONS, widgets: [{ ...HADAYA_OPTIONS.widgets[0], pages }] });
  const show = (rule: object) => ({ show: 'show', ...rule });
  const post = (named: string | number) => show({ rule: 'post', post: String(named) });

  test('appear in the settings with advice until they are fixed', async ({ page, request, site, guest, snap }) => {
    const draft = makePage(site, 'not-yet', 'draft');
    const binned = makePage(site, 'thrown', 'trash');
    makePage(site, 'secret', 'private');
    await logIn(request, site.url);
    const calls = await callsOf(request, site);
    const read = async () => JSON.stringify((await calls.read()).notes).replace(/[\u2068\u2069]/g, '');
    const nobody = 'Nobody sees the widget';
    for (const [rules, ...texts] of [
      [[post(draft)], nobody, '“Page not-yet” (not published)', 'change the rules under “Display”'],
      [[post(binned)], nobody, '“Page thrown” (in the Trash)'],
      [[post('/thrown/')], nobody, '“Page thrown” (in the Trash)'],
      [[post(`${site.url}/no-such-page/`)], nobody, '(deleted or moved to another URL)'],
      [[show({ rule: 'exact', value: '/not-yet/' })], nobody, '“Page not-yet” (not published)'],
      [[show({ rule: 'tag', tag: 'No such' })], nobody, '“No such” (tag not found)'],
      [[show({ rule: 'role', role: 'giver' })], nobody, '“giver” (role not found)'],
      [
        [post(binned), show({ rule: 'front' })],
        'The widget is live, but its display rules refer to',
        '“Page thrown” (in the Trash)',
      ],
      [
        [{ show: 'hide', rule: 'post', post: '987654' }],
        'The widget is live, but its display rules refer to',
        '“987654” (deleted',
      ],
    ] as const) {
      keepRules(site, rules);
      const message = await read();
      for (const word of texts) expect(message, JSON.stringify(rules)).toContain(word);
    }
    for (const rules of [
      [post('/ask/')],
      [post('/secret/')],
      [show({ rule: 'exact', value: '/any/list/' })],
      [show({ rule: 'exact', value: '/ask/' })],
      [show({ rule: 'role', role: 'Editor' })],
    ]) {
      keepRules(site, rules);
      expect(await read(), JSON.stringify(rules)).not.toMatch(/nobody sees the widget|display rules/i);
    }

    keepRules(site, [post(binned)]);
    await logIn(page.request, site.url);
    await page.goto(SETTINGS_PAGE);
    const who = page.getByRole('group', { name: 'Visibility' });
    await expect(who).toContainText('Nobody sees the widget because its display rules refer to');
    await expect(who).not.toContainText('Everyone sees the widget in the shop.');
    await snap('wordpress-lost-rule');
    site.write('UPDATE wp_posts SET post_status = ?, post_name = ? WHERE ID = ?', 'publish', 'thrown', binned);
    await page.reload();
    await expect(who).toContainText('Visitors see the widget when its display rules allow it.');
    await expect(who).not.toContainText('nobody');
    guest.ignoreFindings();
  });

  test('are reported in Arabic on a phone', { tag: '@all' }, async ({ page, site, guest, snap }) => {
    site.setOption('hadaya_test_locale', 'ar');
    keepRules(site, [post('/no-such-page/')]);
    await page.setViewportSize({ width: 390, height: 800 });
    await logIn(page.request, site.url);
    await page.goto(SETTINGS_PAGE);
    const message = page.locator('.hadaya-audience');
    await expect(message).toContainText('لا يرى أحد الأداة');
    await expect(message).not.toContainText(/[a-z]{4,} [a-z]{2,}/i);
    await snap('wordpress-lost-rule-arabic');
    guest.ignoreFindings();
  });
});
