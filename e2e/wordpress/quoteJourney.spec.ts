/** Tests a quote request on WordPress from product cards to an order, by keyboard only. */
import type { Page } from '@playwright/test';
import { expectHeard, listen } from '../kit/heard/listen.ts';
import { expectAccessible } from '../kit/test.ts';
import { leadCalls } from './kit/inbox.ts';
import { findLeads, PNG } from './kit/message.ts';
import { keepOptions } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, inMatrix, needWordPress, test } from './kit/test.ts';
import { tabTo } from './kit/walkByKeys.ts';

needWordPress();
// The variation form's contract allows these changes to WooCommerce's nodes.
const hostChanges = [
  { selector: '.variation_id', attributes: ['value'] },
  { selector: '.variations option', attributes: ['class'] },
  { selector: '.variations_form' },
];
// While offline, the browser reports failed prefetches.
const console = [/ERR_INTERNET_DISCONNECTED/];
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings', 'openedChat'], hostChanges, console } });

const QUOTE = {
  minimum: 10,
  step: 5,
  steps: [{ from: 100, off: 10, ask: false }],
  in_widget: true,
  whatsapp: '+968 9000 0001',
};

const TEXTS = {
  en: {
    add: 'Add to quote',
    title: 'Your quote list',
    contact: 'WhatsApp number or email',
    whatsApp: 'Send via WhatsApp',
    offline: /You are offline/,
    see: 'View your request',
    accept: 'Accept the quote',
    thanks: 'Thank you for accepting the quote.',
    accepted: 'already accepted',
    hello: 'Hello, please send me a quote for request Q-',
    shipping: 'Shipping',
  },
  ar: {
    add: 'إضافة إلى طلب السعر',
    title: 'طلب السعر',
    contact: 'رقم واتساب أو البريد الإلكتروني',
    whatsApp: 'إرسال عبر واتساب',
    offline: /أنت غير متصل/,
    see: 'عرض طلبك',
    accept: 'الموافقة على عرض السعر',
    thanks: 'شكرًا لموافقتك على عرض السعر.',
    accepted: 'فلم يعد تعديله ممكنًا',
    hello: 'السلام عليكم، أرجو إرسال عرض سعر للطلب رقم Q-',
    shipping: 'الشحن',
  },
};

async function chooseSecond(page: Page, id: string): Promise<void> {
  await tabTo(page, page.locator(id));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
}

