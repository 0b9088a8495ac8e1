import { expect, expectAccessible, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { PANELS } from './kit/panelChannels.ts';

test('works when storage throws', async ({ page, servePage, faults }) => {
  await faults.storageThrows();
  await openContact(page, servePage);
  await page.locator('.open-chaty').click();
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
});

test('ignores malformed values under our storage keys and keeps the page’s own entries', async ({
  page,
  servePage,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('chatyWidget_0', '{oops');
    localStorage.setItem('hide-bg-blur-effect', '[]');
    localStorage.setItem('mine', 'kept');
    Reflect.set(document, 'cookie', 'chatyWidget_0={oops');
  });
  await openContact(page, servePage);
  await page.locator('.open-chaty').click();
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mine'))).toBe('kept');
});

test('works when the font service is blocked', async ({ page, servePage, faults, guest }) => {
  await guest.allow({ hosts: ['fonts.googleapis.com'], console: [/load preload assets/] });
  await faults.block('https://fonts.googleapis.com/**');
  await openContact(page, servePage, {
    widgets: [{ settings: { font_family: 'Cairo' }, channels: SIMPLE_CHANNELS }],
  });
  await expect(page.locator('.open-chaty')).toBeVisible();
  await expect.poll(() => guest.requests.join()).toContain('family=Cairo');
});

test('the page’s style sheets with broad selectors do not affect the widget', async ({ page, servePage, faults }) => {
  await openContact(page, servePage);
  await faults.hostileCss();
  const button = page.locator('.open-chaty');
  await expect(button).toBeVisible();
  // Checks the layout width, because visually the element still grows while it appears.
  await expect(button).toHaveJSProperty('offsetWidth', 54);
  await button.click();
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
});

test('all controls stay reachable at 320 px and 400 % zoom', async ({ page, servePage }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openContact(page, servePage);
  await page.locator('.open-chaty').click();
  await expect(page.locator('.chaty-channel-list a')).toHaveCount(SIMPLE_CHANNELS.length);
  for (const item of await page.locator('.chaty-channel-list a').all())
    await expect(item).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('controls stay visible in forced colours with a light or dark colour scheme', async ({
  page,
  servePage,
  snap,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await openContact(page, servePage);
  await page.locator('.open-chaty').press('Enter');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await expectAccessible(page);
    await snap(`contact-forced-${colorScheme}`);
  }
});

test('send buttons have a border in forced colours', async ({ page, servePage }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openContact(page, servePage, { widgets: [{ channels: PANELS }] });
  for (const [slug, sends] of [
    ['Contact_Us', '.chaty-submit-button'],
    ['Whatsapp', '.chaty-whatsapp-button-button'],
  ] as const) {
    await page.locator('.open-chaty').click();
    await page.locator(`#${slug}-0-channel a`).first().click();
    await expect(page.locator(sends)).toHaveCSS('border-top-width', '1px');
    await page.keyboard.press('Escape');
  }
});
