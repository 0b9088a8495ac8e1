import type { APIRequestContext } from '@playwright/test';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const total = (site: TestSite, channel: string) =>
  site.query(
    'SELECT COALESCE(SUM(views), 0) AS views, COALESCE(SUM(clicks), 0) AS clicks FROM wp_hadaya_counts WHERE channel = ?',
    channel,
  )[0] ?? {};

const count = async (
  request: APIRequestContext,
  site: TestSite,
  action: string,
  more: Readonly<Record<string, string>>,
) => {
  const answer = await request.post(site.ajaxUrl, {
    form: { widgetId: '0', userId: '0', isMobile: '0', nonce: 'any', ...more, action },
  });
  return [answer.status(), await answer.text()];
};

test('the four calls answer 1 and add to the totals of the day', async ({ request, site }) => {
  const before = { widget: total(site, ''), whatsapp: total(site, 'Whatsapp'), phone: total(site, 'Phone') };
  expect(await count(request, site, 'update_chaty_widget_views', { isOpen: '0', isSingle: '0' })).toEqual([200, '1']);
  expect(await count(request, site, 'update_chaty_widget_click', { 'channels[]': 'Whatsapp', isSingle: '0' })).toEqual([
    200,
    '1',
  ]);
  expect(await count(request, site, 'update_chaty_channel_click', { channel: 'phone' })).toEqual([200, '1']);
  expect(await count(request, site, 'update_chaty_channel_views', { 'channels[]': 'Whatsapp' })).toEqual([200, '1']);
  const plus = (row: unknown, views: number, clicks: number) => ({
    views: Number(Reflect.get(Object(row), 'views')) + views,
    clicks: Number(Reflect.get(Object(row), 'clicks')) + clicks,
  });
  expect(total(site, '')).toEqual(plus(before.widget, 1, 1));
  expect(total(site, 'Whatsapp')).toEqual(plus(before.whatsapp, 2, 0));
  expect(total(site, 'Phone')).toEqual(plus(before.phone, 0, 1));
});

test('a channel that the widget does not have is not counted', async ({ request, site }) => {
  expect(await count(request, site, 'update_chaty_channel_click', { channel: "x' OR 1=1" })).toEqual([200, '1']);
  expect(
    site.query("SELECT 1 FROM wp_hadaya_counts WHERE channel NOT IN ('', 'Whatsapp', 'Phone', 'Contact_Us')"),
  ).toEqual([]);
});

test('one row holds a day of a channel, however often it is counted', async ({ request, site }) => {
  await Promise.all(
    Array.from({ length: 5 }, () => count(request, site, 'update_chaty_channel_click', { channel: 'Contact_Us' })),
  );
  const rows = site.query("SELECT COUNT(*) AS n FROM wp_hadaya_counts WHERE channel = 'Contact_Us' GROUP BY day");
  // Two days, when midnight comes in between.
  expect(new Set(rows.map(({ n }) => n))).toEqual(new Set([1]));
  expect(total(site, 'Contact_Us')).toMatchObject({ clicks: 5 });
});

test('on a site whose widget is off no action of ours answers', async ({ request, site }) => {
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
