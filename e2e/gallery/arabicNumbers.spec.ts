import { mug } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, waitForSwatches } from '../swatches/kit/swatches.ts';
import { serveSwatches } from '../swatches/kit/swatchPage.ts';

test('on an Arabic page, a price keeps three decimals and is not in nested bdi elements', async ({
  page,
  servePage,
}) => {
  await page.goto(serveSwatches(servePage, { products: [mug], locale: 'ar', scripts: 'woocommerce' }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  for (const value of ['blue', 'm']) await form.item(value).click();
  await expect(form.id).toHaveValue('24');
  const price = form.root.locator('.woocommerce-variation-price bdi').first();
  await expect(price).toHaveText(/[\d٠-٩]+[.٫][\d٠-٩]{3}(?![\d٠-٩])/);
  await expect(price.locator('xpath=ancestor::bdi')).toHaveCount(0);
});
