import type { Locator, Page } from '@playwright/test';
import { saveData } from '../kit/saveData.ts';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

const settings = { cta_text: 'Ask us', attention_effect: 'pulse' };
const widgets = [{ settings, channels: SIMPLE_CHANNELS }];
/**
 * Matches the widget's files except those of the launcher and those that start the widget (including the reader of the
 * plugin’s settings).
 */
const ASKED_FOR = /contact-widget-(?!readChaty|drawWidget|effects|rolldown)[a-zA-Z]+-[\w-]{8}\.min/;
/** Files that render the widget. */
const DRAWS = /\/runtime-|contact-widget-drawWidget-/;

const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 4; times += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });

test('the launcher renders without interaction, and each prefetched file is fetched once', async ({
  page,
  servePage,
  guest,
}) => {
  await openContact(page, servePage, { widgets });
  await expect(page.locator('.open-chaty')).toBeVisible();
  await rest(page);
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(guest.requests.filter((address) => DRAWS.test(address)).length).toBeGreaterThan(0);
  // Each file was fetched only once, whether prefetched or loaded.
  const files = asked.filter((address) => ASKED_FOR.test(address));
  expect(files).toEqual([...new Set(files)]);
});

test('the launcher’s files load after the page and run when the page is idle', async ({ page, servePage, guest }) => {
  await page.addInitScript(() => {
    const { requestIdleCallback } = window;
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    Object.defineProperty(window, '__rest', {
      value: () => {
        window.requestIdleCallback = requestIdleCallback;
        for (const callback of waiting) requestIdleCallback(callback);
      },
    });
  });
  await openContact(page, servePage, { widgets, waits: true });
  const asked = () => guest.requests.filter((address) => DRAWS.test(address));
  await expect.poll(() => asked().length).toBe(2);
  await expect(page.locator('.open-chaty')).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, '__rest')());
  await expect(page.locator('.open-chaty')).toBeVisible();
  expect(asked()).toEqual([...new Set(asked())]);
});

test('with data saving on, loads only the launcher’s files, and only at the first interaction', async ({
  page,
  servePage,
  guest,
}) => {
  await saveData(page);
  await openContact(page, servePage, { widgets, isStill: true, waits: true });
  await page.locator('#chaty-widget-0').waitFor({ state: 'attached' });
  await rest(page);
  expect(guest.requests.filter((address) => DRAWS.test(address))).toEqual([]);
  await expect(page.locator('.open-chaty')).toHaveCount(0);
  await page.keyboard.press('Shift');
  await expect(page.locator('.open-chaty')).toBeVisible();
  await rest(page);
  expect(guest.requests.filter((address) => ASKED_FOR.test(address))).toEqual([]);
});

test('a call to action with markup loads the markup reader but not the list', async ({ page, servePage, guest }) => {
  const call = 'Ask <b>us</b> <a href="https://shop.example/" target="_blank" style="color:#106020">here</a>';
  await saveData(page);
  await openContact(page, servePage, { widgets: [{ settings: { cta_text: call }, channels: SIMPLE_CHANNELS }] });
  const tip = page.locator('.on-hover-text');
  await expect(tip.locator('b')).toHaveText('us');
  await expect(tip.locator('a')).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(tip.locator('a')).toHaveCSS('color', 'rgb(16, 96, 32)');
  expect(guest.requests.join()).not.toMatch(/contact-widget-prepareList/);
});

for (const [name, reach] of [
  ['the pointer', (button) => button.hover()],
  ['the keyboard', (button) => button.focus()],
  ['a finger', (button) => button.dispatchEvent('pointerdown')],
] satisfies [string, (button: Locator) => Promise<void>][]) {
  test(`${name} on the launcher loads the list but does not open it`, async ({ page, servePage }) => {
    await saveData(page);
    await openContact(page, servePage, { widgets });
    const list = page.waitForRequest(/contact-widget-prepareList-/);
    await reach(page.locator('.open-chaty'));
    await list;
    await expect(page.locator('.chaty-channel-list')).toBeAttached();
    await expect(page.locator('.chaty-open')).toHaveCount(0);
  });
}

test('a tap before the list’s files have loaded opens the list', async ({ page, servePage }) => {
  await openContact(page, servePage, { widgets });
  await page.evaluate(() => document.querySelector('#chaty-widget-0')?.shadowRoot?.querySelector('button')?.click());
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
});
