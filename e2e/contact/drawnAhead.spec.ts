/** What is drawn before a tap, out of sight, so that the tap only has to show it; and for whom nothing is. */
import { waitForFrames } from '../kit/openPainted.ts';
import { saveData } from '../kit/saveData.ts';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { focused } from './kit/focused.ts';
import { shortForm } from './kit/formChannel.ts';

const channels = [shortForm(), ...SIMPLE_CHANNELS];
const PANELS = /\/dist\/(?:contact-widget-(?:formPanel|PanelHead|OwnerText)-|runtime-|http-)/;

test('a form is drawn out of sight while the list is open, and a tap shows it in its frame with the focus in it', async ({
  page,
  servePage,
}) => {
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

test('for a visitor who saves data nothing of list or panels comes before it is reached for', async ({
  page,
  servePage,
  guest,
}) => {
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
