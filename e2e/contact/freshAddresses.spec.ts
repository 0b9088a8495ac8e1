/** Tests that a channel's URL describes the current product, however the visitor opens the link. */
import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

const SHOP = `<div class="product summary"><h2 class="product_title">Mug</h2><form class="variations_form cart">
  <select aria-label="Colour" name="attribute_colour"><option value="">-</option><option value="red">Red</option></select>
  <input aria-label="Quantity" name="quantity" value="1"><span class="woocommerce-variation-price"><span class="price">4</span></span></form></div>`;

const message = { pre_set_message: '{qty} {product} {variation} {price}' };
const whatsapp = contactChannel('Whatsapp', { value: '96890000001', hover_text: 'WhatsApp', ...message });
const list = [whatsapp, ...SIMPLE_CHANNELS.slice(1, 3)];

const link = (page: Page) => page.locator('#Whatsapp-0-channel a');

const readMessage = async (page: Page) =>
  new URL((await link(page).getAttribute('href')) ?? '').searchParams.get('text');

/** Changes the page's content without an event, as shop scripts do. */
const changeSilently = (page: Page, quantity = 50) =>
  page.evaluate((amount) => {
    window.__hadayaGuest?.asHost(() => {
      const [select, input] = [document.querySelector('select'), document.querySelector('input')];
      if (select) select.value = 'red';
      if (input) input.value = String(amount);
    });
  }, quantity);

/** Ways to open a link or copy its URL without a click event. */
const WAYS = [
  ['the context menu', (page: Page) => link(page).click({ button: 'right' })],
  ['the middle button', (page: Page) => link(page).dispatchEvent('auxclick', { button: 1 })],
  ['touch', (page: Page) => link(page).dispatchEvent('pointerdown', { pointerType: 'touch' })],
  ['the keyboard', (page: Page) => link(page).focus()],
  ['dragging', (page: Page) => link(page).dispatchEvent('dragstart')],
] as const;

for (const [name, channels] of [
  ['in a list', list],
  ['that is the launcher', [whatsapp]],
] as const)
  test(`the link of a channel ${name} describes the current product, however the visitor opens it`, async ({
    page,
    servePage,
  }) => {
    await openContact(page, servePage, { body: SHOP, widgets: [{ channels }] });
    if (channels.length > 1) await page.locator('.open-chaty').click();
    await expect(link(page)).toBeVisible();
    let text = '1 Mug  4';
    for (const [at, [way, reach]] of WAYS.entries())
      await test.step(way, async () => {
        await link(page).blur();
        await changeSilently(page, 50 + at);
        expect(await readMessage(page)).toBe(text);
        await reach(page);
        text = `${50 + at} Mug Red 4`;
        expect(await readMessage(page)).toBe(text);
      });
  });

test('channel links follow changes to the form, price and title while the list is open and when it reopens', async ({
  page,
  servePage,
}) => {
  const titled = { pre_set_message: '{qty} {product} {variation} {price} {title}' };
  const channels = [contactChannel('Whatsapp', { value: '96890000001', ...titled }), ...list.slice(1)];
  await openContact(page, servePage, { title: 'Shop', body: SHOP, widgets: [{ channels }] });
  const text = () => readMessage(page);
  await page.locator('.open-chaty').focus();
  await page.keyboard.press('Enter');
  await expect(link(page)).toBeVisible();
  await page.getByLabel('Colour').selectOption('red');
  await expect.poll(text).toBe('1 Mug Red 4 Shop');
  await page.getByLabel('Quantity').fill('20');
  await expect.poll(text).toBe('20 Mug Red 4 Shop');
  await page.evaluate(() =>
    window.__hadayaGuest?.asHost(() => {
      const price = document.querySelector('.price');
      if (price) price.textContent = '5';
    }),
  );
  await expect.poll(text).toBe('20 Mug Red 5 Shop');
  await page.evaluate(() => {
    window.__hadayaGuest?.asHost(() => {
      document.title = 'Sale';
    });
  });
  await expect.poll(text).toBe('20 Mug Red 5 Sale');
  await page.keyboard.press('Escape');
  await expect(link(page)).toBeHidden();
  await changeSilently(page);
  await page.locator('.open-chaty').press('Enter');
  await expect(link(page)).toBeVisible();
  expect(await text()).toBe('50 Mug Red 5 Sale');
});
