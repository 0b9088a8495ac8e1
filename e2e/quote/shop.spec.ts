/**
 * Tests the demo shop, which sells by quote: a product card, a product with a logo, the quote list page, and the shop's
 * quote.
 */
import { expect, test } from '../kit/test.ts';

// Changes by the variation form and the shop's own scripts, which contracts allow.
const hostChanges = [
  { selector: 'wc-order-attribution-inputs' },
  { selector: '.variations_form' },
  { selector: '.variations option', attributes: ['class'] },
];
test.use({ root: 'shop', allow: { hostChanges, pageState: ['history'] } });

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60" onload="window.__logoRan = 1"><script>window.__logoRan = 1</script><rect width="200" height="60"/></svg>';

test('a company adds a card and a mug with its logo, sends the list and accepts the quote', async ({ page }) => {
  await page.goto('/shop/');
  await page.locator('[data-view="card"] .hadaya-quote-link').click();
  await expect(page.getByRole('button', { name: 'Your quote list (1)' })).toBeFocused();

  await page.goto('/product/ceramic-mug/');
  const product = page.locator('.hadaya-quote-product');
  await page.getByRole('radio', { name: 'Blue' }).click();
  await page.getByRole('radio', { name: 'M', exact: true }).click();
  await product.getByRole('button', { name: '100+' }).click();
  await product
    .locator('input[type="file"]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  const idea = page.locator('.hadaya-quote-idea');
  await expect(idea.getByText('Preview with your logo')).toBeVisible();
  await expect(idea.locator('img')).toHaveAttribute('src', /^blob:/);
  // The browser renders the file as an image, so its scripts do not run.
  expect(await page.evaluate(() => Reflect.get(window, '__logoRan'))).toBeUndefined();
  await product.getByRole('button', { name: 'Add to quote' }).click();
  await expect(product.getByText('Ceramic mug is on your quote list.')).toBeVisible();

  await page.goto('/quote/');
  await expect(page.getByText('Products: 2, pieces: 124')).toBeVisible();
  await expect(page.getByText('OMR 4.410 each')).toBeVisible();
  const logo = page.getByLabel('Logo', { exact: true });
  await expect.poll(() => logo.evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe('logo.svg');
  // The `noscript` hint is hidden, and the list's heading exists only once.
  await expect(page.getByText(/^Your list is empty\. Open a gift/)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your quote list' })).toHaveCount(1);
  await page.getByLabel('WhatsApp number or email').fill('buyer@company.example');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('link', { name: 'View your request' }).click();
  await expect(page.getByRole('row', { name: /Ceramic mug Blue · M 100/ })).toBeVisible();
  await page.getByRole('button', { name: 'Accept the quote' }).click();
  await expect(page.getByText(/Thank you for accepting the quote/)).toBeVisible();
  await page.goto('/product/ceramic-mug/');
  await expect(page.getByRole('button', { name: 'Add to quote' }).first()).toBeVisible();
  await expect(idea).toHaveCount(0);
});
