import { arrivals, attributionTexts as texts } from '@hadaya/demo/texts/attributionTexts';
import { expect, test } from '../kit/test.ts';

test('the demo page shows the visitor’s source and the effect of consent', async ({ page }) => {
  const value = (name: string) => page.locator(`input[name="${name}"]`);
  const arrive = (at: number) => page.getByRole('link', { name: arrivals[at]?.label.ar ?? '' }).click();
  // Stored values are the same in both languages; this page shows the texts in Arabic.
  await page.goto('/attribution/?dir=rtl');
  await expect(value('current')).toHaveValue('typein · (direct)');
  await arrive(0);
  await expect(value('current')).toHaveValue('utm · newsletter · email · eid');
  await expect(value('channel')).toHaveValue('Email');
  await arrive(1);
  await expect(value('current')).toHaveValue('organic · google · organic');
  await expect(value('first')).toHaveValue('typein · (direct)');
  await arrive(2);
  await expect(value('current')).toHaveValue('referral · partner.example · referral');
  await expect(value('session')).toHaveValue('1 / 2');
  await page.getByRole('button', { name: texts.withdraw.ar }).click();
  await expect(value('current')).toHaveValue('–');
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
  await page.getByRole('button', { name: texts.allow.ar }).click();
  await expect(value('current')).toHaveValue('referral · partner.example · referral');
  await arrive(3);
  await expect(value('first')).toHaveValue('typein · (direct)');
  await expect(value('session')).toHaveValue('1 / 1');
});
