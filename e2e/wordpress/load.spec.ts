import { readLoad } from './kit/readLoad.ts';
import { logIn } from './kit/session.ts';
import { HADAYA_OPTIONS, SITE_CONTENT } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const OFF = Object.fromEntries(Object.keys(HADAYA_OPTIONS.islands).map((island) => [island, false]));
const [, ...OTHERS] = SITE_CONTENT.plugins;

/** Options that the site's own test plugin reads. Each missing option would cost a query that is not ours. */
const KNOWN = { hadaya_test_contact_plugin: '', hadaya_test_max_bytes: 8_000_000, hadaya_test_max_total: 16_000_000 };
const FORGOTTEN = Object.fromEntries(Object.keys(KNOWN).map((name) => [name, null]));

test.afterEach(({ site }) =>
  site.setOptions({ ...FORGOTTEN, hadaya_options: HADAYA_OPTIONS, active_plugins: SITE_CONTENT.plugins }),
);

test('a page with our widget or replaced plugins loads at most 45 of our PHP files, and an unrelated page at most 15', async ({
  request,
  site,
}) => {
  const expectFewer = async (path: string) => {
    const { files } = await readLoad(request, site, path);
    expect(files.length, `${path}: ${files.join(' ')}`).toBeLessThanOrEqual(45);
  };
  await expectFewer('/ask/');
  await expectFewer('/');
  site.setOption('hadaya_test_contact_plugin', '1');
  await expectFewer('/ask/?stand-ins=1&product=1');
  site.setOption('hadaya_test_contact_plugin', null);

  const expectFew = async (path: string, form?: Readonly<Record<string, string>>) => {
    const { files } = await readLoad(request, site, path, form);
    expect(files).toContain('src/Plugin.php');
    expect(files.length, `${path}: ${files.join(' ')}`).toBeLessThanOrEqual(15);
  };
  await expectFew('/wp-admin/admin-ajax.php', { action: 'somebody_elses' });
  await expectFew('/wp-json/wp/v2/types');
  // Clears the schedule, because earlier tests have left some of our jobs in it, and a due job would load more files.
  site.setOption('cron', null);
  await expectFew('/wp-cron.php?doing_wp_cron');
  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, islands: OFF, widgets: [{ enabled: false }] });
  await expectFew('/ask/');
  site.setOption('hadaya_options', HADAYA_OPTIONS);

  await logIn(request, site.url);
  for (const path of ['/wp-admin/edit.php', '/wp-admin/profile.php']) {
    const { files } = await readLoad(request, site, path);
    expect(files.length, `${path}: ${files.join(' ')}`).toBeLessThanOrEqual(35);
    expect(files.filter((file) => /src\/(?:Rest|Blocks|Webhook|Mail|Form|Uploads|Chaty|Health)\//.test(file))).toEqual(
      [],
    );
  }
});

test('counts views of known pages before WordPress registers blocks, and views of other pages after a full start', async ({
  request,
  site,
}) => {
  const call = { action: 'update_chaty_widget_views', widgetId: '0', isOpen: '0', isSingle: '0' };
  const count = (page: string) => readLoad(request, site, '/wp-admin/admin-ajax.php', call, page);
  const totals = () =>
    site
      .query('SELECT kind, SUM(views) AS views FROM wp_hadaya_counts GROUP BY kind ORDER BY kind')
      .map(({ kind, views }) => [kind, Number(views)]);
  site.write('DELETE FROM wp_hadaya_counts');
  expect((await count('/ask/')).blocks).toBe(0);
  const kinds = ['device', 'language', 'page', 'source', 'widget'];
  expect(totals()).toEqual(kinds.map((kind) => [kind, 1]));
  expect((await count('/no-such-page/')).blocks).toBeGreaterThan(0);
  expect(totals()).toEqual(kinds.map((kind) => [kind, 2]));
});

test('the plugin adds no database query to a page, and reading after a save returns the saved settings', async ({
  request,
  site,
}) => {
  site.setOptions(KNOWN);
  const ask = async (path: string) => {
    // The first visit after a change stores computed data, so only the second visit counts.
    await readLoad(request, site, path);
    return (await readLoad(request, site, path)).queries;
  };
  for (const path of ['/ask/', '/', '/ask/?stand-ins=1&product=1']) {
    site.setOption('active_plugins', SITE_CONTENT.plugins);
    const withUs = await ask(path);
    site.setOption('active_plugins', OTHERS);
    expect(withUs - (await ask(path)), path).toBe(0);
  }
  site.setOption('active_plugins', SITE_CONTENT.plugins);
  const answer = await request.get(`${site.url}/?hadaya-test-memory=1`);
  expect(await answer.json()).toEqual(['Contact us', 'saved', 'saved again', 'Contact us', 'added', 'Contact us']);
});
