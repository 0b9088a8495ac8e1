/** What a page pays before somebody reaches for the launcher, and what comes then. */
import type { Locator } from '@playwright/test';
import { saveData } from '../kit/saveData.ts';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

const settings = { cta_text: 'Ask us', attention_effect: 'pulse' };
const widgets = [{ settings, channels: SIMPLE_CHANNELS }];
/** React’s file, and every file of the widget but its start, with which the reader of the plugin’s settings comes. */
const ASKED_FOR = /\/runtime-|contact-widget-(?!readChaty)[a-zA-Z]+-[\w-]{8}\.min/;

test('a launcher that nobody touches fetches nothing that a visitor has to ask for, React least of all', async ({
  page,
  servePage,
  guest,
}) => {
  await saveData(page);
  await openContact(page, servePage, { widgets });
  await expect(page.locator('.open-chaty')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(guest.requests.join()).toContain('contact-widget-');
  expect(guest.requests.filter((address) => ASKED_FOR.test(address))).toEqual([]);
});

test('a call with markup fetches what reads it and not the list', async ({ page, servePage, guest }) => {
  const call = 'Ask <b>us</b> <a href="https://shop.example/" target="_blank" style="color:#106020">here</a>';
  await saveData(page);
  await openContact(page, servePage, { widgets: [{ settings: { cta_text: call }, channels: SIMPLE_CHANNELS }] });
  const tip = page.locator('.on-hover-text');
  await expect(tip.locator('b')).toHaveText('us');
  await expect(tip.locator('a')).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(tip.locator('a')).toHaveCSS('color', 'rgb(16, 96, 32)');
  expect(guest.requests.join()).not.toMatch(/contact-widget-prepareList|\/runtime-/);
});

for (const [name, reach] of [
  ['the pointer', (button) => button.hover()],
  ['the keyboard', (button) => button.focus()],
  ['a finger', (button) => button.dispatchEvent('pointerdown')],
] satisfies [string, (button: Locator) => Promise<void>][]) {
  test(`${name} on the launcher fetches the list before it opens`, async ({ page, servePage }) => {
    await saveData(page);
    await openContact(page, servePage, { widgets });
    const list = page.waitForRequest(/contact-widget-prepareList-/);
    await reach(page.locator('.open-chaty'));
    await list;
    await expect(page.locator('.chaty-channel-list')).toBeAttached();
    await expect(page.locator('.chaty-open')).toHaveCount(0);
  });
}

test('a first tap opens the list, however fast it comes', async ({ page, servePage }) => {
  await openContact(page, servePage, { widgets });
  await page.evaluate(() => document.querySelector('#chaty-widget-0')?.shadowRoot?.querySelector('button')?.click());
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
});
