import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

const channels = SIMPLE_CHANNELS;
const isOpen = (page: Page) => page.locator('.chaty-widget.chaty-open');
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active || active === document.body) return 'BODY';
    return active.getAttribute('aria-label') ?? active.textContent?.trim();
  });

test.describe('focus order of the channel list', () => {
  test('Tab skips the closed list and follows the order of the open list', async ({ page, servePage }) => {
    await openContact(page, servePage, { body: '<button>before</button>' });
    await expectAccessible(page);
    await page.getByText('before').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Gifts & hampers: ask us');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('BODY');
    await page.locator('.open-chaty').focus();
    await page.keyboard.press('Enter');
    await expect(isOpen(page)).toBeVisible();
    await expect.poll(() => focused(page)).toBe('WhatsApp');
    await expectAccessible(page);
    for (const name of ['Call us', 'E-mail', 'SMS', 'Showroom', 'Hide']) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toBe(name);
    }
    await page.keyboard.press('Escape');
    await expect(isOpen(page)).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe('Gifts & hampers: ask us');
    await page.keyboard.press('Space');
    await expect.poll(() => focused(page)).toBe('WhatsApp');
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab');
    await expect.poll(async () => ['BODY', 'before', null].includes((await focused(page)) ?? null)).toBe(true);
  });

  test('Tab enters a list opened by pointer', async ({ page, servePage }) => {
    await openContact(page, servePage);
    await page.locator('.open-chaty').click();
    await expect.poll(() => focused(page)).toBe('Hide');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('WhatsApp');
    await expect(isOpen(page)).toBeVisible();
  });

  test('an outside click closes the list and leaves focus on the clicked element', async ({ page, servePage }) => {
    await openContact(page, servePage, { body: '<button>elsewhere</button>' });
    await page.locator('.open-chaty').click();
    await expect(isOpen(page)).toBeVisible();
    await page.getByText('elsewhere').click();
    await expect(isOpen(page)).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe('elsewhere');
  });
});

test.describe('opening and closing the list', () => {
  test('stays closed after a reload once the visitor has closed it with its button', async ({ page, servePage }) => {
    const settings = { default_state: 'open', bg_blur_effect: 'on' };
    await openContact(page, servePage, { widgets: [{ settings, channels: channels.slice(0, 2) }] });
    await expect(isOpen(page)).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/add-bg-blur-effect/);
    await page.locator('.chaty-cta-close button').click();
    await expect(page.locator('body')).not.toHaveClass(/add-bg-blur-effect/);
    // Polls, because the code that stores records is in a separate file.
    const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name) ?? '{}', key);
    await expect.poll(() => kept('chatyWidget_0')).toContain('c-widget');
    await expect.poll(async () => JSON.parse(await kept('hide-bg-blur-effect')).value).toBe(true);
    await page.reload();
    await page.locator('.open-chaty').waitFor();
    await expect(isOpen(page)).toHaveCount(0);
  });

  test('stays open without taking focus when it opens automatically and has no close button', async ({
    page,
    servePage,
  }) => {
    const settings = { default_state: 'open', show_close_button: 'no' };
    await openContact(page, servePage, { widgets: [{ settings, channels }] });
    await expect(isOpen(page)).toBeVisible();
    await expect.poll(() => focused(page)).toBe('BODY');
    await expectAccessible(page);
    await page.getByRole('heading', { name: 'Gifts' }).click();
    await page.keyboard.press('Escape');
    await expect(isOpen(page)).toBeVisible();
    await expect(page.locator('.chaty-no-close-button')).toBeVisible();
    await expect(page.locator('.open-chaty')).toBeHidden();
  });

  test('hover opens the list, which stays open when the pointer leaves', async ({ page, servePage }) => {
    await openContact(page, servePage, { widgets: [{ settings: { default_state: 'hover' }, channels }] });
    await expect(page.locator('body > #chaty-widget-0')).toHaveClass(/open-on-hover/);
    await page.locator('.open-chaty').hover();
    await expect(isOpen(page)).toBeVisible();
    await page.mouse.move(10, 10);
    await settle(page);
    await expect(isOpen(page)).toBeVisible();
  });

  test('a single channel replaces the launcher, but a chat view with a single channel keeps its list', async ({
    page,
    servePage,
    snap,
  }) => {
    const settings = {
      cta_type: 'chat-view',
      cta_head: 'Need help with {title}?',
      cta_body: '<p>You are reading {url}.</p><p>We answer <strong>the same day</strong>.</p>',
      cta_head_bg_color: '#12343B',
      widget_color: '#12343b',
      position: 'left',
    };
    const one = channels.slice(0, 1);
    await openContact(page, servePage, {
      widgets: [
        { settings: { default_state: 'open' }, channels: one },
        { id: '_1', settings, channels: one },
      ],
    });
    await expect(page.locator('.chaty-i-trigger.single-channel .Whatsapp-channel-link.single a')).toBeVisible();
    await expect(isOpen(page)).toHaveCount(0);
    await expectAccessible(page);
    const launcher = page.locator('#chaty-widget-_1 .open-chaty');
    await launcher.press('Enter');
    await expect(page.locator('.chaty-chat-view .Whatsapp-channel-link a')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Need help with Gift Box & Co?' })).toBeVisible();
    await expect(page.locator('.chaty-top-content a')).toHaveAttribute('href', page.url());
    await expectAccessible(page);
    await snap('contact-chat-view');
    await page.keyboard.press('Escape');
    await expect(launcher).toBeFocused();
  });

  test('opening a list closes the open list of another widget', async ({ page, servePage }) => {
    await openContact(page, servePage, {
      widgets: [{ channels }, { id: '_1', settings: { position: 'left' }, channels }],
    });
    // Holds back the list's file, which the first click requests, so that this file cannot handle the second click.
    const release = await holdBack(page, '**/dist/contact-widget-prepareList*');
    await page.locator('#chaty-widget-0 .open-chaty').click();
    await page.locator('#chaty-widget-_1 .open-chaty').click();
    release();
    await expect(page.locator('#chaty-widget-_1 .chaty-channel-list')).toBeVisible();
    await expect(isOpen(page)).toHaveCount(1);
    await expectAccessible(page);
  });
});
