import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.afterAll(({ site }) => site.setOption('hadaya_test_declared', null));

const optionOf = (site: TestSite, name: string) =>
  String(site.query('SELECT option_value FROM wp_options WHERE option_name = ?', name)[0]?.option_value ?? '');

test('the plugin declares to WooCommerce that it works with order tables and checkout blocks', async ({
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
