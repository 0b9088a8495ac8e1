/** Tests checkout behaviour that the recorded scenarios do not cover. */
import { expect, test } from '../kit/test.ts';
import { openShopSite, PARAMS, shopDocument } from './shopSite.ts';
import { FORM, field, readForm, SHOP, serveShop } from './shopVisit.ts';

test.use({
  allow: {
    hosts: ['shop.example.om', 'giftshop.om', 'www.giftshop.om', 'www.github.io', 'partner.example'],
    hostChanges: [{ selector: 'wc-order-attribution-inputs' }, { selector: 'form' }, { selector: 'body' }],
  },
});

test('keeps only one of several attribution elements, whether they are inside or outside a form', async ({
  page,
  context,
}) => {
  const element = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
  await serveShop({ context }, { body: `${element}<form name="checkout">${element.repeat(5)}</form>` });
  await page.goto(`${SHOP}/`);
  expect(await page.locator('wc-order-attribution-inputs').count()).toBe(1);
  expect(Object.keys(await readForm(page))).toHaveLength(16);
});

test('creates no inputs for an empty field list and applies a custom prefix', async ({ page, context }) => {
  await openShopSite(context, ({ pathname }) =>
    shopDocument(
      pathname === '/none/'
        ? { body: FORM, fields: {} }
        : { body: FORM, params: { ...PARAMS, prefix: 'x_' }, fields: { a: 'current.typ' } },
    ),
  );
  await page.goto(`${SHOP}/none/`);
  expect(await readForm(page)).toEqual({});
  await page.goto(`${SHOP}/other/?utm_source=a`);
  expect(await readForm(page)).toEqual({ x_a: 'utm' });
});

test('on a page without the block checkout, subscribes to the data layer but sends nothing', async ({
  page,
  context,
  guest,
}) => {
  await guest.allow({ globals: ['wp', '__calls'] });
  const before = `window.__calls = []; window.wp = { data: { dispatch: () => { __calls.push('dispatch'); return {}; }, subscribe: () => { __calls.push('subscribe'); return () => {}; } } };`;
  await serveShop({ context }, { before });
  await page.goto(`${SHOP}/`);
  await expect.poll(() => page.evaluate(() => Object(window).__calls)).toEqual(['subscribe']);
});

test('leaks nothing when attribution elements are added and removed', async ({ page, context, leaks }) => {
  await serveShop({ context }, { body: '<form name="cart"></form>' });
  await page.goto(`${SHOP}/`);
  const comeAndGo = async () => {
    await page.evaluate(() => document.forms[0]?.append(document.createElement('wc-order-attribution-inputs')));
    expect(Object.keys(await readForm(page))).toHaveLength(16);
    await page.evaluate(() => document.querySelector('wc-order-attribution-inputs')?.remove());
  };
  await comeAndGo();
  const before = await leaks.take();
  await comeAndGo();
  await comeAndGo();
  expect(await leaks.since(before)).toEqual([]);
});

test('fills an attribution element in the same task in which a script inserts it', async ({ page, context }) => {
  await serveShop(
    { context },
    {
      body: '<form name="checkout"></form><template><wc-order-attribution-inputs></wc-order-attribution-inputs></template>',
    },
  );
  await page.goto(`${SHOP}/?utm_source=a`);
  const posted = await page.evaluate(() => {
    const [form] = document.forms;
    const source = () => new FormData(form).get('wc_order_attribution_utm_source');
    const found: unknown[] = [source()];
    const html = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
    const ways = [
      () => form?.insertAdjacentHTML('beforeend', html),
      () => form?.append(document.querySelector('template')?.content.cloneNode(true) ?? ''),
      () => form?.append(document.createElement('wc-order-attribution-inputs')),
    ];
    for (const connect of ways) {
      connect();
      found.push(source());
      form?.replaceChildren();
    }
    return found;
  });
  expect(posted).toEqual([null, 'a', 'a', 'a']);
});

test('an order placed immediately after the bundle runs carries the visitor’s source', async ({ page, context }) => {
  // Blocks the bundle's lazy files, because the checkout must not depend on another request.
  await context.route(/attribution-\w+/, (route) => route.abort());
  const order = `<script type="module">window.hadaya.order = Object.fromEntries(new FormData(document.forms[0]));</script>`;
  const bundle = '<script type="module" src="/dist/attribution.min.js"></script>';
  await serveShop({ context }, { scripts: `${bundle}${order}<script src="/__sentinel.js"></script>` });
  await page.goto(`${SHOP}/checkout/?utm_source=fast`);
  expect(await page.evaluate(() => Object(window).hadaya.order)).toMatchObject({
    [field('source_type')]: 'utm',
    [field('utm_source')]: 'fast',
    [field('session_pages')]: '1',
  });
});

test('an attribution element fills its inputs with values that were set before its upgrade', async ({
  page,
  context,
}) => {
  const before = `document.querySelector('wc-order-attribution-inputs').values = { utm_source: 'preset', utm_term: '', utm_id: null };`;
  await serveShop({ context }, { before });
  await page.goto(`${SHOP}/checkout/?utm_source=ad&utm_term=gift`);
  const { [field('utm_source')]: source, [field('utm_term')]: term } = await readForm(page);
  expect([source, term]).toEqual(['preset', 'gift']);
  const after = await page.evaluate(() => {
    const { wc_order_attribution: order } = Object(window);
    order.setOrderTracking(false);
    const off = new FormData(document.forms[0]).get('wc_order_attribution_utm_source');
    order.setOrderTracking(true);
    return [off, new FormData(document.forms[0]).get('wc_order_attribution_utm_source')];
  });
  expect(after).toEqual(['', 'ad']);
});

test('setting an element’s values fills the inputs by name and clears inputs without a value', async ({
  page,
  context,
}) => {
  await serveShop({ context });
  await page.goto(`${SHOP}/checkout/?utm_source=ad`);
  await page.evaluate(() => {
    Object(document.querySelector('wc-order-attribution-inputs')).values = { utm_source: 'own' };
  });
  const form = await readForm(page);
  expect([form[field('utm_source')], form[field('source_type')], Object.keys(form).length]).toEqual(['own', '', 16]);
  expect(
    await page.evaluate(() => Object(document.querySelector('wc-order-attribution-inputs')).values.utm_source),
  ).toBe('own');
});

test('a block checkout whose scripts load after the bundle gets the attribution data when its store first changes', async ({
  page,
  context,
  guest,
}) => {
  await guest.allow({ globals: ['wp', 'wc', '__calls', '__change'] });
  const blocks = `<script type="module">
    window.__calls = [];
    window.wc = { wcBlocksData: { CHECKOUT_STORE_KEY: 'wc/store/checkout' } };
    window.wp = { data: {
      dispatch: () => ({ setExtensionData: (...args) => __calls.push(args) }),
      subscribe: (callback) => { window.__change = callback; return () => {}; },
    } };
  </script>`;
  const bundle = '<script type="module" src="/dist/attribution.min.js"></script>';
  await serveShop({ context }, { scripts: `${bundle}${blocks}<script src="/__sentinel.js"></script>` });
  await page.goto(`${SHOP}/?utm_source=ad`);
  await page.evaluate(() => Object(window).__change());
  expect(await page.evaluate(() => Object(window).__calls)).toMatchObject([
    ['woocommerce/order-attribution', { utm_source: 'ad' }, true],
  ]);
});
