import ownerValues from '@hadaya/contact-widget/owner/values.json' with { type: 'json' };
import { contactChannel, type PrintedRecord } from '@hadaya/testing/shop';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { openContact } from './kit/contactPage.ts';

/** Link prefixes by channel type. */
const ADDRESSES: Readonly<Record<string, string>> = {
  Whatsapp: 'https://wa.me/',
  Viber: 'viber://chat?number=',
  Phone: 'tel:',
  SMS: 'sms:',
  Email: 'mailto:',
  Telegram: 'https://telegram.me/',
  Instagram: 'https://www.instagram.com/',
  Instagram_DM: 'https://ig.me/m/',
  Facebook_Messenger: 'https://m.me/',
  Twitter: 'https://twitter.com/',
  TikTok: 'https://www.tiktok.com/@',
  Snapchat: 'https://www.snapchat.com/add/',
  Vkontakte: 'https://vk.me/',
  Google_Maps: '',
  Waze: '',
};

interface Row {
  readonly type: string;
  readonly given: string;
  readonly expected: string;
}

const ROWS: readonly Row[] = ownerValues.flatMap(({ type, rows }) =>
  rows.flatMap(([given = '', expected = '']) => (given === '' || !ADDRESSES[type] ? [] : [{ type, given, expected }])),
);

const hrefOf = ({ type, expected }: Row) => (expected.startsWith('https://') ? expected : ADDRESSES[type] + expected);

const channelOf = ({ type, given }: Row, index: number): PrintedRecord => ({
  ...contactChannel(type, { value: given, url: given, is_use_web_version: '0' }),
  channel: `${type}_${index}`,
  channel_type: type,
});

for (const [part, some] of [ROWS.slice(0, 75), ROWS.slice(75)].entries())
  test(`values pasted by an owner produce valid links, and each invalid value is reported once (part ${part + 1})`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ console: [/^\[hadaya\] channel \w+ of contact widget 0: /] });
    const channels = some.map(channelOf);
    await openContact(page, servePage, { widgets: [{ settings: { default_state: 'open' }, channels }] });
    const links = page.locator('.chaty-channel-list .chaty-link');
    await expect(links).toHaveCount(some.length);
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')?.replace(/\?(?:text|&body)=.*$/, '')),
    );
    expect(hrefs.map((href, index) => [some[index]?.given, href ?? 'none'])).toEqual(
      some.map((row) => [row.given, row.expected.startsWith('! ') ? 'none' : hrefOf(row)]),
    );
    for (const [index, { type, expected }] of some.entries()) {
      const lines = guest.consoleLines().filter((line) => line.includes(`channel ${type}_${index} of`));
      expect(lines, `${type}_${index}`).toHaveLength(expected.startsWith('! ') ? 1 : 0);
    }
  });

test('an invalid number disables its channel, whose link has the description “Not available”', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/^\[hadaya\] channel Whatsapp of contact widget 0: its phone number is not valid/] });
  const channels = [
    contactChannel('Whatsapp', { value: 'call us', has_welcome_message: '1' }),
    contactChannel('Phone', { value: '+968 9000 0002' }),
  ];
  await openContact(page, servePage, { widgets: [{ channels }] });
  await page.locator('.open-chaty').click();
  const link = page.locator('#Whatsapp-0-channel a');
  await expect(link).toHaveAttribute('aria-disabled', 'true');
  await expect(link).toHaveAccessibleDescription('Not available');
  await expect(link).not.toHaveAttribute('href');
  await link.click({ force: true });
  await expect(page.locator('.chaty-outer-forms.active')).toHaveCount(0);
  await expectAccessible(page);
});

test('the chat popup and agents use normalised numbers and names', async ({ page, servePage }) => {
  const agent = { value: '\u202a00968 (9000) 0004\u202c', agent_title: 'Sales', use_whatsapp_web: 'no' };
  const channels = [
    contactChannel('Whatsapp', { value: 'WhatsApp: \u200e+968 9000-0001', has_welcome_message: '1' }),
    contactChannel('Telegram', {
      is_agent: '1',
      is_agent_desktop: '1',
      agent_data: [{ value: 't.me/my_shop', agent_title: 'Amal' }],
    }),
    { ...contactChannel('Whatsapp'), channel: 'Whatsapp_2', is_agent: '1', is_agent_desktop: '1', agent_data: [agent] },
  ];
  await openContact(page, servePage, { widgets: [{ channels }] });
  await page.locator('.open-chaty').click();
  await page.locator('#Whatsapp-0-channel a').click();
  await expect(page.locator('.whatsapp-chaty-form input[name="phone"]')).toHaveValue('96890000001');
  await page.keyboard.press('Escape');
  await page.locator('.open-chaty').click();
  await page.locator('#Telegram-0-channel a').click();
  await expect(page.locator('.chaty-agent a')).toHaveAttribute('href', 'https://telegram.me/my_shop');
  await page.keyboard.press('Escape');
  await page.locator('.open-chaty').click();
  await page.locator('#Whatsapp_2-0-channel a').click();
  await expect(page.locator('.chaty-agent-data-0.active .chaty-agent a').last()).toHaveAttribute(
    'href',
    'https://wa.me/96890000004?text=',
  );
});

test('a pasted link’s message is pre-filled unless the channel has its own message', async ({ page, servePage }) => {
  const link = 'https://wa.me/96891234567?text=Hello%21%0ADo+you+have+%D9%87%D8%AF%D9%8A%D8%A9%3F';
  const channels = [
    { type: 'Whatsapp', value: link, own: '' },
    { type: 'Whatsapp', value: link, own: 'Good day' },
    { type: 'SMS', value: 'sms:+96891234567?&body=Call%20me', own: '' },
  ].map(({ type, value, own }, index) => ({
    ...contactChannel(type, { value, url: value, is_use_web_version: '0', pre_set_message: own }),
    channel: `${type}_${index}`,
    channel_type: type,
  }));
  await openContact(page, servePage, { widgets: [{ settings: { default_state: 'open' }, channels }] });
  const hrefs = page
    .locator('.chaty-channel-list .chaty-link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(await hrefs).toEqual([
    `https://wa.me/96891234567?text=${encodeURIComponent('Hello!\nDo you have هدية?').replaceAll("'", '%27')}`,
    'https://wa.me/96891234567?text=Good%20day',
    'sms:+96891234567?&body=Call%20me',
  ]);
});
