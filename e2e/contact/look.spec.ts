import { test } from '../kit/test.ts';
import { openContact } from './kit/contactPage.ts';

for (const [name, dir, width, height] of [
  ['desktop', 'ltr', 1280, 800],
  ['phone', 'ltr', 390, 844],
  ['rtl', 'rtl', 390, 844],
] as const) {
  test(`the list looks right: ${name}`, async ({ page, servePage, snap }) => {
    await page.setViewportSize({ width, height });
    await openContact(page, servePage, { dir });
    await snap(`contact-${name}-closed`);
    await page.locator('.open-chaty').click();
    await snap(`contact-${name}-open`);
  });
}
