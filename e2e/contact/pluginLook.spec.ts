import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';
import { openForm } from './kit/formPage.ts';

const channels = SIMPLE_CHANNELS;
const PURPLE = '#a886cd';

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return box && [box.x, box.y, box.width, box.height].map(Math.round);
};

test.describe('compared with the replaced plugin', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the launcher, call to action, list and tooltips keep their positions', async ({ page, servePage }) => {
    const settings = {
      cta_text: 'Contact us',
      widget_color: PURPLE,
      cta_bg_color: '#dd0000',
      cta_text_color: '#ffff00',
    };
    await openContact(page, servePage, {
      head: '<style>body{font:16px/1.5 Georgia}button{letter-spacing:4px}</style>',
      widgets: [{ settings, channels }],
    });
    await expect.poll(() => boxOf(page, '.open-chaty')).toEqual([1280 - 25 - 4 - 54, 800 - 25 - 54, 54, 54]);
    const call = page.locator('.on-hover-text');
    await expect(call).toHaveCSS('font-size', '17px');
    await expect(call).toHaveCSS('font-family', 'Georgia');
    await expect(call).toHaveCSS('background-color', 'rgb(221, 0, 0)');
    await expect(call).toHaveCSS('color', 'rgb(255, 255, 0)');
    await expect.poll(async () => (await call.boundingBox())?.height).toBe(31);
    await expect.poll(async () => ((await call.boundingBox())?.y ?? 0) + 15.5).toBeCloseTo(800 - 25 - 27);
    await page.locator('.open-chaty').click();
    for (const [index, slug] of ['Whatsapp', 'Phone', 'Email', 'SMS', 'Google_Maps'].entries())
      await expect.poll(() => boxOf(page, `#${slug}-0-channel a`)).toEqual([1197, 721 - 62 * (5 - index), 54, 54]);
    const tip = await page
      .locator('#Phone-0-channel a')
      .evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
    expect(tip).toBe('rgb(221, 0, 0)');
  });

  test('in a row, the last channel is next to the launcher, whether the widget is on the right or the left', async ({
    page,
    servePage,
  }) => {
    await openContact(page, servePage, {
      widgets: [
        { settings: { icon_view: 'horizontal', position: 'right' }, channels },
        { id: '_1', settings: { icon_view: 'horizontal', position: 'left' }, channels },
      ],
    });
    for (const [id, first, last] of [
      ['0', 1197 - 62 * 5, 1197 - 62],
      ['_1', 29 + 62 * 5, 29 + 62],
    ] as const) {
      await page.locator(`#chaty-widget-${id} .open-chaty`).click();
      await expect.poll(() => boxOf(page, `#Whatsapp-${id}-channel a`)).toEqual([first, 721, 54, 54]);
      await expect.poll(() => boxOf(page, `#Google_Maps-${id}-channel a`)).toEqual([last, 721, 54, 54]);
    }
  });

  test('the form’s panel, fields and button have the plugin’s sizes', async ({ page, servePage }) => {
    await openForm(page, servePage, shortForm());
    const panel = page.locator('.chaty-contact-form-box');
    await expect(panel).toHaveCSS('border-radius', '6px');
    await expect.poll(async () => (await boxOf(page, '.chaty-contact-form-box'))?.[2]).toBe(320);
    await expect.poll(async () => (await boxOf(page, '.chaty-input-field'))?.slice(2)).toEqual([290, 36]);
    await expect.poll(async () => (await boxOf(page, '.chaty-textarea-field'))?.slice(2)).toEqual([290, 100]);
    await expect.poll(async () => (await boxOf(page, '.chaty-submit-button'))?.slice(2)).toEqual([290, 36]);
    await expect(page.locator('.chaty-submit-button')).toHaveCSS('font-size', '18px');
    await expect(page.locator('.form-title')).toHaveCSS('font-size', '18px');
    await expect(page.locator('.chaty-close-button .chaty-cross').first()).toBeHidden();
  });

  test('data-hadaya-look="hadaya" applies the Hadaya look', async ({ page, servePage }) => {
    await openForm(page, servePage, shortForm(), {
      head: '<script>document.documentElement.dataset.hadayaLook = "hadaya"</script>',
    });
    await expect(page.locator('.chaty-contact-form-box')).toHaveCSS('border-radius', '20px');
    await expect.poll(async () => (await boxOf(page, '.chaty-input-field'))?.[3]).toBe(44);
    await expect(page.locator('.form-title')).toHaveCSS('font-size', '17px');
    await expect(page.locator('.chaty-close-button .chaty-chevron').first()).toBeHidden();
  });
});

