import { expect, test } from '../kit/test.ts';
import { openShopSite, shopDocument } from './shopSite.ts';
import { FORM, field, NAMES, readCookieNames, readForm, readPages, SHOP, serveShop } from './shopVisit.ts';

test.use({
  allow: {
    hosts: ['shop.example.om', 'giftshop.om', 'www.giftshop.om', 'www.github.io', 'partner.example'],
    hostChanges: [{ selector: 'wc-order-attribution-inputs' }, { selector: 'form' }, { selector: 'body' }],
  },
});

test('leaves fields blank and throws nothing when cookies are disabled', async ({ page, context, faults }) => {
  await serveShop({ context });
  await faults.cookiesOff();
  await page.goto(`${SHOP}/checkout/?utm_source=a`);
  expect(Object.keys(await readForm(page))).toHaveLength(16);
  expect(new Set(Object.values(await readForm(page)))).toEqual(new Set(['']));
  expect(await page.evaluate(() => Object(window).sbjs.get.current)).toEqual({});
});

test('leaves fields blank and causes no error in a sandboxed frame where document.cookie throws', async ({
  page,
  context,
  faults,
}) => {
  await serveShop({ context });
  await page.goto(await faults.sandbox(`${SHOP}/checkout/?utm_source=a`));
  const inputs = page.frameLocator('iframe').locator('wc-order-attribution-inputs input');
  await expect(inputs).toHaveCount(16);
  expect(new Set(await inputs.evaluateAll((all) => all.map((input) => input.getAttribute('value') ?? '')))).toEqual(
    new Set(['']),
  );
});

test('records the source even when storage is blocked', async ({ page, context, faults }) => {
  await serveShop({ context });
  await faults.storageThrows();
  await page.goto(`${SHOP}/checkout/?utm_source=a`);
  expect((await readForm(page))[field('utm_source')]).toBe('a');
});

test('an order carries the visitor’s source for any value of window.hadaya', async ({ page, context }) => {
  const tag = '<script type="module" src="/dist/attribution.min.js"></script>';
  const again = '<script type="module" src="/dist/attribution.min.js?again"></script>';
  let before = '';
  await openShopSite(context, () =>
    shopDocument({ body: FORM, before, scripts: `${tag}${again}<script src="/__sentinel.js"></script>` }),
  );
  for (const [name, script] of [
    ['frozen', 'window.hadaya = Object.freeze({ q: [] });'],
    ['sealed', 'window.hadaya = Object.seal({ q: [] });'],
    ['null', 'window.hadaya = null;'],
    ['a text', "window.hadaya = 'gifts';"],
    ['read-only', "Object.defineProperty(window, 'hadaya', { value: 1 });"],
  ] as const)
    await test.step(name, async () => {
      before = script;
      await context.clearCookies();
      await page.goto(`${SHOP}/checkout/?utm_source=a`);
      expect(await readCookieNames(page)).toEqual(NAMES);
      expect(await readForm(page)).toMatchObject({ [field('utm_source')]: 'a', [field('session_pages')]: '1' });
    });
});

test('applies frozen and sealed server settings, and setOrderTracking can still turn tracking off', async ({
  page,
  context,
}) => {
  let before = '';
  await openShopSite(context, () => shopDocument({ body: FORM, before }));
  for (const how of ['freeze', 'seal'])
    await test.step(how, async () => {
      before = `Object.${how}(wc_order_attribution); Object.${how}(wc_order_attribution.params);`;
      await context.clearCookies();
      await page.goto(`${SHOP}/checkout/?utm_source=a`);
      expect(await readForm(page)).toMatchObject({ [field('utm_source')]: 'a' });
      const off = await page.evaluate(() => {
        const { wc_order_attribution: order } = Object(window);
        order.setOrderTracking(false);
        return [order.params.allowTracking, order.getAttributionData().utm_source, document.cookie];
      });
      expect(off).toEqual([false, null, '']);
    });
});

