/** Tests synchronous `sbjs.init` calls by page scripts, with any option. */
import { expect, test } from '../kit/test.ts';
import { openShopSite, shopDocument } from './shopSite.ts';
import { NAMES, readCookieNames, SHOP, serveShop } from './shopVisit.ts';

test.use({ allow: { hosts: ['shop.example.om', 'partner.example', 'search.example'] } });

const BUNDLE = '<script type="module" src="/dist/attribution.min.js"></script>';
const SENTINEL = '<script src="/__sentinel.js"></script>';

const plainPage = (after = '', before = '') =>
  `<!doctype html><html lang="en"><head><title>Shop</title></head><body>${before}${BUNDLE}${after}${SENTINEL}</body></html>`;

test('applies init options before the call returns', async ({ page, context }) => {
  await serveShop({ context });
  await page.goto(`${SHOP}/?c=eid`);
  const found = await page.evaluate(() => {
    const { sbjs } = Object(window);
    const seen: unknown[] = [];
    sbjs.init({
      campaign_param: 'c',
      promocode: { min: 7, max: 7 },
      user_ip: '192.0.2.1',
      domain: 'shop.example.om',
      callback: (data: unknown) => seen.push(data),
    });
    return { ...sbjs.get, calls: seen.length, isSame: seen[0] === sbjs.get };
  });
  expect(found).toMatchObject({
    current: { typ: 'utm', cmp: 'eid' },
    promo: { code: '7' },
    udata: { uip: '192.0.2.1' },
    calls: 1,
    isSame: true,
  });
});

test('applies the referrals and organics from the page’s init call to the first record, ignoring the letter case of hosts', async ({
  page,
  context,
}) => {
  let own = '';
  await openShopSite(context, () => plainPage(own));
  for (const [name, from, options, source] of [
    [
      'referrals',
      'https://Partner.example/x',
      { referrals: [{ host: 'PARTNER.example', display: 'Partner' }] },
      'Partner',
    ],
    [
      'organics',
      'https://search.example/?Q=1',
      { organics: [{ host: 'Search.Example', param: 'q' }] },
      'Search.Example',
    ],
  ] as const)
    await test.step(name, async () => {
      own = `<script type="module">window.sbjs.init(${JSON.stringify(options)});</script>`;
      await context.clearCookies();
      await page.goto(`${SHOP}/`, { referer: from });
      expect(await page.evaluate(() => Object(window).sbjs.get.first.src)).toBe(source);
      expect(await page.evaluate(() => Object(window).sbjs.get.session.pgs)).toBe('1');
    });
});

const own = 'window.sbjs.init({ typein_attributes: { source: "own", medium: "page" }, lifetime: 1 })';
test('records the first view with the options of the page’s own init call, not with the defaults', async ({
  page,
  context,
}) => {
  let html = '';
  await openShopSite(context, () => html);
  for (const [name, after, before] of [
    ['in a module after the bundle', `<script type="module">${own}</script>`, ''],
    ['when the document is ready', '', `<script>document.addEventListener('DOMContentLoaded', () => ${own})</script>`],
  ] as const)
    await test.step(name, async () => {
      html = plainPage(after, before);
      await context.clearCookies();
      await page.goto(`${SHOP}/`);
      expect(await page.evaluate(() => Object(window).sbjs.get)).toMatchObject({
        current: { src: 'own', mdm: 'page' },
        first: { src: 'own', mdm: 'page' },
        session: { pgs: '1' },
      });
      const cookies = await context.cookies();
      expect(cookies.find(({ name: cookie }) => cookie === 'sbjs_first')?.expires).toBeGreaterThan(0);
    });
});

test('uses the default options on a page without settings and without an init call', async ({ page, context }) => {
  await openShopSite(context, () => plainPage());
  await page.goto(`${SHOP}/?utm_source=a`);
  await expect.poll(() => readCookieNames(page)).toEqual(NAMES);
});

test('applies the owner’s standalone options before the next script runs', async ({ page, context }) => {
  const settings = {
    settings: { attribution: { standalone: { typein_attributes: { source: 'walk', medium: 'in' } } } },
  };
  const seen = '<script type="module">window.hadaya.seen = window.sbjs.get.current.src;</script>';
  await openShopSite(context, () => plainPage(seen, `<script>window.hadaya = ${JSON.stringify(settings)};</script>`));
  await page.goto(`${SHOP}/`);
  expect(await page.evaluate(() => Object(window).hadaya.seen)).toBe('walk');
});

test('records the view despite invalid init options', async ({ page, context, guest }) => {
  await guest.allow({ console: [/^\[hadaya\] attribution failed/] });
  await openShopSite(context, () =>
    plainPage('<script type="module">window.sbjs.init({ timezone_offset: "abc" });</script>'),
  );
  await page.goto(`${SHOP}/?utm_source=a`);
  expect(await readCookieNames(page)).toEqual(NAMES);
  const sources = await page.evaluate(() => {
    const { sbjs } = Object(window);
    const odd = [
      { timezone_offset: '99999999999' },
      { user_ip: Symbol('ip') },
      { lifetime: { valueOf: null, toString: null } },
    ];
    return odd.map((options) => {
      sbjs.init(options);
      return sbjs.get.current.src;
    });
  });
  expect(sources).toEqual(['a', 'a', 'a']);
});

test('recognises return hosts that the owner enters with a scheme, a path or capital letters', async ({
  page,
  context,
}) => {
  const settings = { settings: { attribution: { returnHosts: [' HTTPS://Partner.Example/pay '] } } };
  await openShopSite(context, () => shopDocument({ before: `window.hadaya = ${JSON.stringify(settings)};` }));
  await page.goto(`${SHOP}/?utm_source=ad`);
  await context.clearCookies({ name: 'sbjs_session' });
  await page.goto(`${SHOP}/thanks/`, { referer: 'https://partner.example/' });
  expect(await page.evaluate(() => Object(window).sbjs.get.current.src)).toBe('ad');
});

test('a cookie without a name does not hide the attribution record of the same name', async ({ page, context }) => {
  await serveShop({ context });
  await page.goto(`${SHOP}/?utm_source=ad`);
  const jar = await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot write a cookie without a name
    document.cookie = 'sbjs_current; path=/first/';
    return document.cookie;
  });
  expect(jar).toContain('sbjs_current=');
  await page.goto(`${SHOP}/first/`);
  expect(await page.evaluate(() => document.cookie.split('; ').includes('sbjs_current'))).toBe(true);
  expect(await page.evaluate(() => Object(window).sbjs.get.current.src)).toBe('ad');
});
