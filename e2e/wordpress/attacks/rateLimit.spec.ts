import { findLeads, freshNonce, postMessage } from '../kit/message.ts';
import type { TestSite } from '../kit/TestSite.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });

const hasTable = (site: TestSite) => site.pluginTables().includes('wp_hadaya_limits');
const rows = (site: TestSite) => (hasTable(site) ? site.query('SELECT name, used, ends_at FROM wp_hadaya_limits') : []);

test.beforeEach(({ site }) => {
  if (hasTable(site)) site.write('DELETE FROM wp_hadaya_limits');
  site.setOption('hadaya_test_rate_limit', null);
});
test.afterEach(({ site }) => site.setOption('hadaya_test_rate_limit', 0));

test('accepts exactly ten of twenty simultaneous messages and writes nothing for rejected ones', async ({
  request,
  site,
}) => {
  const email = 'parallel@company.example';
  const nonce = await freshNonce(request, site);
  for (let count = 0; count < 3; count += 1)
    expect(await (await postMessage(request, site, { nonce, email: 'no address' })).json()).toMatchObject({ error: 1 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => postMessage(request, site, { nonce, email })));
  const statuses = answers.map((answer) => answer.status());
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(findLeads(site, email)).toHaveLength(10);
  const before = rows(site);
  expect(Number(answers.find((answer) => answer.status() === 429)?.headers()['retry-after'])).toBeGreaterThan(0);
  expect((await postMessage(request, site, { nonce, email })).status()).toBe(429);
  expect(rows(site)).toEqual(before);
  expect(site.query("SELECT option_name FROM wp_options WHERE option_name LIKE '%hadaya_rate%'")).toEqual([]);
});

test('keeps invalid requests and expired rows out of the rate-limit table, and recreates a missing table', async ({
  request,
  site,
}) => {
  const before = rows(site);
  for (const wrong of [{ nonce: 'abcdef0123' }, { nonce: '' }, { widget: '_77' }, { widget: 'x'.repeat(5000) }])
    expect(await (await postMessage(request, site, wrong)).json()).toMatchObject({ status: 0 });
  expect(rows(site)).toEqual(before);

  await postMessage(request, site, { email: 'first@company.example' });
  site.write('UPDATE wp_hadaya_limits SET ends_at = 1');
  site.write("INSERT INTO wp_hadaya_limits (name, used, ends_at) VALUES ('old', 3, 1)");
  site.write("REPLACE INTO wp_hadaya_limits (name, used, ends_at) VALUES ('sweep', 1, 1)");
  await postMessage(request, site, { email: 'no address' });
  expect(rows(site).filter(({ name }) => name === 'old')).toEqual([]);
  site.setOption('hadaya_test_lose_limits', '1');
  expect(hasTable(site)).toBe(false);
  expect(await (await postMessage(request, site, { email: 'lost@company.example' })).json()).toMatchObject({
    status: 1,
  });
  expect(rows(site).length).toBeGreaterThan(0);
});
