/** Tests features that the replaced scripts lack: channels, history and diagnostics. */
import { expect, test } from '../kit/test.ts';
import { openShopSite, shopDocument } from './shopSite.ts';
import { FORM, readForm, readPages, SHOP, serveShop } from './shopVisit.ts';

test.use({
  allow: {
    hosts: ['shop.example.om', 'giftshop.om', 'www.giftshop.om', 'www.github.io', 'partner.example'],
    hostChanges: [{ selector: 'wc-order-attribution-inputs' }, { selector: 'form' }, { selector: 'body' }],
  },
});

test('attribution.channel() returns the channels of the current and the first source', async ({ page, context }) => {
  await serveShop({ context });
  await page.goto(`${SHOP}/?utm_source=chatgpt.com`);
  expect(await page.evaluate(() => Object(window).hadaya.attribution.channel())).toEqual({
    current: 'AI Assistant',
    first: 'AI Assistant',
  });
});

test('fills form fields that are configured to hold the current or the first channel', async ({ page, context }) => {
  const fields = { source_type: 'current.typ', now: 'channel.current', start: 'channel.first' };
  await openShopSite(context, ({ pathname }) => shopDocument({ body: pathname === '/checkout/' ? FORM : '', fields }));
  await page.goto(`${SHOP}/?utm_source=newsletter&utm_medium=email`);
  await page.goto(`${SHOP}/checkout/?gclid=1`);
  expect(await readForm(page)).toMatchObject({ wc_order_attribution_source_type: 'utm' });
  await expect
    .poll(() => readForm(page))
    .toEqual({
      wc_order_attribution_source_type: 'utm',
      wc_order_attribution_now: 'Paid Search',
      wc_order_attribution_start: 'Email',
    });
  expect(await page.evaluate(() => Object.keys(Object(window).sbjs.get))).not.toContain('channel');
  await page.evaluate(() => Object(window).hadaya.attribution.setTracking(false));
  expect(Object.values(await readForm(page)).join()).toBe(',,');
});

test('fills all fields except the channel when the channels file fails to load', async ({
  page,
  context,
  guest,
  faults,
}) => {
  await guest.allow({ console: [/the marketing channels could not be loaded/] });
  await faults.block(/\/dist\/channels-/);
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(message.text()));
  const fields = { source_type: 'current.typ', now: 'channel.current' };
  await openShopSite(context, () => shopDocument({ body: FORM, fields }));
  await page.goto(`${SHOP}/?utm_source=newsletter`);
  await expect.poll(() => lines.join('\n')).toContain('the marketing channels could not be loaded');
  expect(await readForm(page)).toEqual({ wc_order_attribution_source_type: 'utm', wc_order_attribution_now: '' });
});

test('reports unknown field paths from the server in one console line', async ({ page, context }) => {
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(message.text()));
  await openShopSite(context, () =>
    shopDocument({ body: FORM, fields: { a: 'current.typ', b: 'current.sourc', c: '' } }),
  );
  await page.goto(`${SHOP}/`);
  await expect.poll(() => readForm(page)).toMatchObject({ wc_order_attribution_a: 'typein' });
  expect(lines.filter((line) => line.includes('[hadaya]'))).toEqual([
    '[hadaya] attribution: fields whose paths lead nowhere: b → current.sourc, c → ',
  ]);
});

test('pushState navigation counts as a page view when the owner enables it', async ({ page, context, guest }) => {
  await guest.allow({ pageState: ['address', 'history'] });
  await serveShop({ context }, { before: 'window.hadaya = { settings: { attribution: { trackHistory: true } } };' });
  await page.goto(`${SHOP}/?utm_source=a`, { referer: 'https://www.google.com/' });
  await expect.poll(() => readPages(page)).toBe('1');
  await page.evaluate(() => history.pushState({}, '', '/second'));
  await expect.poll(() => readPages(page)).toBe('2');
  expect(await page.evaluate(() => Object(window).sbjs.get)).toMatchObject({
    current: { src: 'a' },
    current_add: { rf: 'https://www.google.com/' },
  });
});

test('the diagnostics print in the console why the source was chosen', async ({ page, context }) => {
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(message.text()));
  const tags = ['attribution', 'debug'].map((name) => `<script type="module" src="/dist/${name}.min.js"></script>`);
  await serveShop({ context }, { scripts: tags.join('') });
  await page.goto(`${SHOP}/?hadaya_debug=1&utm_source=a`);
  await expect
    .poll(() => lines.join('\n'))
    .toContain('source of the visit: a campaign of "a", because the landing page’s URL contains it');
});

test('converts cookies from the oldest format', async ({ page, context }) => {
  const old = { current: 'typ=utm|src=old', first: 'typ=utm|src=old', session: 'pgs=3|cpg=x', udata: 'vst=2|uag=y' };
  await context.addCookies(
    Object.entries(old).map(([name, text]) => ({
      name: `sbjs_${name}`,
      value: encodeURIComponent(text),
      domain: '.shop.example.om',
      path: '/',
    })),
  );
  await serveShop({ context });
  await page.goto(`${SHOP}/`);
  expect(await readPages(page)).toBe('2');
  expect(await page.evaluate(() => Object(window).sbjs.get)).toMatchObject({
    current: { typ: 'utm', src: 'old' },
    first: { typ: 'utm', src: 'old' },
    udata: { vst: '2' },
  });
  expect(await page.evaluate(() => document.cookie)).toContain('sbjs_migrations=1418474375998%3D1');
});
