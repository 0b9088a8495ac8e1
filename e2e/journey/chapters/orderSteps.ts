import type { Page } from '@playwright/test';
import type { Step } from '../Chapter.ts';
import { choose, goTo, PATIENCE_MS, POST_MS, seen, until, variationFound } from '../see.ts';

const FIELDS = {
  billing_first_name: 'Amina',
  billing_last_name: 'Al Busaidi',
  billing_address_1: 'Way 1',
  billing_city: 'Muscat',
  billing_state: 'Muscat',
  billing_postcode: '100',
  billing_phone: '+96891234567',
  billing_email: 'amina@example.com',
};

const inShop = (page: Page, path: string) => new URL(path, page.url()).href;

export const CART: readonly Step[] = [
  {
    name: 'the chosen variation is added to the cart',
    needs: ({ cart }) => cart,
    work: async (page, { product, cart }) => {
      await choose(page, product.choice);
      await variationFound(page);
      const button = page.locator('.single_add_to_cart_button').filter({ visible: true }).first();
      await until('an enabled “Add to cart” button', () =>
        button.evaluate((one) => !one.matches('.disabled, :disabled')),
      );
      const answered = page.waitForResponse((response) => response.request().method() === 'POST', {
        timeout: POST_MS,
      });
      await button.click({ timeout: PATIENCE_MS });
      await answered;
      await page.waitForLoadState('load');
      await goTo(page, cart ?? '');
      for (const word of product.inCart ?? [])
        await seen(
          `"${word}" in the cart`,
          page.locator('.cart_item, .wc-block-cart-items__row').filter({ hasText: word }),
        );
    },
  },
];

export const ORDER: readonly Step[] = [
  {
    name: 'the checkout form contains the traffic source',
    needs: ({ checkout, source }) => checkout && source,
    work: async (page, { checkout, source }) => {
      await goTo(page, checkout ?? '');
      const field = page.locator(`input[name="${source?.field}"]`).first();
      await until(`${source?.field} is ${source?.value}`, async () =>
        (await field.count()) > 0 ? (await field.inputValue()) === source?.value : false,
      );
    },
  },
  {
    name: 'the order stores the traffic source',
    needs: ({ source }) => source?.ofOrder,
    work: async (page, { source, checkout }) => {
      if (!page.url().includes(checkout ?? '')) await goTo(page, checkout ?? '');
      for (const [name, value] of Object.entries(FIELDS)) {
        const field = page.locator(`input[name="${name}"]`).filter({ visible: true });
        if ((await field.count()) > 0) await field.first().fill(value);
      }
      await page.locator('#place_order').click({ timeout: PATIENCE_MS });
      await page.waitForURL(/order-received/, { timeout: POST_MS });
      const [, order] = /order-received\/(\d+)/.exec(page.url()) ?? [];
      const key = new URL(page.url()).searchParams.get('key') ?? '';
      const answer = await page.request.get(inShop(page, source?.ofOrder?.(order ?? '', key) ?? ''));
      const kept = (await answer.text()).includes(`"utm_source":"${source?.value}"`);
      if (!kept) throw new Error(`the order has no source "${source?.value}"`);
    },
  },
];
