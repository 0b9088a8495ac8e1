import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findPhp } from '@hadaya/tools/wordpress/findPhp';
import { count, runHook, totalOf } from './kit/countCalls.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const rows = (site: TestSite) =>
  site
    .query(
      'SELECT widget, kind, name, SUM(views) AS views, SUM(clicks) AS clicks FROM wp_hadaya_counts GROUP BY widget, kind, name ORDER BY kind, name',
    )
    .map((row) => Object.values(row).join(' '));

// PHPUnit's `CountCallTest` and `TotalsTest` cover individual calls; this test sends the calls through the endpoint.
test('the four counting requests add to the day’s totals, even when concurrent, and store nothing about visitors', async ({
  request,
  site,
}) => {
  const read = () => [totalOf(site, ''), totalOf(site, 'Whatsapp'), totalOf(site, 'Phone')];
  const before = read();
  expect(await count(request, site, 'update_chaty_widget_views', { isOpen: '0', isSingle: '0' })).toEqual([200, '1']);
  expect(await count(request, site, 'update_chaty_widget_click', { 'channels[]': 'Whatsapp', isSingle: '0' })).toEqual([
    200,
    '1',
  ]);
  expect(await count(request, site, 'update_chaty_channel_click', { channel: 'phone' })).toEqual([200, '1']);
  expect(await count(request, site, 'update_chaty_channel_views', { 'channels[]': 'Whatsapp' })).toEqual([200, '1']);
  const more = [
    [1, 1],
    [2, 0],
    [0, 1],
  ] as const;
  expect(read()).toEqual(
    more.map(([views, clicks], at) => ({
      views: Number(before[at]?.views) + views,
      clicks: Number(before[at]?.clicks) + clicks,
    })),
  );

  site.write('DELETE FROM wp_hadaya_counts');
  expect(await count(request, site, 'update_chaty_channel_click', { channel: "x' OR 1=1" })).toEqual([200, '1']);
  expect(rows(site)).toEqual([]);
  await count(request, site, 'update_chaty_channel_click', { channel: 'Phone', userId: '77' });
  const [page] = site.query("SELECT ID FROM wp_posts WHERE post_name = 'ask'");
  expect(rows(site)).toEqual([
    '0 channel Phone 0 1',
    '0 device desktop 0 1',
    '0 language en 0 1',
    `0 page ${page?.ID} 0 1`,
    '0 source  0 1',
  ]);

  const click = () => count(request, site, 'update_chaty_channel_click', { channel: 'Contact_Us' });
  expect(await Promise.all(Array.from({ length: 12 }, click))).toEqual(Array(12).fill([200, '1']));
  expect(totalOf(site, 'Contact_Us')).toMatchObject({ clicks: 12 });

  await count(request, site, 'update_chaty_widget_views', {});
  const php = findPhp();
  if ('missing' in php) throw new Error(php.missing);
  const script = resolve(import.meta.dirname, '../../tools/wordpress/php/counted.php');
  const report = JSON.parse(execFileSync(php.command, [script, site.paths.publicFolder], { encoding: 'utf8' }));
  expect(report).toMatchObject({ views: totalOf(site, '').views, leads: expect.any(Number) });

  // The site stores totals by day in its own time zone, and deletes those older than the retention period.
  site.write('DELETE FROM wp_hadaya_counts');
  // Fourteen hours ahead of UTC and twelve behind it: the date always differs from UTC in one of these zones.
  const zone = new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Etc/GMT+12';
  site.setOption('timezone_string', zone);
  const dayThere = () => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format();
  const first = dayThere();
  await count(request, site, 'update_chaty_channel_click', { channel: 'Phone' });
  const [kept] = site.query("SELECT day FROM wp_hadaya_counts WHERE name = 'Phone'");
  expect([first, dayThere()]).toContain(kept?.day);

  const past = (months: number) => {
    const day = new Date();
    day.setUTCMonth(day.getUTCMonth() - months, 1);
    return day.toISOString().slice(0, 10);
  };
  for (const months of [40, 27, 24])
    site.write("INSERT INTO wp_hadaya_counts (day, widget, kind, views) VALUES (?, '9', 'widget', 1)", past(months));
  const left = async (statistics: unknown) => {
    site.setOption('hadaya_options', { ...HADAYA_OPTIONS, statistics });
    await runHook(site, 'hadaya_delete_old_counts');
    return site.query("SELECT day FROM wp_hadaya_counts WHERE widget = '9' ORDER BY day").map(({ day }) => day);
  };
  expect(await left({ keep_months: 0 })).toEqual([past(40), past(27), past(24)]);
  expect(await left({ keep_months: 36 })).toEqual([past(27), past(24)]);
  expect(await left(undefined)).toEqual([past(24)]);
  site.setOptions({ hadaya_options: HADAYA_OPTIONS, timezone_string: 'Asia/Muscat' });

  // While another contact plugin provides the widget, WordPress rejects our actions for views and forms as unknown.
  const [row] = site.query("SELECT option_value FROM wp_options WHERE option_name = 'hadaya_options'");
  expect(String(row?.option_value)).toContain('widget');
  site.setOption('hadaya_test_contact_plugin', '1');
  const answers = [
    await count(request, site, 'update_chaty_widget_views', {}),
    await count(request, site, 'chaty_front_form_save_data', {}),
  ];
  site.setOption('hadaya_test_contact_plugin', null);
  expect(answers).toEqual([
    [400, '0'],
    [400, '0'],
  ]);
});