for (const { locale, width, height } of [
  { locale: 'ar', width: 390, height: 844 },
  { locale: 'en', width: 1280, height: 800 },
] as const) {
  test.describe(`${locale}, ${width} pixels`, inMatrix(locale === 'en'), () => {
    test.use({ viewport: { width, height } });

    test.beforeEach(({ site }) => {
      site.setOptions({ hadaya_stand_in_quotes: '1', hadaya_test_locale: locale === 'ar' ? 'ar' : null });
      const islands = { ...HADAYA_OPTIONS.islands, quote: true };
      keepOptions(site, { ...HADAYA_OPTIONS, islands, quote: { ...QUOTE, page: `${site.url}/ask/?quote-list=1` } });
    });
    test.afterEach(({ site }) => {
      site.setOptions({ hadaya_stand_in_quotes: null, hadaya_test_locale: null });
      keepOptions(site, HADAYA_OPTIONS);
    });

    test('a buyer collects three products, sends them by WhatsApp after a lost connection, and accepts the quote', async ({
      page,
      context,
      site,
      browser,
    }) => {
      const texts = TEXTS[locale];
      const email = `journey-${locale}@company.example`;
      await page.addInitScript(() => {
        window.open = (address) => {
          Reflect.set(window, 'openedChat', String(address));
          return null;
        };
      });
      await test.step('adds a card and two products with options', async () => {
        await page.goto('/ask/?quote-shop=1');
        await tabTo(page, page.locator('[data-view="card"] .hadaya-quote-link'));
        await page.keyboard.press('Enter');
        await expect(page.locator('[data-view="card"] .hadaya-quote-open')).toBeFocused();
        for (const [product, select] of [
          [20, '#size'],
          [40, '#colour'],
        ] as const) {
          await page.goto(`/ask/?quote-product=${product}`);
          await chooseSecond(page, select);
          await tabTo(page, page.locator('.hadaya-quote-add'));
          await page.keyboard.press('Enter');
          await expect(page.locator('.hadaya-quote-product > .hadaya-quote-open')).toBeVisible();
        }
      });
      const heard = await listen(page);
      await page.goto('/ask/');
      const list = page.getByRole('dialog', { name: texts.title });
      await test.step('the contact widget opens the quote list without leaving the page', async () => {
        await tabTo(page, page.locator('.ch-trigger, [data-hadaya-root="contact-widget"] button').first());
        await page.keyboard.press('Enter');
        const entry = page.locator('#chaty-widget-0').getByRole('link', { name: texts.title });
        await tabTo(page, entry);
        await heard.act('Enter on the widget’s link', async () => {
          await page.keyboard.press('Enter');
          await expect(list.locator('.hadaya-quote-form')).toBeVisible();
        });
        expect(page.url()).toBe(`${site.url}/ask/`);
        await heard.read('The list', '.hadaya-quote-dialog');
        await expectAccessible(page);
      });
      await test.step('the request waits while the buyer is offline and is stored once, and WhatsApp opens', async () => {
        await list
          .locator('input[type="file"]')
          .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
        await tabTo(page, list.getByLabel(texts.contact));
        await page.keyboard.type(email);
        await context.setOffline(true);
        await tabTo(page, list.getByRole('button', { name: texts.whatsApp }));
        await heard.act('Enter on WhatsApp, offline', async () => {
          await page.keyboard.press('Enter');
          await expect(list.getByText(texts.offline)).toBeVisible();
        });
        await heard.act('The connection is back', async () => {
          await context.setOffline(false);
          await expect(list.locator('.hadaya-quote-sent')).toBeFocused();
        });
        const chat = new URL(await page.evaluate(() => String(Reflect.get(window, 'openedChat'))));
        expect(chat.origin + chat.pathname).toBe('https://wa.me/96890000001');
        const message = chat.searchParams.get('text') ?? '';
        expect(message).toContain(texts.hello);
        expect(message.match(/^• 10 × /gm)).toHaveLength(3);
        expect(message).toMatch(/hadaya_quote=\d+-[0-9a-f]{32}$/);
      });
      const transcript = heard.transcript.map((line) => line.replace(/Q-\d+/, 'Q-1'));
      expectHeard({ ...heard, transcript }, `quote-journey.${locale}`);
      const [lead, ...others] = findLeads(site, email);
      expect(others).toEqual([]);
      await test.step('the shop answers with prices and shipping', async () => {
        const owner = await browser.newContext({ baseURL: site.url });
        await logIn(owner.request, site.url);
        const call = await leadCalls(owner.request, site);
        const { revision } = (await call('GET', `/${lead?.ID}`)).body.lead;
        const offer = { revision, prices: [4.5, 9, 3], shipping: 12.5, until: '2099-12-31', note: '' };
        expect((await call('POST', `/${lead?.ID}/offer`, offer)).status).toBe(200);
        await owner.close();
      });
      await test.step('the buyer reads and accepts the quote', async () => {
        await tabTo(page, list.getByRole('link', { name: texts.see }));
        await page.keyboard.press('Enter');
        await expect(page.getByText(texts.shipping)).toBeVisible();
        await expect(page.getByText('OMR 177.500')).toBeVisible();
        await expectAccessible(page, { include: ['body'] });
        await tabTo(page, page.getByRole('button', { name: texts.accept }));
        await page.keyboard.press('Enter');
        await expect(page.getByText(texts.thanks)).toBeVisible();
      });
      await test.step('the shop can no longer change the accepted quote', async () => {
        const owner = await browser.newContext({ baseURL: site.url });
        await logIn(owner.request, site.url);
        const call = await leadCalls(owner.request, site);
        const { revision } = (await call('GET', `/${lead?.ID}`)).body.lead;
        const change = { revision, prices: [1, 1, 1], until: '2099-12-31', note: '' };
        expect(await call('POST', `/${lead?.ID}/offer`, change)).toMatchObject({
          status: 400,
          body: { message: expect.stringContaining(texts.accepted) },
        });
        await owner.close();
      });
    });
  });
}
