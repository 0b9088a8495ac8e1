import { count, flushCounts, runHook, totalOf, waiting } from './kit/countCalls.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

/** What stands in an option. */
const optionOf = (site: TestSite, name: string) =>
  site.query('SELECT option_value AS value FROM wp_options WHERE option_name = ?', name)[0]?.value;

test('the four calls answer 1 and add to the totals of the day', async ({ request, site }) => {
  const read = async () => [await totalOf(site, ''), await totalOf(site, 'Whatsapp'), await totalOf(site, 'Phone')];
  const before = await read();
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
  expect(await read()).toEqual(
    more.map(([views, clicks], at) => ({
      views: Number(before[at]?.views) + views,
      clicks: Number(before[at]?.clicks) + clicks,
    })),
  );
});

test('a channel that the widget does not have is not counted, and nothing of the visitor waits with a call', async ({
  request,
  site,
}) => {
  await flushCounts(site);
  expect(await count(request, site, 'update_chaty_channel_click', { channel: "x' OR 1=1" })).toEqual([200, '1']);
  expect(waiting(site)).toEqual([]);
  await count(request, site, 'update_chaty_channel_click', { channel: 'Phone', userId: '77' });
  expect(waiting(site).map(({ entry }) => JSON.parse(String(entry)))).toEqual([
    {
      day: expect.any(String),
      widget: 0,
      views: [],
      clicks: ['Phone'],
      visit: 'clicks',
      page: `${site.url}/ask/`,
      device: 'desktop',
      source: '',
      language: 'en',
    },
  ]);
});

for (const cache of [null, '1']) {
  test(`calls that come together are each counted once while flushes come together, ${cache ? 'with' : 'without'} an object cache`, async ({
    request,
    site,
  }) => {
    const before = await totalOf(site, 'Contact_Us');
    site.setOption('hadaya_test_object_cache', cache);
    const click = () => count(request, site, 'update_chaty_channel_click', { channel: 'Contact_Us' });
    await click();
    await click();
    expect(waiting(site)).toHaveLength(cache ? 0 : 2);
    const calls = Array.from({ length: 24 }, (_one, at) => (at % 8 === 3 ? flushCounts(site) : click()));
    await Promise.all([...calls, flushCounts(site), flushCounts(site)]);
    expect(await totalOf(site, 'Contact_Us')).toEqual({ ...before, clicks: before.clicks + 23 });
    site.setOption('hadaya_test_object_cache', null);
    expect(waiting(site)).toEqual([]);
    const rows = site.query("SELECT COUNT(*) AS n FROM wp_hadaya_counts WHERE channel = 'Contact_Us' GROUP BY day");
    // Two days, when midnight comes in between.
    expect(new Set(rows.map(({ n }) => n))).toEqual(new Set([1]));
  });
}

test('a flush that dies between deleting and counting loses nothing and counts nothing twice', async ({
  request,
  site,
}) => {
  const before = await totalOf(site, 'Phone');
  for (let call = 0; call < 3; call++) await count(request, site, 'update_chaty_channel_click', { channel: 'Phone' });
  site.setOption('hadaya_test_die', '1');
  expect(await flushCounts(site)).toBe('died');
  expect(waiting(site)).toHaveLength(3);
  // The dead one still has the lock: nobody counts until it is five minutes old.
  site.setOption('hadaya_test_die', null);
  expect(await totalOf(site, 'Phone')).toEqual(before);
  site.setOption('hadaya_flush_lock', '1');
  expect(await totalOf(site, 'Phone')).toEqual({ ...before, clicks: before.clicks + 3 });
  expect(waiting(site)).toEqual([]);
});

test('the first call of a minute plans the job: WP-Cron’s, Action Scheduler’s, or does it when it is long overdue', async ({
  request,
  site,
}) => {
  const view = () => count(request, site, 'update_chaty_widget_views', { isOpen: '0', isSingle: '0' });
  const planned = async () => (await fetch(`${site.url}/?hadaya-test-jobs=hadaya_flush_counts`)).json();
  await planned();
  await flushCounts(site);
  site.setOption('hadaya_flush_due', '1');
  await view();
  await view();
  expect(waiting(site)).toHaveLength(2);
  const [wait, ...more] = await planned();
  expect([wait > 0 && wait <= 60, more]).toEqual([true, []]);
  expect(waiting(site)).toEqual([]);

  site.setOptions({ hadaya_flush_due: '1', hadaya_test_scheduler: 1 });
  await view();
  site.setOption('hadaya_test_scheduler', null);
  const [hook, given, group, seconds] = JSON.parse(String(optionOf(site, 'hadaya_test_scheduled')));
  expect([hook, given, group, seconds > 0 && seconds <= 60]).toEqual(['hadaya_flush_counts', [], 'hadaya', true]);
  expect(await planned()).toEqual([]);

  const overdue = { hadaya_flush_counts: { '40cd750bba9870f18aada2478b24840a': { schedule: false, args: [] } } };
  site.setOptions({ hadaya_flush_due: '1', cron: { 1: overdue, version: 2 } });
  await view();
  await expect.poll(() => waiting(site)).toEqual([]);
  site.setOption('cron', { version: 2 });
});

test('a day is one of the site’s time zone, and totals older than the owner keeps them are deleted', async ({
  request,
  site,
}) => {
  await flushCounts(site);
  // Fourteen hours before or twelve behind: one of the two always has another day than UTC.
  const zone = new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Etc/GMT+12';
  site.setOption('timezone_string', zone);
  const dayThere = () => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format();
  const first = dayThere();
  await count(request, site, 'update_chaty_channel_click', { channel: 'Phone' });
  const [kept] = waiting(site);
  expect([first, dayThere()]).toContain(JSON.parse(String(kept?.entry)).day);
  await flushCounts(site);

  const past = (months: number) => {
    const day = new Date();
    day.setUTCMonth(day.getUTCMonth() - months, 1);
    return day.toISOString().slice(0, 10);
  };
  for (const months of [40, 27, 24])
    site.write("INSERT INTO wp_hadaya_counts (day, widget, channel, views) VALUES (?, '9', '', 1)", past(months));
  const left = async (statistics: unknown) => {
    site.setOption('hadaya_options', { ...HADAYA_OPTIONS, statistics });
    await runHook(site, 'hadaya_delete_old_counts');
    return site.query("SELECT day FROM wp_hadaya_counts WHERE widget = '9' ORDER BY day").map(({ day }) => day);
  };
  expect(await left({ keep_months: 0 })).toEqual([past(40), past(27), past(24)]);
  expect(await left({ keep_months: 36 })).toEqual([past(27), past(24)]);
  expect(await left(undefined)).toEqual([past(24)]);
  site.setOptions({ hadaya_options: HADAYA_OPTIONS, timezone_string: 'Asia/Muscat' });
});

test('on a site whose widget is off no action of ours answers', async ({ request, site }) => {
  const [row] = site.query("SELECT option_value FROM wp_options WHERE option_name = 'hadaya_options'");
  expect(String(row?.option_value)).toContain('widget');
  site.setOption('hadaya_test_contact_plugin', '1');
  // Code that has just come to the site is noticed by the next whole request.
  await request.get(site.url);
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
