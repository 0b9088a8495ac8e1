/** Whoever takes the plugin's name in wordpress.org's directory cannot replace it. */
import { logIn } from '../kit/session.ts';
import type { TestSite } from '../kit/TestSite.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.afterAll(({ site }) =>
  site.setOptions({ hadaya_test_offered_update: null, hadaya_test_asked_updates: null, hadaya_test_declared: null }),
);

const optionOf = (site: TestSite, name: string) =>
  String(site.query('SELECT option_value FROM wp_options WHERE option_name = ?', name)[0]?.option_value ?? '');

test('WordPress does not ask the directory about us, and takes no update of our name from there', async ({
  request,
  site,
}) => {
  const offered = {
    id: 'w.org/plugins/hadaya',
    slug: 'hadaya',
    plugin: 'hadaya/hadaya.php',
    new_version: '99.0.0',
    package: 'https://downloads.wordpress.org/plugin/hadaya.zip',
  };
  // As if WordPress had never asked: it asks once in a while only.
  site.setOptions({ hadaya_test_offered_update: offered, _site_transient_update_plugins: null });
  await logIn(request, site.url);
  const screen = await (await request.get(`${site.url}/wp-admin/update-core.php?force-check=1`)).text();
  const asked = JSON.parse(optionOf(site, 'hadaya_test_asked_updates'));
  // The list was sent: the others are in it.
  expect(Object.keys(asked.plugins)).toContain('hadaya-stand-ins/hadaya-stand-ins.php');
  expect(JSON.stringify(asked)).not.toContain('hadaya/hadaya.php');
  const known = optionOf(site, '_site_transient_update_plugins');
  expect(known).toContain('last_checked');
  expect(known).not.toContain('99.0.0');
  expect(screen).not.toContain('99.0.0');
  expect(await (await request.get(`${site.url}/wp-admin/plugins.php`)).text()).not.toContain('99.0.0');
});

test('WooCommerce is told that its order tables and its checkout blocks go together with us', async ({
  request,
  site,
}) => {
  site.setOption('hadaya_test_features', 1);
  try {
    await request.get(`${site.url}/ask/`);
    const declared = optionOf(site, 'hadaya_test_declared');
    expect(declared).toContain('"custom_order_tables";s:21:"hadaya/hadaya.php yes"');
    expect(declared).toContain('"cart_checkout_blocks";s:21:"hadaya/hadaya.php yes"');
  } finally {
    site.setOption('hadaya_test_features', null);
  }
});
