import { keepOptions } from './kit/ownerCalls.ts';
import { PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });
test.beforeEach(({ site }) => site.setOption('hadaya_stand_in_quotes', '1'));
test.afterEach(({ site }) => {
  site.setOption('hadaya_stand_in_quotes', null);
  keepOptions(site, HADAYA_OPTIONS);
});

const CHAT = 'https://wa.me/96890000001?text=';
const readChat = (address: string) => decodeURIComponent(address.replace(CHAT, ''));

test('the product button leads to a chat about the product and has a separate text for sold-out products', async ({
  page,
  request,
  site,
}) => {
  const readLink = async (product: number) => {
    const html = await (await request.get(`${site.url}/ask/?quote-product=${product}`)).text();
    return html.match(/<a class="hadaya-contact-link button" href="([^"]*)".*?<span>(.*?)<\/span>/)?.slice(1);
  };
  expect(await readLink(7)).toBeUndefined();
  keepOptions(site, { ...HADAYA_OPTIONS, product_button: { enabled: true, sold_text: 'When is it back?' } });
  const [href = '', text] = (await readLink(7)) ?? [];
  expect(href).toContain(CHAT);
  const message = `Hello, I am interested in Ceramic mug (MUG-7): ${site.url}/ask/?quote-product=7`;
  expect(readChat(href)).toBe(message);
  expect(text).toBe('Ask about this product');
  expect((await readLink(20))?.[1]).toBe('When is it back?');

  await page.addInitScript(() => {
    Reflect.set(window, 'open', (address: string) => {
      Reflect.set(window, 'opened', address);
      return null;
    });
  });
  await page.goto('/ask/?quote-product=7');
  await page.locator('#chaty-widget-0 .open-chaty').first().waitFor();
  const button = page.getByRole('link', { name: 'Ask about this product' });
  await expect(button).toHaveCSS('background-color', 'rgb(29, 170, 97)');
  await button.click();
  await expect.poll(() => page.evaluate(() => String(Reflect.get(window, 'opened')))).toContain(CHAT);
  expect(readChat(await page.evaluate(() => String(Reflect.get(window, 'opened'))))).toBe(message);
});

test('the product button opens the chat of a channel that requires consent, and the chat sends only with consent', async ({
  page,
  site,
}) => {
  const [widget] = HADAYA_OPTIONS.widgets;
  const consent = {
    popup: true,
    popup_consent: 'I agree to be contacted on WhatsApp',
    popup_consent_page: '/privacy/',
  };
  const channels = widget.channels.map((one) => (one.channel === 'Whatsapp' ? { ...one, ...consent } : one));
  keepOptions(site, { ...HADAYA_OPTIONS, widgets: [{ ...widget, channels }], product_button: { enabled: true } });
  // The channel's window fires this event when the visitor sends the message. The test prevents the default, so that no
  // chat opens.
  await page.addInitScript(() => {
    document.addEventListener('hadaya:contact:channel-chosen', (event) => {
      event.preventDefault();
      Reflect.set(window, 'chosen', true);
    });
  });
  const isChosen = () => page.evaluate(() => Reflect.get(window, 'chosen') === true);
  await page.goto('/ask/?quote-product=7');
  await page.locator('#chaty-widget-0 .open-chaty').first().waitFor();
  await page.getByRole('link', { name: 'Ask about this product' }).click();
  const field = page.getByRole('textbox', { name: 'WhatsApp Message' });
  await expect(field).toHaveValue(/^Hello, I am interested in Ceramic mug \(MUG-7\)/);
  const box = page.getByRole('checkbox', { name: consent.popup_consent });
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy/');
  await field.press('Enter');
  await expect(box).toBeFocused();
  expect(await isChosen()).toBe(false);
  await box.check();
  await field.press('Enter');
  await expect.poll(isChosen).toBe(true);
});
