import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoLayoutShift, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { haveVisited } from './kit/visitor.ts';

const channels = SIMPLE_CHANNELS;
const list = (page: Page) => page.locator('.chaty-channel-list');

test('positions, sizes and spacing are the owner’s, in pixels and on a physical side', async ({ page, servePage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const settings = { position: 'left', bottom_spacing: '40', side_spacing: '60', widget_size: '70' };
  await openContact(page, servePage, { dir: 'rtl', widgets: [{ settings, channels }] });
  const box = await page.locator('.open-chaty').boundingBox();
  // The disc stands four pixels further in than the panels, as the plugin had it.
  expect(box).toEqual({ x: 64, y: 800 - 40 - 70, width: 70, height: 70 });
  await page.locator('.open-chaty').click();
  await expect(list(page).locator('.chaty-channel').first()).toHaveCSS('opacity', '1');
  const [first, second] = await Promise.all(
    [0, 1].map((index) => list(page).locator('.chaty-channel').nth(index).boundingBox()),
  );
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBe(78);
});

test('the offset for bars of the site moves the launcher', async ({ page, servePage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openContact(page, servePage, { head: '<style>:root{--hadaya-bottom:60px}</style>' });
  expect((await page.locator('.open-chaty').boundingBox())?.y).toBe(800 - 25 - 60 - 54);
});

test('fourteen channels stay inside a phone’s window', async ({ page, servePage, snap }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const many = Array.from({ length: 14 }, (_, index) =>
    contactChannel(`Custom_Link_${index}`, { value: 'x', url: 'https://gifts.example/' }),
  );
  await openContact(page, servePage, { widgets: [{ channels: many }] });
  await page.locator('.open-chaty').click();
  for (const item of await list(page).locator('a').all()) await expect(item).toBeInViewport({ ratio: 0.99 });
  await snap('contact-many');
});

test('horizontal lists stay inside a phone’s window too', async ({ page, servePage, snap }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openContact(page, servePage, {
    widgets: [
      { settings: { icon_view: 'horizontal' }, channels: [...channels, contactChannel('Telegram', { value: 'x' })] },
    ],
  });
  await page.locator('.open-chaty').click();
  for (const item of await list(page).locator('a').all()) await expect(item).toBeInViewport({ ratio: 0.99 });
  // The words of the button under the pointer stand above it, not over the first channel.
  const [raised, height] = await page
    .locator('.chaty-cta-close')
    .evaluate((button) => [Number.parseFloat(getComputedStyle(button, '::after').bottom), button.clientHeight]);
  expect(raised).toBeGreaterThanOrEqual(height ?? Number.NaN);
  await snap('contact-horizontal');
});

for (const effect of [
  'sheen',
  'spin',
  'pulse',
  'pulse-icon',
  'jump',
  'waggle',
  'blink',
  'floating',
  'fade',
  'shockwave',
]) {
  test(`effect ${effect} moves for at most five seconds, and not under reduced motion`, async ({ page, servePage }) => {
    await openContact(page, servePage, { widgets: [{ settings: { attention_effect: effect }, channels }] });
    await expect(page.locator(`.chaty-animation-${effect}`)).toBeVisible();
    const lengths = () =>
      page.evaluate(
        () =>
          document
            .querySelector('#chaty-widget-0')
            ?.shadowRoot?.getAnimations()
            .map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0)) ?? [],
      );
    expect((await lengths()).length).toBeGreaterThan(0);
    for (const length of await lengths()) expect(length).toBeLessThanOrEqual(5000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await lengths()).toEqual([]);
  });
}

test('no layout shift, no request to others, nothing printed', async ({ page, servePage, guest }) => {
  await haveVisited(page, '0', ['v-widget'], 1);
  await openContact(page, servePage);
  await page.locator('.open-chaty').click();
  await expectNoLayoutShift(page);
  expect(guest.requests.filter((address) => !address.includes('127.0.0.1'))).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.open-chaty')).toBeHidden();
});

test('isolation none draws the same tree in the page itself', async ({ page, servePage }) => {
  const settings = {
    has_custom_css: 1,
    custom_css: '#chaty-widget-0 .chaty-cta-button{outline:3px solid rgb(1, 2, 3)} h1{display:none}',
  };
  await openContact(page, servePage, { options: { isolation: 'none' }, widgets: [{ settings, channels }] });
  await expect(page.locator('#chaty-widget-0')).toHaveClass(
    /chaty chaty-id-0 chaty-widget-0 chaty-key-0 first_click active/,
  );
  await expect(page.locator('.chaty-cta-main .chaty-cta-button')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('.open-chaty').press('Enter');
  await expect(page.locator('#Whatsapp-0-channel a')).toBeFocused();
  await expectAccessible(page);
});
