import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { expect, expectNoLayoutShift, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

const MARKUP = '**/contact-widget-OwnerText-*';
const widgets = [{ settings: { cta_text: 'Gifts &amp; more: <strong>ask us</strong>' }, channels: SIMPLE_CHANNELS }];
const callOf = (page: Page) => page.locator('.on-hover-text');

test('the call to action keeps its bold text without a layout shift', async ({ page, servePage }) => {
  const release = await holdBack(page, MARKUP);
  await openContact(page, servePage, { widgets, isPainted: true });
  await expect(page.locator('.open-chaty')).toBeVisible();
  await settle(page);
  release();
  await expect(callOf(page).locator('strong')).toBeVisible();
  await expect(callOf(page).locator('strong')).toHaveText('ask us');
  await expect(callOf(page)).toHaveText('Gifts & more: ask us');
  await settle(page);
  await expectNoLayoutShift(page);
});

test('the call to action shows the same text when its markup file fails to load', async ({
  page,
  servePage,
  faults,
}) => {
  await faults.block(MARKUP);
  await openContact(page, servePage, { widgets });
  await expect(callOf(page)).toBeVisible();
  await expect(callOf(page)).toHaveText('Gifts & more: ask us');
});

test('shows decoded labels as text and never runs code from a click event', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/^\[hadaya\]/] });
  const label = 'Ahmed&#039;s &quot;shop&quot; 100% <b>';
  const message = '100% off, really?';
  const click_event = `a('" onmouseover="window.__pwn=3');window.__pwn=3`;
  const channels = [
    contactChannel('Phone', { value: '+96890000002', url: 'tel:+96890000002', hover_text: label, click_event }),
    contactChannel('Whatsapp', { value: '96890000001', pre_set_message: message }),
    ...SIMPLE_CHANNELS.slice(2),
  ];
  await openContact(page, servePage, { widgets: [{ channels }] });
  await page.locator('.open-chaty').click();
  const phone = page.locator('#Phone-0-channel a');
  await expect(phone).toHaveAttribute('aria-label', 'Ahmed\'s "shop" 100% <b>');
  await expect(page.locator('#chaty-widget-0 .chaty-widget b')).toHaveCount(0);
  const href = await page.locator('#Whatsapp-0-channel a').getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toBe(message);
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await phone.hover();
  await phone.click();
});