test.describe('owners’ colours', () => {
  const fillOf = (page: Page, slug: string) => page.locator(`#${slug}-0-channel .color-element`).first();

  test('a channel’s icon uses the owner’s colour, but an Instagram icon ignores white', async ({ page, servePage }) => {
    const own = [
      contactChannel('Phone', { value: '+96890000002', icon_color: '#123456' }),
      contactChannel('Instagram', { value: 'gifts', icon_color: '#ffffff' }),
      contactChannel('Telegram', { value: 'gifts', icon_color: '' }),
    ];
    await openContact(page, servePage, { widgets: [{ channels: own }] });
    await page.locator('.open-chaty').click();
    await expect(fillOf(page, 'Phone')).toHaveCSS('fill', 'rgb(18, 52, 86)');
    const printed = await fillOf(page, 'Instagram').getAttribute('fill');
    expect(printed).not.toBeNull();
    await expect(fillOf(page, 'Instagram')).not.toHaveCSS('fill', 'rgb(255, 255, 255)');
    await expect(fillOf(page, 'Telegram')).toHaveCSS('fill', 'rgb(62, 153, 216)');
  });

  test('keeps white text on the plugin’s purple and corrects an illegible text colour', async ({
    page,
    servePage,
    guest,
  }) => {
    // The owner's two colours have a contrast of only 3:1.
    await guest.allow({ axe: ['color-contrast'] });
    const design = (title_bg_color: string) => ({
      contact_form_settings: {
        contact_form_title: 'Request a quote',
        title_bg_color,
        button_bg_color: title_bg_color,
        button_text_color: '#ffffff',
        button_text: 'Send request',
        contact_form_field_order: [],
      },
    });
    await openForm(page, servePage, shortForm(design('#A886CD')));
    await expect(page.locator('.chaty-contact-form-title')).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(page.locator('.chaty-submit-button')).toHaveCSS('color', 'rgb(255, 255, 255)');
    await openForm(page, servePage, shortForm(design('#ffe800')));
    await expect(page.locator('.chaty-contact-form-title')).not.toHaveCSS('color', 'rgb(255, 255, 255)');
  });
});

test('the list, panels and chat view do not move under reduced motion', async ({ page, servePage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openContact(page, servePage, {
    widgets: [
      { settings: { attention_effect: 'sheen' }, channels: [shortForm(), ...channels] },
      { id: '_1', settings: { cta_type: 'chat-view', position: 'left' }, channels },
    ],
  });
  const moving = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[id^="chaty-widget"]')].flatMap(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('*') ?? [])].flatMap((node) =>
          ['', '::before', '::after'].flatMap((part) => {
            const { transitionDuration, animationName } = getComputedStyle(node, part || null);
            const isStill = /^(?:0s(?:, )?)+$/.test(transitionDuration) && animationName === 'none';
            return isStill ? [] : [`${node.className} ${part} ${transitionDuration} ${animationName}`];
          }),
        ),
      ),
    );
  expect(await moving()).toEqual([]);
  await page.locator('#chaty-widget-0 .open-chaty').click();
  expect(await moving()).toEqual([]);
  await page.locator('#Contact_Us-0-channel a').click();
  await page.locator('.chaty-contact-form-box').waitFor();
  expect(await moving()).toEqual([]);
  await page.locator('#chaty-widget-_1 .open-chaty').click();
  await page.locator('.chaty-chat-view').waitFor();
  expect(await moving()).toEqual([]);
});
