import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const PATH = '/ask/?stand-ins=1';

test.beforeAll(({ site }) => site.setOption('hadaya_test_contact_plugin', '1'));
test.afterAll(({ site }) => site.setOption('hadaya_test_contact_plugin', null));

test('a consent banner can call setOrderTracking(false) before our module loads, and no tracking cookie is set', async ({
  page,
  guest,
}) => {
  await guest.allow({ console: [/.*/], globals: ['standIns', 'launch_chaty'] });
  await page.route('**/plugins/hadaya/dist/**', (route) => route.abort());
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(PATH);
  const askNothing = () => {
    const { setOrderTracking } = Reflect.get(window, 'wc_order_attribution');
    setOrderTracking(false);
    return typeof setOrderTracking;
  };
  expect(await page.evaluate(askNothing)).toBe('function');
  expect(errors.filter((message) => message.includes('setOrderTracking'))).toEqual([]);
  await page.unroute('**/plugins/hadaya/dist/**');

  // The banner calls `setOrderTracking` immediately after the function is defined, long before any module runs.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const order = Reflect.get(window, 'wc_order_attribution');
      if (!order?.setOrderTracking) return;
      observer.disconnect();
      order.setOrderTracking(false);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(PATH);
  await expect
    .poll(() => page.evaluate(() => typeof Reflect.get(window, 'wc_order_attribution').getAttributionData))
    .toBe('function');
  expect(await page.evaluate(() => Reflect.get(window, 'wc_order_attribution').params.allowTracking)).toBe(false);
  expect((await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('sbjs'))).toEqual(
    [],
  );
  guest.ignoreFindings();
});
