/** Follows a visitor through the shop, in a real Chromium with real cookies. */
import { expect, test } from '../kit/test.ts';
import { field, NAMES, readCookieNames, readForm, readPages, SHOP, serveShop } from './shopVisit.ts';

test.use({
  allow: {
    hosts: ['shop.example.om', 'giftshop.om', 'www.giftshop.om', 'www.github.io', 'partner.example'],
    hostChanges: [{ selector: 'wc-order-attribution-inputs' }, { selector: 'form' }, { selector: 'body' }],
  },
});

test('a journey from a campaign landing page to checkout fills the documented inputs', async ({ page, context }) => {
  await page.clock.setFixedTime('2027-06-01T10:00:00Z');
  await serveShop({ context });
  await page.goto(`${SHOP}/?utm_source=news&utm_medium=email&utm_campaign=%D9%87%D8%AF%D8%A7%D9%8A%D8%A7`);
  await page.goto(`${SHOP}/product/`, { referer: `${SHOP}/` });
  expect(await readPages(page)).toBe('2');

  await page.clock.setFixedTime('2027-06-01T10:31:00Z');
  await context.clearCookies({ name: 'sbjs_session' });
  await page.goto(`${SHOP}/`);
  expect(await page.evaluate(() => Object(window).sbjs.get.udata.vst)).toBe('2');

  await page.goto(`${SHOP}/checkout/`, { referer: 'https://www.google.com/' });
  await expect.poll(async () => Object.keys(await readForm(page)).length).toBe(16);
  expect(await readForm(page)).toMatchObject({
    [field('source_type')]: 'organic',
    [field('utm_source')]: 'google',
    [field('referrer')]: 'https://www.google.com/',
    [field('session_entry')]: `${SHOP}/checkout/`,
    [field('session_start_time')]: '2027-06-01 10:31:00',
    [field('session_pages')]: '2',
    [field('session_count')]: '2',
  });
  expect(await page.evaluate(() => Object(window).sbjs.get.first.cmp)).toBe('هدايا');
  expect(await readCookieNames(page)).toEqual(NAMES);
});

test('records the visit before DOMContentLoaded fires', async ({ page, context }) => {
  const before = `document.addEventListener('DOMContentLoaded', () => { window.hadaya.seen = document.cookie.includes('sbjs_current='); });`;
  await serveShop({ context }, { before });
  await page.goto(`${SHOP}/?utm_source=a`);
  expect(await page.evaluate(() => Object(window).hadaya.seen)).toBe(true);
});

const UNUSUAL = {
  'an email address in the link': { query: 'utm_source=a&utm_term=a%40b.om' },
  'a campaign too long for a cookie': { query: `utm_source=a&utm_content=${'x'.repeat(4000)}` },
  'a referral after a session': { query: '', referer: 'https://partner.example/' },
  'a return from a payment page': { query: '', referer: 'https://www.paypal.com/' },
};

test('records the visit synchronously from one file, even for unusual URLs and referrers', async ({
  page,
  context,
  guest,
}) => {
  const before = `document.addEventListener('DOMContentLoaded', () => { window.hadaya.seen = document.cookie; });`;
  await serveShop({ context }, { before });
  for (const [name, { query, ...options }] of Object.entries(UNUSUAL))
    await test.step(name, async () => {
      await context.clearCookies();
      await page.goto(`${SHOP}/first/?utm_source=earlier`);
      await context.clearCookies({ name: 'sbjs_session' });
      await page.goto(`${SHOP}/second/?${query}`, options);
      const [seen, now] = await page.evaluate(() => [Object(window).hadaya.seen, document.cookie]);
      expect(seen).toBe(now);
      expect(seen).toContain(`cpg%3D${encodeURIComponent(`${SHOP}/second/`)}`);
    });
  const files = guest.requests.filter((address) => address.includes('/dist/'));
  expect(files.filter((address) => !address.endsWith('/attribution.min.js'))).toEqual([]);
});

test('a visit in two tabs counts as one visit', async ({ context, page }) => {
  await serveShop({ context });
  await page.goto(`${SHOP}/?utm_source=a`);
  const second = await context.newPage();
  await second.goto(`${SHOP}/b`);
  expect(await second.evaluate(() => Object(window).sbjs.get)).toMatchObject({
    udata: { vst: '1' },
    session: { pgs: '2' },
  });
});
