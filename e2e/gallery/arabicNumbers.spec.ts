import { mug } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { waitForIslands } from '../kit/waitForIslands.ts';

test('fault-114: on an Arabic page numbers stand apart from the text, and prices keep three decimals', async ({
  page,
  guest,
}) => {
  await guest.allow({ pageState: ['address', 'history'] });
  expect(mug.variations.length).toBeGreaterThan(0);
  await page.goto('/product/ceramic-mug/?dir=rtl');
  await waitForIslands(page);
  const form = page.locator('.variations_form').first();
  await form.locator('select').first().waitFor({ state: 'attached' });
  for (const select of await form.locator('select').all()) {
    const value = await select.locator('option:not([value=""])').first().getAttribute('value');
    await form.locator(`.variable-item[data-value="${value}"]`).first().click();
  }
  const price = form.locator('.woocommerce-variation-price bdi').first();
  await expect(price).toHaveText(/[\d٠-٩]+[.٫][\d٠-٩]{3}(?![\d٠-٩])/);
  await expect(price.locator('xpath=ancestor::bdi')).toHaveCount(0);
});
