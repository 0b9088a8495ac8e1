import { contactChannel, type PrintedRecord } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

const POPUP = contactChannel('Whatsapp', {
  value: '96890000001',
  hover_text: 'WhatsApp',
  has_welcome_message: '1',
  pre_set_message: 'Hello, I&#039;d like a quote for {title} ({url})',
  chat_welcome_message: '<p>Marhaba! <strong>How can we help</strong> with your corporate gifts?</p>',
  wp_popup_headline: 'Chat with our gift desk',
  wp_popup_nickname: 'Gift desk',
});
const WECHAT = contactChannel('WeChat', {
  value: 'gifts_example',
  hover_text: 'WeChat: gifts_example',
  qr_code_image_url: 'data:image/png;base64,x',
  wechat_header: 'WeChat ID',
  wechat_qr_code_title: 'Scan QR Code',
});
const AGENT_CHANNEL = contactChannel('Whatsapp', {
  is_agent: '1',
  is_agent_desktop: '1',
  is_agent_mobile: '1',
  hover_text: 'WhatsApp teams',
  header_text: 'WhatsApp',
  header_sub_text: 'How can we help?',
  header_bg_color: '#12343B',
  agent_data: [
    {
      value: '+968 9000-0004',
      agent_title: 'Sales team',
      agent_bg_color: '#49E670',
      pre_set_message: 'Hello sales, about {title}',
      use_whatsapp_web: 'yes',
    },
    { value: '+968 9000_0005', agent_title: 'فريق الدعم', agent_bg_color: '#25D366', use_whatsapp_web: 'no' },
    { value: '', agent_title: 'Empty row' },
  ],
});

async function openPanel(page: Page, slug: string): Promise<void> {
  await page.locator('.open-chaty').press('Enter');
  await page.locator(`#${slug}-0-channel a`).press('Enter');
  await page.locator('.chaty-outer-forms.active').waitFor();
}
const withPopup = (...more: PrintedRecord[]) => [{ channels: [POPUP, ...more, ...SIMPLE_CHANNELS.slice(1)] }];

test('shows a link for each agent who has a number, without loading the opening-hours files', async ({
  page,
  servePage,
  snap,
  guest,
}) => {
  await openContact(page, servePage, { widgets: [{ channels: [AGENT_CHANNEL, ...SIMPLE_CHANNELS.slice(1)] }] });
  await openPanel(page, 'Whatsapp');
  const agents = page.locator('.chaty-agent a');
  await expect(agents).toHaveText(['Sales team', 'فريق الدعم']);
  await expect(agents.first()).toBeFocused();
  await expect(agents.first()).toHaveAttribute(
    'href',
    'https://web.whatsapp.com/send?phone=96890000004&text=Hello%20sales%2C%20about%20Gift%20Box%20%26%20Co',
  );
  await expect(agents.last()).toHaveAttribute('href', 'https://wa.me/96890000005?text=');
  await expectAccessible(page);
  await snap('contact-agents');
  expect(guest.requests.join()).not.toMatch(/contact-widget-(?:agentHours|triggers)/);
});

test('the WeChat panel shows the image and an ID that visitors can copy', async ({
  page,
  servePage,
  context,
  snap,
  guest,
}) => {
  await guest.allow({ console: [/Failed to load resource/] });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openContact(page, servePage, {
    widgets: [{ channels: [{ ...WECHAT, qr_code_image_url: '/uploads/qr.png' }, ...SIMPLE_CHANNELS] }],
  });
  await openPanel(page, 'WeChat');
  await expect(page.getByRole('dialog', { name: 'WeChat ID: gifts_example' })).toBeVisible();
  await expect(page.locator('.qr-code-image img')).toHaveAttribute('alt', 'WeChat QR code of gifts_example');
  await page.getByRole('button', { name: 'Copy ID' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('gifts_example');
  await expectAccessible(page);
  await snap('contact-wechat');
});

test('at most one panel is open at a time across all widgets', async ({ page, servePage }) => {
  await openContact(page, servePage, {
    widgets: [
      { channels: [POPUP, ...SIMPLE_CHANNELS.slice(1)] },
      { id: '_1', settings: { position: 'left' }, channels: [POPUP, ...SIMPLE_CHANNELS.slice(1)] },
    ],
  });
  const call = (id: number | string) =>
    page.evaluate((one) => Reflect.get(window, 'hadaya').contact.open(one, 'Whatsapp'), id);
  await call(0);
  await expect(page.locator('#chaty-form-0-Whatsapp')).toBeVisible();
  await call('_1');
  await expect(page.locator('#chaty-form-_1-Whatsapp')).toBeVisible();
  await expect(page.locator('#chaty-form-0-Whatsapp')).toBeHidden();
});

test('opening a panel a hundred times leaks nothing', { tag: '@all' }, async ({ page, servePage, leaks }) => {
  await openContact(page, servePage, { widgets: withPopup() });
  const cycle = async (turns: number) => {
    await page.evaluate(async (count) => {
      const { contact } = Reflect.get(window, 'hadaya');
      for (let turn = 0; turn < count; turn += 1) {
        contact.open(0, 'Whatsapp');
        await new Promise((resolve) => setTimeout(resolve, 5));
        contact.close(0);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }, turns);
  };
  // Opens the panel before the count starts, because it stays rendered after its first opening.
  await page.evaluate(() => Reflect.get(window, 'hadaya').contact.open(0, 'Whatsapp'));
  await page.locator('.chaty-whatsapp-form').waitFor();
  await cycle(5);
  // Waits until the runtime's scheduled effects have run.
  await settle(page);
  const before = await leaks.take();
  await cycle(100);
  await expect.poll(() => leaks.since(before)).toEqual([]);
});
