import { holdBack } from '../kit/holdBack.ts';
import { expect, expectNoLayoutShift, test, waitForPaint } from '../kit/test.ts';

test('responds to the first tap on a slow connection and device without a layout shift or a duplicate request', async ({
  page,
  server,
  faults,
  guest,
}) => {
  test.slow();
  await guest.allow({ pageState: ['address', 'history'] });
  await faults.slowNet();
  const letScriptsCome = await holdBack(page);
  await page.goto('/product/ceramic-mug/', { waitUntil: 'commit', timeout: 60_000 });
  await waitForPaint(page);
  letScriptsCome();
  await page.waitForLoadState('domcontentloaded', { timeout: 60_000 });
  const form = page.locator('.variations_form').first();
  const item = form.locator('.variable-item:not(.disabled)').first();
  const value = await item.getAttribute('data-value');
  await item.waitFor({ timeout: 60_000 });
  await item.click();
  await expect(form.locator('select').first()).toHaveValue(value ?? '', { timeout: 30_000 });
  await expect(form).toHaveAttribute('data-hadaya-state', 'mounted', { timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  await expectNoLayoutShift(page);
  const calls = server.backend.received.map(({ name, fields }) => JSON.stringify([name, fields]));
  expect(new Set(calls).size).toBe(calls.length);
});
