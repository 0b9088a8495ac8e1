/** What checkouts get beyond the measured scenarios. */
import { expect, test } from '../kit/test.ts';
import { openShopSite, PARAMS, shopDocument } from './shopSite.ts';
import { FORM, readForm, SHOP, serveShop } from './shopVisit.ts';

test.use({
  allow: {
    hosts: ['shop.example.om', 'giftshop.om', 'www.giftshop.om', 'www.github.io', 'partner.example'],
    hostChanges: [{ selector: 'wc-order-attribution-inputs' }, { selector: 'form' }, { selector: 'body' }],
  },
});

test('row 56, row 57, fault-23: of several elements each form keeps one', async ({ page, context }) => {
  const element = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
  await serveShop({ context }, { body: `${element}<form name="checkout">${element.repeat(5)}</form>` });
  await page.goto(`${SHOP}/`);
  await expect.poll(() => page.locator('wc-order-attribution-inputs').count()).toBe(1);
  expect(Object.keys(await readForm(page))).toHaveLength(16);
});

test('row 62: an empty list of fields makes no inputs, another prefix is used', async ({ page, context }) => {
  await openShopSite(context, ({ pathname }) =>
    shopDocument(
      pathname === '/none/'
        ? { body: FORM, fields: {} }
        : { body: FORM, params: { ...PARAMS, prefix: 'x_' }, fields: { a: 'current.typ' } },
    ),
  );
  await page.goto(`${SHOP}/none/`);
  await page.waitForTimeout(200);
  expect(await readForm(page)).toEqual({});
  await page.goto(`${SHOP}/other/?utm_source=a`);
  await expect.poll(() => readForm(page)).toEqual({ x_a: 'utm' });
});

test('row 66: the data layer without the block checkout is subscribed to and gets nothing', async ({
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

test('F24: elements that come and go leave nothing behind', async ({ page, context, leaks }) => {
  await serveShop({ context }, { body: '<form name="cart"></form>' });
  await page.goto(`${SHOP}/`);
  const comeAndGo = async () => {
    await page.evaluate(() => document.forms[0]?.append(document.createElement('wc-order-attribution-inputs')));
    await expect.poll(async () => Object.keys(await readForm(page)).length).toBe(16);
    await page.evaluate(() => document.querySelector('wc-order-attribution-inputs')?.remove());
  };
  await comeAndGo();
  const before = await leaks.take();
  await comeAndGo();
  await comeAndGo();
  expect(await leaks.since(before)).toEqual([]);
});
