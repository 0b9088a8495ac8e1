import { expect, expectAccessible, test } from '../kit/test.ts';
import { askForQuote } from './kit/demoForm.ts';

for (const [name, query, width, height] of [
  ['desktop', '', 1280, 800],
  ['phone', '', 390, 844],
  ['arabic', '?dir=rtl', 1280, 800],
] as const) {
  test(`the contact page of the demo: ${name}`, async ({ page, snap }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/contact/${query}`);
    await expect(page.locator('#chaty-widget-0 .open-chaty')).toBeVisible();
    await expect(page.locator('#chaty-widget-_1 .open-chaty')).toBeVisible();
    await expectAccessible(page);
    await snap(`contact-demo-${name}`);
    await page.locator('[data-hadaya-open="Contact_Us"]').click();
    await expect(page.locator('#chaty-form-0-Contact_Us')).toBeVisible();
    await snap(`contact-demo-${name}-form`);
  });
}

/** What the owner is told of a refused or lost message. */
const OWNER_LINES = /the token of the contact form has expired|a message of the contact form was not stored/;

for (const [answer, shown] of [
  ['stored', '.chaty-ajax-success-message'],
  ['field-errors', '.field-email.has-chaty-error'],
  ['refused', '.chaty-ajax-error-message'],
  ['500', '.chaty-not-sent'],
  ['html', '.chaty-not-sent'],
  ['offline', '.chaty-not-sent'],
] as const) {
  test(`the demo answers the form as its switch says: ${answer}`, async ({ page, guest }) => {
    await guest.allow({ console: [/Failed to load resource/, OWNER_LINES] });
    await page.goto(`/contact/?answer=${answer}#contact`);
    await askForQuote(page);
    await expect(page.locator(shown)).toBeVisible();
  });
}
