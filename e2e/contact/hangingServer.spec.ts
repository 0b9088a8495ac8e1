import { expect, test } from '../kit/test.ts';
import { shortForm } from './kit/formChannel.ts';
import { fillShort, openForm, SUBMIT, send, sent } from './kit/formPage.ts';

test('shows a notice with a “Try again” button when the server never responds', async ({ page, servePage, server }) => {
  await page.clock.install();
  server.backend.faults.set(SUBMIT, { hang: true });
  await openForm(page, servePage, shortForm());
  await fillShort(page);
  await send(page);
  await expect(page.locator('.chaty-submit-button')).toHaveText('Sending…');
  await expect.poll(() => sent(server).length).toBe(1);
  await page.clock.runFor(61_000);
  await expect(page.locator('.chaty-not-sent')).toBeVisible();
  await expect(page.locator('.chaty-submit-button')).toHaveAttribute('aria-disabled', 'false');
  await expect(page.getByLabel('Message')).toHaveValue('100 mugs, please');
  server.backend.faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
});
