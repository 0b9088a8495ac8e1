/** A Site Health check or a failed write creates missing tables again; a page view never does. */
import type { APIRequestContext } from '@playwright/test';
import { count, totalOf } from '../kit/countCalls.ts';
import { logIn } from '../kit/session.ts';
import { HADAYA_OPTIONS } from '../kit/siteContent.ts';
import type { TestSite } from '../kit/TestSite.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
// WordPress logs every query to a missing table, and the SQLite driver logs a stack trace.
test.use({ expectedLog: /hadaya_(?:counts|limits)/ });
test.afterAll(({ site }) => site.setOption('hadaya_options', HADAYA_OPTIONS));

const TABLES = ['counts', 'limits'];

const tables = (site: TestSite) => site.pluginTables().map((name) => name.replace('wp_hadaya_', ''));

const drop = async (request: APIRequestContext, site: TestSite, names: readonly string[]) => {
  await request.get(`${site.url}/?hadaya-test-drop=${names.join(',')}`);
  expect(tables(site).filter((name) => names.includes(name))).toEqual([]);
};

const click = (request: APIRequestContext, site: TestSite) =>
  count(request, site, 'update_chaty_channel_click', { channel: 'Phone' });

test('Site Health recreates and reports missing tables, and a counted click also recreates them', async ({
  request,
  site,
}) => {
  await logIn(request, site.url);
  const all = tables(site);
  expect(all).toEqual(expect.arrayContaining(TABLES));
  const look = async () => {
    const html = await (await request.get(`${site.url}/wp-admin/site-health.php`)).text();
    const { site_status } = JSON.parse(html.match(/var SiteHealth = (\{.*\});/)?.[1] ?? '');
    return site_status.direct.find((answer: { test: string }) => answer.test === 'hadaya_tables');
  };
  expect(await look()).toMatchObject({ status: 'good' });
  await drop(request, site, TABLES);
  expect(await look()).toMatchObject({
    status: 'recommended',
    description: expect.stringMatching(/wp_hadaya_counts, wp_hadaya_limits/),
  });
  expect(tables(site)).toEqual(all);
  expect(await look()).toMatchObject({ status: 'good' });

  await drop(request, site, TABLES);
  const logged = site.complaints();
  await request.get(`${site.url}/ask/`);
  expect(site.complaints().slice(logged.length), 'queries of a page').toBe('');
  expect(tables(site)).not.toContain('counts');
  expect(await click(request, site)).toEqual([200, '1']);
  expect(tables(site)).toEqual(expect.arrayContaining(TABLES));
  // The totals are lost with their table, but the new click is counted.
  expect(totalOf(site, 'Phone').clicks).toBe(1);
});
