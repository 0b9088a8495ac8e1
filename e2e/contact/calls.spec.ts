import type { Page } from '@playwright/test';
import { LEFT_BY_RUNTIME } from '../kit/leakProbe.ts';
import { expect, test } from '../kit/test.ts';
import { openContact } from './kit/contactPage.ts';
import { openUnstarted } from './kit/openUnstarted.ts';

const isOpen = (page: Page) => page.locator('.chaty-widget.chaty-open');

test.describe('the page opens widgets', () => {
  test('row 69: the names of the replaced plugin', async ({ page, servePage }) => {
    await openContact(page, servePage);
    await page.evaluate(() => Reflect.get(window, 'launch_chaty')());
    await expect(isOpen(page)).toBeVisible();
    await page.evaluate(() => Reflect.get(window, 'launch_chaty')(9));
    await expect(isOpen(page)).toHaveCount(0);
  });

  test('fault-2: calls made before the script run once each, in their order; a bad one is told', async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ console: [/an entry of hadaya\.q is no call/] });
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
    await page.evaluate(() => Reflect.get(window, 'hadaya').q.push(['contact.close', 0]));
    await expect(isOpen(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard').at(-1))).toBe('closed');
  });

  test('a button of the page closes an open widget as it opened it', async ({ page, servePage }) => {
    await openContact(page, servePage, { body: '<button onclick="launch_chaty()">chat</button>' });
    await page.getByText('chat').click();
    await expect(isOpen(page)).toBeVisible();
    await page.getByText('chat').click();
    await expect(isOpen(page)).toHaveCount(0);
  });

  test('#contact, ?contact= and data-hadaya-open', async ({ page, servePage }) => {
    await openContact(page, servePage, { path: '/contact-test/#contact' });
    await expect(isOpen(page)).toBeVisible();
    await openContact(page, servePage, { path: '/contact-b/?contact=0' });
    await expect(isOpen(page)).toBeVisible();
    await openContact(page, servePage, {
      path: '/contact-c/',
      body: '<a href="/x" data-hadaya-open="0">Talk to us</a>',
    });
    await page.getByText('Talk to us').click();
    await expect(isOpen(page)).toBeVisible();
  });

  test('autostart off: nothing before contact.init', async ({ page, servePage }) => {
    await openContact(page, servePage, { options: { autostart: false }, waits: true });
    await page.waitForFunction(() => Reflect.has(Reflect.get(window, 'hadaya'), 'contact'));
    await expect(page.locator('.chaty')).toHaveCount(0);
    await page.evaluate(() => Reflect.get(window, 'hadaya').q.push(['contact.init']));
    await expect(page.locator('.open-chaty')).toBeVisible();
  });

  test('row 72: destroy leaves nothing behind', async ({ page, servePage, leaks }) => {
    const call = await openUnstarted(page, servePage, leaks);
    const before = await leaks.take();
    await call('init');
    await page.locator('.open-chaty').click();
    await expect(isOpen(page)).toBeVisible();
    await call('destroy');
    await expect(page.locator('.chaty')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveClass(/cht-/);
    await expect.poll(() => leaks.since(before)).toEqual(LEFT_BY_RUNTIME);
  });

  test('init after destroy starts again with the settings of that moment, and calls reach the new widgets', async ({
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
