import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

const open = (page: Page) => page.locator('.open-chaty').click();
const link = (page: Page, slug: string) => page.locator(`#${slug}-0-channel a`);

test('channel links have the documented URLs, names and classes', async ({ page, servePage }) => {
  const second = contactChannel('Custom_Link_3', {
    channel_type: 'Phone',
    value: '+96890000007',
    hover_text: 'Second line',
    url: 'tel:+96890000007',
  });
  const unknown = contactChannel('Carrier_Pigeon', {
    value: 'x',
    url: 'https://pigeon.example/gifts',
    target: '_blank',
  });
  await openContact(page, servePage, { widgets: [{ channels: [...SIMPLE_CHANNELS, second, unknown] }] });
  await open(page);
  const expected = {
    Whatsapp: 'https://web.whatsapp.com/send?phone=96890000001&text=',
    Phone: 'tel:+96890000002',
    Email: 'mailto:orders@gifts.example?subject=Question%20about%20Gift%20Box%20%26%20Co',
    SMS: 'sms:+96890000003?&body=Quote%20for%20Gift%20Box%20%26%20Co%20please',
    Google_Maps: 'https://www.google.com/maps/search/?api=1&query=Muscat',
    Custom_Link_3: 'tel:+96890000007',
    Carrier_Pigeon: 'https://pigeon.example/gifts',
  };
  for (const [slug, href] of Object.entries(expected)) {
    await expect(link(page, slug)).toHaveAttribute('href', href);
    await expect(link(page, slug)).toHaveAttribute('rel', 'nofollow noopener');
  }
  await expect(link(page, 'Custom_Link_3')).toHaveClass(/Phone-channel/);
  await expect(page.locator('#Custom_Link_3-0-channel')).toHaveClass(/Custom_Link_3-channel-link/);
  await expect(link(page, 'Custom_Link_3')).toHaveAccessibleName('Second line');
  await expect(link(page, 'Whatsapp')).toHaveAttribute('target', '_blank');
});

test('the message contains the product, options and quantity that are selected at the time of the click', async ({
  page,
  servePage,
}) => {
  const body = `<div class="product summary"><h2 class="product_title">Ceramic mug</h2><form class="variations_form cart">
    <select aria-label="Colour" name="attribute_colour"><option value="">-</option><option value="red">Red</option></select>
    <input aria-label="Quantity" name="quantity" value="50"><span class="woocommerce-variation-price"><span class="price">4.500 OMR</span></span></form><span class="sku">MUG-R</span></div>`;
  const sms = contactChannel('SMS', {
    value: '+968',
    pre_set_message: '{qty} x {product} {variation} ({sku}) {price}',
  });
  await openContact(page, servePage, { body, widgets: [{ channels: [sms, ...SIMPLE_CHANNELS.slice(0, 2)] }] });
  await open(page);
  await page.evaluate(() => {
    window.__hadayaGuest?.asHost(() => {
      const select = document.querySelector('select');
      if (select) select.value = 'red';
    });
    document.addEventListener('click', (event) => event.preventDefault());
  });
  await link(page, 'SMS').click();
  const href = (await link(page, 'SMS').getAttribute('href')) ?? '';
  expect(decodeURIComponent(href.split('body=')[1] ?? '')).toBe('50 x Ceramic mug Red (MUG-R) 4.500 OMR');
});

for (const isolation of ['shadow', 'none'] as const)
  test(`live chat appears after its script has loaded and shows unread counts (isolation ${isolation})`, async ({
    page,
    servePage,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, '__opened', { value: [] });
      Object.defineProperty(window, '$chatway', {
        value: { openChatwayWidget: () => Reflect.get(window, '__opened').push(1) },
      });
    });
    const chatway = contactChannel('Chatway', { chatway_position: 'inside-chaty', hover_text: 'Live chat' });
    await openContact(page, servePage, {
      more: { has_chatway: '1' },
      options: { isolation },
      widgets: [{ channels: [chatway, ...SIMPLE_CHANNELS] }],
    });
    const asHost = (name: string) =>
      page.evaluate((one) => window.__hadayaGuest?.asHost(() => document.body.classList.add(one)), name);
    await expect(page.locator('.chaty-widget.inside-chaty')).toBeVisible();
    await open(page);
    await expect(link(page, 'Chatway')).toBeHidden();
    await page.keyboard.press('Escape');
    await asHost('chatway--active');
    // Changes elements of the page that have the replaced plugin's class names, as the live chat's script does.
    await expect(async () => {
      await page.evaluate(() => {
        for (const node of document.querySelectorAll('.Chatway-channel-link, .csaas-widget-trigger')) {
          node.setAttribute('data-unread-message', '3');
          node.classList.add('has-unread-message');
        }
      });
      await expect(page.locator('.chaty-cta-main .chaty-unread')).toHaveText('3', { timeout: 500 });
    }).toPass();
    await expect(page.locator('.open-chaty')).toHaveAccessibleName(/3 unread/);
    await open(page);
    await expect(page.locator('#Chatway-0-channel .chaty-unread')).toHaveText('3');
    await expect(link(page, 'Chatway')).toHaveAccessibleName('Live chat (3 unread)');
    await page.evaluate(() => {
      for (const node of document.querySelectorAll('.has-unread-message')) node.classList.remove('has-unread-message');
    });
    await expect(page.locator('.chaty-unread')).toHaveCount(0);
    await link(page, 'Chatway').click();
    // Polls, because the click handlers are in a separate file that loads late.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, '__opened'))).toEqual([1]);
    await asHost('chatway-is-open');
    await expect(page.locator('.chaty-widget')).toBeHidden();
  });

test('a rejected URL disables the link and warns the owner', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/channel Link of contact widget 0: its URL is not allowed/] });
  const bad = contactChannel('Link', { value: 'x', url: 'javascript:window.__pwn=1' });
  await openContact(page, servePage, { widgets: [{ channels: [bad, ...SIMPLE_CHANNELS] }] });
  await open(page);
  await expect(link(page, 'Link')).not.toHaveAttribute('href');
  await expect(link(page, 'Link')).toHaveAttribute('aria-disabled', 'true');
  await link(page, 'Link').click({ force: true });
});
