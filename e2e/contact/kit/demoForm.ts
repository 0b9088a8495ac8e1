import type { Page } from '@playwright/test';

const ENTRIES = [
  ['Your name', 'S'],
  ['Work email', 'a@b.om'],
  ['What would you like to order?', 'x'],
  ['Quantity', '1'],
] as const;

/** Opens the quote form on the demo's contact page, fills it in and submits it. */
export async function askForQuote(page: Page): Promise<void> {
  // The button has no click handler until the widget has mounted.
  await page.locator('#chaty-widget-0 .open-chaty').waitFor({ state: 'attached' });
  await page.locator('[data-hadaya-open="Contact_Us"]').click();
  for (const [label, text] of ENTRIES) await page.getByLabel(label).fill(text);
  await page.locator('.chaty-submit-button').click();
}
