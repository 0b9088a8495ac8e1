import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { openUnstarted } from './kit/openUnstarted.ts';

const isOpen = (page: Page) => page.locator('.chaty-widget.chaty-open');

const call = (page: Page, name: string, ...args: readonly unknown[]): Promise<unknown> =>
  page.evaluate(([one, given]) => Reflect.get(window, one)(...given), [name, args] as const);

test.describe('JavaScript calls', () => {
  test('launch_chaty opens and closes the widget from scripts and inline handlers', async ({ page, servePage }) => {
    await openContact(page, servePage, { body: '<button onclick="launch_chaty()">chat</button>' });
    await call(page, 'launch_chaty');
    await expect(isOpen(page)).toBeVisible();
    await call(page, 'launch_chaty', 9);
    await expect(isOpen(page)).toHaveCount(0);
    await page.getByText('chat').click();
    await expect(isOpen(page)).toBeVisible();
    await page.getByText('chat').click();
    await expect(isOpen(page)).toHaveCount(0);
  });

  test('the replaced plugin’s functions select one of several widgets by index', async ({ page, servePage }) => {
    const popup = contactChannel('Whatsapp', { value: '96890000001', has_welcome_message: '1' });
    const triggers = { has_time_delay: 1, time_delay: 600 };
    await openContact(page, servePage, {
      widgets: [
        { channels: SIMPLE_CHANNELS.slice(1) },
        { id: '_1', triggers, channels: [popup, ...SIMPLE_CHANNELS.slice(1)] },
      ],
    });
    expect([await call(page, 'getWidgetIndex', 0), await call(page, 'getWidgetIndex')]).toEqual([0, 1]);
    await call(page, 'refreshG3Token');
    expect(await page.evaluate(() => Reflect.get(window, 'googleV3Token'))).toBe('');
    await call(page, 'activateChatyWidget', 1);
    await expect(page.locator('#chaty-widget-_1 .chaty-widget')).toBeVisible();
    await call(page, 'open_chaty_whatsapp_popup', 1);
    await expect(page.locator('#chaty-form-_1-Whatsapp')).toBeVisible();
  });

  test('runs queued calls in order, each exactly once, and reports an invalid entry', async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ console: [/an entry of hadaya\.q is not a call/] });
    const queue = `window.heard = [];
window.hadaya = {q: [
  ['contact.on', 'opened', () => heard.push('opened')],
  ['contact.on', 'closed', () => heard.push('closed')],
  'rubbish',
  ['contact.open', 0],
  ['contact.close', 0],
  ['contact.open', 0],
]};`;
    await openContact(page, servePage, { head: `<script>${queue}</script>` });
    await expect(isOpen(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard').at(-1))).toBe('opened');
    await expect.poll(() => guest.consoleLines()).toHaveLength(1);
    await page.evaluate(() => window.hadaya.q?.push(['contact.close', 0]));
    await expect(isOpen(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard').at(-1))).toBe('closed');
  });

  test('#contact, ?contact= and data-hadaya-open open the widget', async ({ page, servePage }) => {
    await openContact(page, servePage, {
      path: '/contact-test/#contact',
      body: '<a href="/x" data-hadaya-open="0">Talk to us</a>',
    });
    await expect(isOpen(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(isOpen(page)).toHaveCount(0);
    await page.getByText('Talk to us').click();
    await expect(isOpen(page)).toBeVisible();
    await openContact(page, servePage, { path: '/contact-b/?contact=0' });
    await expect(isOpen(page)).toBeVisible();
  });

  test('with autostart: off, nothing renders before contact.init', async ({ page, servePage }) => {
    await openContact(page, servePage, { options: { autostart: false }, waits: true });
    await page.waitForFunction(() => Reflect.has(Reflect.get(window, 'hadaya'), 'contact'));
    await expect(page.locator('.chaty')).toHaveCount(0);
    await page.evaluate(() => window.hadaya.q?.push(['contact.init']));
    await expect(page.locator('.open-chaty')).toBeVisible();
  });

  test('destroy removes the widget and its body classes and leaks nothing', async ({ page, servePage, leaks }) => {
    const call = await openUnstarted(page, servePage);
    const before = await leaks.take();
    await call('init');
    await page.locator('.open-chaty').click();
    await expect(isOpen(page)).toBeVisible();
    await call('destroy');
    await expect(page.locator('.chaty')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveClass(/cht-/);
    await expect.poll(() => leaks.since(before)).toEqual([]);
  });

  test('init after destroy uses the current settings, and later calls reach the new widgets', async ({
    page,
    servePage,
  }) => {
    await openContact(page, servePage);
    const call = (name: string) => page.evaluate((one) => Reflect.get(window, 'hadaya').contact[one](0), name);
    await call('open');
    await expect(isOpen(page)).toBeVisible();
    for (const side of ['left', 'right']) {
      await call('destroy');
      await expect(page.locator('.chaty')).toHaveCount(0);
      await page.evaluate((position) => {
        Reflect.get(window, 'chaty_settings').chaty_widgets[0].settings.position = position;
      }, side);
      await call('init');
      await call('init');
      await expect(page.locator(`.chaty-widget.${side}-position`)).toHaveCount(1);
      await call('open');
      await expect(isOpen(page)).toBeVisible();
      await call('close');
      await expect(isOpen(page)).toHaveCount(0);
    }
  });
});