test('a prerendered page sets no cookies before activation', async ({ page, context }) => {
  await serveShop({ context });
  await page.addInitScript(() => {
    let isPrerendering = true;
    Object.defineProperty(document, 'prerendering', { get: () => isPrerendering });
    document.addEventListener('show-page', () => {
      isPrerendering = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  await page.goto(`${SHOP}/?utm_source=a`);
  expect(await readCookieNames(page)).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('show-page')));
  expect(await readCookieNames(page)).toEqual(NAMES);
  expect(await readPages(page)).toBe('1');
});

test('does not count visits to the editor, the customizer or a preview', async ({ page, context, guest }) => {
  await guest.allow({ globals: ['elementorFrontend'] });
  let before = '';
  await openShopSite(context, () => shopDocument({ before }));
  for (const [name, path, script] of [
    ['the editor', '/?elementor-preview=7', ''],
    ['the editor, detected by its script', '/', 'window.elementorFrontend = { isEditMode: () => true };'],
    ['the customizer', '/?customize_changeset_uuid=1', ''],
    ['a preview', '/?preview=true', ''],
  ] as const)
    await test.step(name, async () => {
      before = script;
      await page.goto(`${SHOP}${path}`);
      expect(await readCookieNames(page)).toEqual([]);
    });
});

test('truncates a very long campaign to the cookie budget', async ({ page, context }) => {
  await serveShop({ context });
  const names = [
    'source',
    'medium',
    'campaign',
    'content',
    'term',
    'id',
    'source_platform',
    'creative_format',
    'marketing_tactic',
  ];
  await page.goto(`${SHOP}/?${names.map((name) => `utm_${name}=${'v'.repeat(1024)}`).join('&')}`);
  await expect.poll(() => readCookieNames(page)).toEqual(NAMES);
  expect((await page.evaluate(() => document.cookie)).length).toBeLessThanOrEqual(3800);
});

test('keeps the source between pages on a host directly under a public suffix', async ({ page, context }) => {
  await serveShop({ context });
  await page.goto('https://www.github.io/?utm_source=a');
  await page.goto('https://www.github.io/b');
  expect(await page.evaluate(() => Object(window).sbjs.get)).toMatchObject({
    current: { src: 'a' },
    session: { pgs: '2' },
  });
});

test('counts a page only once when the original script runs too', async ({ page, context, guest }) => {
  await guest.allow({ globals: ['sbjs'] });
  const original = `<script id="wc-order-attribution-js" src="/original.js"></script>`;
  const ours = '<script type="module" src="/dist/attribution.min.js"></script>';
  await openShopSite(context, ({ pathname }) =>
    shopDocument({ body: FORM, scripts: pathname === '/first/' ? original + ours : ours + original }),
  );
  await context.route('**/original.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.cookie = 'sbjs_migrations=1418474375998%3D1; path=/; domain=.shop.example.om';
        document.cookie = 'sbjs_current=typ%3Dutm%7C%7C%7Csrc%3Da; path=/; domain=.shop.example.om';
        document.cookie = 'sbjs_first=typ%3Dutm%7C%7C%7Csrc%3Da; path=/; domain=.shop.example.om';
        document.cookie = 'sbjs_udata=vst%3D1; path=/; domain=.shop.example.om';
        document.cookie = 'sbjs_session=pgs%3D1; path=/; domain=.shop.example.om';
        window.wc_order_attribution.setOrderTracking = () => {};`,
    }),
  );
  for (const path of ['/first/', '/second/']) {
    await context.clearCookies();
    await page.goto(`${SHOP}${path}?utm_source=a`);
    await expect.poll(async () => (await readForm(page))[field('utm_source')]).toBe('a');
    expect(await readPages(page)).toBe('1');
  }
});

test('counts a page only once when the bundle loads twice', async ({ page, context }) => {
  const tag = (query: string) => `<script type="module" src="/dist/attribution.min.js${query}"></script>`;
  await serveShop({ context }, { scripts: tag('') + tag('?again') });
  await page.goto(`${SHOP}/`);
  expect(await readPages(page)).toBe('1');
});

test('parameters named like prototype properties pollute no prototype', async ({ page, context }) => {
  await serveShop({ context });
  await page.goto(`${SHOP}/?__proto__[x]=1&constructor.prototype.x=1&utm_source=a`);
  expect(await page.evaluate(() => [Object({}).x, Object(window).sbjs.get.current.src])).toEqual([undefined, 'a']);
});

test('ignores a form whose id is the name of the settings object', async ({ page, context }) => {
  await openShopSite(
    context,
    () =>
      '<!doctype html><html lang="en"><head><title>Shop</title></head><body><form id="wc_order_attribution"></form><script type="module" src="/dist/attribution.min.js"></script><script src="/__sentinel.js"></script></body></html>',
  );
  await page.goto(`${SHOP}/?utm_source=a`);
  await expect.poll(() => readCookieNames(page)).toEqual(NAMES);
});
