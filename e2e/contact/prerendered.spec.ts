import type { Page } from '@playwright/test';
import { waitForFrames } from '../kit/openPainted.ts';
import { saveData } from '../kit/saveData.ts';
import { expect, expectNoLayoutShift, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { focused } from './kit/focused.ts';
import { shortForm } from './kit/formChannel.ts';

const channels = [shortForm(), ...SIMPLE_CHANNELS];
const PANELS = /\/dist\/(?:contact-widget-(?:formPanel|openDraft)-|http-)/;

const countFiles = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('-prepareList-')).length,
  );

/**
 * Presses a key, then waits until the list's files have been imported (not just prefetched) and the browser has been
 * idle.
 */
async function waitForMaking(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some((entry) => entry.name.includes('-prepareList-') && Reflect.get(entry, 'initiatorType') !== 'link'),
  );
  await page.evaluate(async () => {
    for (let times = 0; times < 4; times += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/**
 * Clicks the launcher; returns whether `shown` exists at the end of the same task, with no placeholder in the widget.
 */
const opensAtOnce = (page: Page, shown: string) =>
  page.evaluate((selector) => {
    const root = document.querySelector('#chaty-widget-0')?.shadowRoot;
    root?.querySelector<HTMLElement>('.open-chaty')?.click();
    return root?.querySelector(selector) !== null && root?.querySelector('[aria-busy]') === null;
  }, shown);

test('after a gesture, prerenders the closed list during idle time', async ({ page, servePage }) => {
  await openContact(page, servePage, { widgets: [{ channels }] });
  await waitForMaking(page);
  const link = page.locator('.chaty-channel-list #Phone-0-channel a');
  await expect(link).toBeAttached();
  await expect(link).toBeHidden();
  await expect(page.getByRole('link', { name: 'Phone' })).toHaveCount(0);
  await expect(page.locator('.open-chaty')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  const made = await link.elementHandle();
  expect(await opensAtOnce(page, '.chaty-channel-list #Phone-0-channel a')).toBe(true);
  expect(await made?.evaluate((node) => node.isConnected)).toBe(true);
  await expect(page.locator('#Contact_Us-0-channel a')).toBeFocused();
  await expectNoLayoutShift(page);
});

test('a tap opens the chat view without a placeholder', async ({ page, servePage }) => {
  await openContact(page, servePage, { widgets: [{ settings: { cta_type: 'chat-view' }, channels }] });
  await waitForMaking(page);
  await expect(page.locator('#Phone-0-channel')).toHaveCount(0);
  expect(await opensAtOnce(page, '.chaty-view-channels #Phone-0-channel a')).toBe(true);
  await expect(page.locator('#Contact_Us-0-channel a')).toBeFocused();
  await expectNoLayoutShift(page);
});

test('fetches the list’s files without running them while the visitor is inactive', async ({ page, servePage }) => {
  await openContact(page, servePage, { widgets: [{ channels }] });
  await expect.poll(() => countFiles(page)).toBe(1);
  await page.evaluate(async () => {
    for (let times = 0; times < 8; times += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  expect(await countFiles(page)).toBe(1);
});

test('renders the list on launcher hover, before the press', async ({ page, servePage }) => {
  await openContact(page, servePage, { widgets: [{ channels }] });
  await page.locator('.open-chaty').hover();
  await expect(page.locator('#Phone-0-channel a')).toBeAttached();
  await expect(page.locator('#Phone-0-channel a')).toBeHidden();
  await expect(page.locator('.open-chaty')).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
  expect(await focused(page)).toBe('Hide');
});

test('prerenders a form while the list is open and focuses it on tap', async ({ page, servePage }) => {
  await openContact(page, servePage, { widgets: [{ channels }] });
  await page.locator('.open-chaty').click();
  const dialog = page.locator('[role="dialog"]');
  await expect(dialog.locator('form')).toBeAttached();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await focused(page)).toBe('Hide');
  await page.locator('#Contact_Us-0-channel a').click();
  await waitForFrames(page);
  await expect(dialog.locator('form')).toBeVisible({ timeout: 1 });
  await expect(dialog.locator('input, textarea').first()).toBeFocused({ timeout: 1 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('with data saving on, loads the list and panels only on interaction', async ({ page, servePage, guest }) => {
  await saveData(page);
  await openContact(page, servePage, { widgets: [{ channels }] });
  await page.locator('.open-chaty').click();
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  await waitForFrames(page);
  expect(guest.requests.join()).not.toMatch(PANELS);
  await page.locator('#Contact_Us-0-channel a').click();
  await expect(page.locator('.chaty-contact-form-box form')).toBeVisible();
});
