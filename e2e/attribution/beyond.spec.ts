/** What goes beyond the replaced scripts: channels, history, debug. */
import { expect, test } from '../kit/test.ts';
import { readPages, SHOP, serveShop } from './shopVisit.ts';

test.use({
  allow: {
    hosts: ['shop.example.om', 'giftshop.om', 'www.giftshop.om', 'www.github.io', 'partner.example'],
    hostChanges: [{ selector: 'wc-order-attribution-inputs' }, { selector: 'form' }, { selector: 'body' }],
  },
});

test('B2: the channel is read when somebody asks, and only then its lists are fetched', async ({
  page,
  context,
  guest,
}) => {
  await serveShop({ context });
  await page.goto(`${SHOP}/?utm_source=chatgpt.com`);
  expect(guest.requests.filter((address) => address.includes('readChannel'))).toEqual([]);
  expect(await page.evaluate(() => Object(window).hadaya.attribution.channel())).toEqual({
    current: 'AI Assistant',
    first: 'AI Assistant',
  });
});

test('B6: a pushState navigation counts a page when the owner asks for it', async ({ page, context, guest }) => {
  await guest.allow({ pageState: ['address', 'history'] });
  await serveShop({ context }, { before: 'window.hadaya = { settings: { attribution: { trackHistory: true } } };' });
  await page.goto(`${SHOP}/?utm_source=a`, { referer: 'https://www.google.com/' });
  await expect.poll(() => readPages(page)).toBe('1');
  await page.waitForTimeout(100);
  await page.evaluate(() => history.pushState({}, '', '/second'));
  await expect.poll(() => readPages(page)).toBe('2');
  expect(await page.evaluate(() => Object(window).sbjs.get)).toMatchObject({
    current: { src: 'a' },
    current_add: { rf: 'https://www.google.com/' },
  });
});

test('B7: hadaya_debug=1 says why the source was chosen', async ({ page, context }) => {
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(message.text()));
  await serveShop({ context });
  await page.goto(`${SHOP}/?hadaya_debug=1&utm_source=a`);
  await expect
    .poll(() => lines.join('\n'))
    .toContain('attribution: utm "a"; because the address of the landing page names a campaign');
});
