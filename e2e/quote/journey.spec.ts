import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expectHeard, listen } from '../kit/heard/listen.ts';
import { holdBack } from '../kit/holdBack.ts';
import { expect, expectAccessible, test, waitForIslands } from '../kit/test.ts';
import { serveQuote } from './kit/quotePage.ts';

const TEXTS = {
  en: { add: 'Add to quote', list: 'Your quote list', contact: 'WhatsApp number or email', send: 'Send request' },
  ar: {
    add: 'إضافة إلى طلب السعر',
    list: 'طلب السعر',
    contact: 'رقم واتساب أو البريد الإلكتروني',
    send: 'إرسال الطلب',
  },
};

const addButton = (page: Page) => page.getByRole('button', { name: TEXTS.en.add });
const dialog = (page: Page) => page.getByRole('dialog', { name: TEXTS.en.list });

async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await addButton(page).click();
  await page.getByRole('button', { name: 'Your quote list (1)' }).click();
  await dialog(page).getByLabel(TEXTS.en.contact).fill('buyer@company.example');
}

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: on a phone, a buyer can add and remove a product, undo, change the quantity and send the list by keyboard`, async ({
    page,
    servePage,
    server,
  }) => {
    const { contact, send } = TEXTS[locale];
    await page.setViewportSize({ width: 390, height: 844 });
    const heard = await listen(page);
    await page.goto(serveQuote(servePage, { locale, data: { prices: '10=4.9 100=4.2 500=ask' } }));
    await waitForIslands(page);
    await page.locator('.hadaya-quote-add').focus();
    await heard.press('Enter');
    await page.locator('.hadaya-quote-open').focus();
    await heard.act('Enter on the way to the list', async () => {
      await page.keyboard.press('Enter');
      await expect(page.locator('.hadaya-quote-form')).toBeVisible();
    });
    await heard.read('The list', '.hadaya-quote-dialog');
    const list = page.getByRole('dialog');
    const quantity = list.getByRole('spinbutton');
    await quantity.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('120');
    await heard.press('Tab');
    await expect(quantity).toHaveValue('120');
    await heard.press('Enter');
    await expect(list.locator('.hadaya-quote-removed button')).toBeFocused();
    await heard.press('Enter');
    await expect(quantity).toHaveValue('120');
    await expectAccessible(page);
    await list.getByLabel(contact).focus();
    await page.keyboard.type('buyer@company.example');
    await heard.act('Enter in the last field', async () => {
      await list.getByRole('button', { name: send }).press('Enter');
      await expect(list.locator('.hadaya-quote-sent')).toBeFocused();
    });
    expectHeard(heard, `quote.${locale}`);
    const [sent, ...others] = server.backend.receivedBy('rest:/hadaya/v1/quotes');
    expect(others).toEqual([]);
    const lines: unknown = JSON.parse(sent?.fields.find(([name]) => name === 'lines')?.[1] ?? '');
    expect(lines).toEqual([{ product: 8, variation: 0, attributes: {}, quantity: 120, note: '' }]);
  });
}

test('reports an incomplete selection, and adds the product when the selection is complete', async ({
  page,
  servePage,
}) => {
  const variationPrices = JSON.stringify({ 22: '10=4.9 100=4.2' });
  await page.goto(serveQuote(servePage, { product: mug, data: { 'variation-prices': variationPrices } }));
  await addButton(page).click();
  await expect(page.getByText('Choose Colour first.')).toBeVisible();
  await page.locator('#pa_color').selectOption('red');
  await page.locator('#pa_size').selectOption('m');
  await addButton(page).click();
  await expect(page.getByText('Ceramic mug is on your quote list.')).toBeVisible();
  await page.getByRole('button', { name: 'Your quote list (1)' }).click();
  await expect(dialog(page).getByText('Red · M')).toBeVisible();
});

test('a press before the script loads adds the product exactly once', async ({ page, servePage }) => {
  const release = await holdBack(page, /\/quote-startProduct-/);
  await page.goto(serveQuote(servePage));
  await waitForIslands(page);
  await page.getByRole('link', { name: TEXTS.en.add }).click();
  release();
  await expect(page.getByText('Pen is on your quote list.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Your quote list (1)' })).toBeVisible();
});

const PANEL = {
  below:
    '<a href="/quote/?utm_source=menu">All gifts I want</a><div data-hadaya="quote" data-view="panel" data-link="/quote/"></div>',
};

test('a link to the quote list’s page opens the list as a dialog and regains focus when the dialog closes', async ({
  page,
  servePage,
}) => {
  await page.goto(serveQuote(servePage, PANEL));
  await waitForIslands(page);
  const link = page.getByRole('link', { name: 'All gifts I want' });
  await link.press('Enter');
  await expect(dialog(page).getByText(/Your list is empty/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await link.press('Enter');
  await expect(dialog(page)).toBeVisible();
});

test.describe(() => {
  test.use({ allow: { console: [/a file is missing/, /ERR_FAILED/] } });

  test('the link to the quote list’s page works as a plain link when the panel’s file fails to load', async ({
    page,
    servePage,
  }) => {
    await page.route(/\/quote-startPanel-/, (route) => route.abort());
    servePage('/quote/', '<!doctype html><html lang="en"><title>Quote</title><h1>The list’s own page</h1></html>');
    await page.goto(serveQuote(servePage, PANEL));
    await waitForIslands(page);
    await page.getByRole('link', { name: 'All gifts I want' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'The list’s own page' })).toBeVisible();
  });
});

test('two tabs that wait for the connection send their request with the same key', async ({
  page,
  context,
  servePage,
  server,
}) => {
  const address = serveQuote(servePage);
  const other = await context.newPage();
  await openList(page, address);
  await other.goto(address);
  await other.getByRole('button', { name: 'Your quote list (1)' }).click();
  await dialog(other).getByLabel(TEXTS.en.contact).fill('buyer@company.example');
  await context.setOffline(true);
  for (const tab of [page, other]) {
    await dialog(tab).getByRole('button', { name: TEXTS.en.send }).click();
    await expect(tab.getByText(/You are offline/)).toBeVisible();
  }
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(tab.getByText(/We have received your request Q-\d+/)).toBeVisible();
  const keys = server.backend
    .receivedBy('rest:/hadaya/v1/quotes')
    .map(({ fields }) => fields.find(([name]) => name === 'form_key')?.[1]);
  expect(new Set(keys).size).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('hadaya-quote-key'))).toBeNull();
});

test('the list follows changes in other tabs, and a rejection marks the rejected field', async ({
  page,
  context,
  servePage,
}) => {
  const address = serveQuote(servePage);
  await openList(page, address);
  const other = await context.newPage();
  await other.goto(address);
  await addButton(other).click();
  await expect(dialog(page).getByText('Products: 1, pieces: 20')).toBeVisible();
  await dialog(page).getByLabel(TEXTS.en.contact).fill('refused');
  await dialog(page).getByRole('button', { name: TEXTS.en.send }).click();
  await expect(dialog(page).getByText('Enter another address.')).toBeVisible();
  await expect(dialog(page).getByLabel(TEXTS.en.contact)).toHaveAttribute('aria-invalid', 'true');
});
