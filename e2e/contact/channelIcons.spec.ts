/** Tests that a channel shows the owner's icon, or otherwise the icon of its type, but never a blank circle. */
import { contactChannel, type PrintedRecord } from '@hadaya/testing/shop';
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { openContact } from './kit/contactPage.ts';

const TYPES =
  'Whatsapp Phone SMS Email Contact_Us Telegram Instagram_DM Instagram Facebook_Messenger Twitter TikTok Snapchat Vkontakte Viber WeChat Line Linkedin Slack Discord Microsoft_Teams Google_Maps Waze Link Custom_Link_3 Skype Carrier_Pigeon'.split(
    ' ',
  );

/** A circle with a letter, as our server prints it; the widget does not render the letter. */
const LETTER =
  '<svg width="39" height="39" viewBox="0 0 39 39"><circle class="color-element" cx="19.5" cy="19.5" r="19.5" fill="#49E670"/><text x="19.5" y="26" fill="#fff">W</text></svg>';

/** Measures the legibility of an icon: its contrast, and its share of the circle's width. */
const readIcon = (icon: Locator) =>
  icon.evaluate((svg) => {
    const luminance = (colour: string) => {
      const parts =
        /(\d+), (\d+), (\d+)/
          .exec(colour)
          ?.slice(1)
          .map((part) => Number(part) / 255) ?? [];
      const [red = 0, green = 0, blue = 0] = parts.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [disc, icon] = [svg.querySelector('circle'), svg.querySelector('path')];
    if (!disc || !icon) return { contrast: 0, share: 0 };
    const [ground, ink] = [disc, icon].map((node) => getComputedStyle(node).fill);
    const [light = 0, dark = 0] = [luminance(ground ?? ''), luminance(ink ?? '')].sort((one, other) => other - one);
    return {
      // Only a visual review can check the contrast on a gradient, so every gradient counts as having sufficient
      // contrast.
      contrast: ground?.startsWith('url') ? 3 : (light + 0.05) / (dark + 0.05),
      share: icon.getBoundingClientRect().width / disc.getBoundingClientRect().width,
    };
  });

const bare = (type: string, more: PrintedRecord = {}) =>
  contactChannel(type, {
    value: type === 'Email' ? 'a@b.example' : '96890000001',
    url: 'https://shop.example/',
    ...more,
  });

test.describe('channel icons', () => {
  for (const [how, more] of [
    ['nothing is printed', { svg_icon: '', icon_color: '' }],
    ['a letter on a disc is printed', { svg_icon: LETTER }],
    ['the owner’s colour is light', { svg_icon: '', icon_color: '#fff7c0' }],
    ['the owner’s colour is dark', { svg_icon: '', icon_color: '#12343B' }],
  ] as const)
    test(`every channel type has a legible icon when ${how}`, async ({ page, servePage, snap }) => {
      const channels = TYPES.map((type) => bare(type, more));
      await openContact(page, servePage, { widgets: [{ settings: { default_state: 'open' }, channels }] });
      const icons = page.locator('.chaty-channel-list .chaty-svg svg');
      await expect(icons).toHaveCount(TYPES.length);
      for (const [index, type] of TYPES.entries()) {
        const { contrast, share } = await readIcon(icons.nth(index));
        expect(contrast, type).toBeGreaterThanOrEqual(2.99);
        expect(share, type).toBeGreaterThan(0.3);
        expect(share, type).toBeLessThan(0.7);
      }
      await expectAccessible(page);
      await snap(`contact-signs-${how.replaceAll(' ', '-')}`);
    });

  test('shows a single channel’s icon on the launcher', async ({ page, servePage }) => {
    await openContact(page, servePage, { widgets: [{ channels: [bare('Whatsapp', { svg_icon: LETTER })] }] });
    const { contrast, share } = await readIcon(page.locator('.single-channel .Whatsapp-channel-link .chaty-svg svg'));
    expect([contrast >= 3, share > 0.3]).toEqual([true, true]);
  });

  test('agents without a picture show their channel’s icon', async ({ page, servePage }) => {
    const agent = { value: '96890000001', agent_title: 'Sales', agent_bg_color: '#12343B', svg_icon: LETTER };
    const team = { is_agent: '1', is_agent_desktop: '1', is_agent_mobile: '1', agent_data: [agent] };
    await openContact(page, servePage, { widgets: [{ channels: [bare('Whatsapp', team), bare('Phone')] }] });
    await page.locator('.open-chaty').click();
    await page.locator('#Whatsapp-0-channel a').click();
    const { contrast, share } = await readIcon(page.locator('.chaty-agent-icon .chaty-svg svg'));
    expect([contrast >= 3, share > 0.3]).toEqual([true, true]);
  });

  test('keeps the owner’s icon and replaces any icon that fails to load', async ({ page, servePage, guest }) => {
    await guest.allow({ console: [/Failed to load resource/] });
    const missing = { custom_image_url: '/media/lost.png', svg_icon: LETTER };
    await openContact(page, servePage, {
      widgets: [
        {
          settings: { widget_icon: 'chat-image', widget_icon_url: '/media/lost.png' },
          channels: [
            bare('Phone', { svg_icon: '<svg viewBox="0 0 9 9"><circle r="9"/><path id="own" d="M0 0h9v9z"/></svg>' }),
            bare('Whatsapp', missing),
            bare('SMS', {
              svg_icon: '<svg viewBox="0 0 9 9"><use href="#a"/><image href="https://a.example/b.png"/></svg>',
            }),
            bare('Link', { svg_icon: '<span class="chaty-custom-channel-icon"><i class="fab fa-gift"></i></span>' }),
          ],
        },
      ],
    });
    await expect(page.locator('.open-chaty svg')).toBeVisible();
    await page.locator('.open-chaty').click();
    await expect(page.locator('#Phone-0-channel #own')).toBeVisible();
    for (const slug of ['Whatsapp', 'SMS', 'Link'])
      await expect(page.locator(`#${slug}-0-channel .chaty-icon-path`), slug).toBeVisible();
  });
});
