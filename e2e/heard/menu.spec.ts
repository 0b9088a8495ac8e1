import { expectHeard, listen } from '../kit/heard/listen.ts';
import { expect, test } from '../kit/test.ts';
import { waitForMenu } from '../menu/menuPage.ts';

const VIEWS = [
  { locale: 'en', query: '' },
  { locale: 'ar', query: '?dir=rtl' },
] as const;

const MENU = '[data-widget_type^="navigation-menu"]';

for (const { locale, query } of VIEWS) {
  test(`${locale}: announces opening and closing a bar’s submenus`, async ({ page }) => {
    const heard = await listen(page);
    await page.goto(`/menu/horizontal/${query}`);
    await waitForMenu(page);
    await heard.read('The bar', MENU);
    const button = page.locator('nav button').first();
    await heard.act('Enter on the first submenu button', () => button.press('Enter'));
    await heard.press('Tab');
    await heard.press('Escape');
    expectHeard(heard, `menu.${locale}`);
  });

  test(`${locale}: announces opening, reading and closing a flyout`, async ({ page }) => {
    const heard = await listen(page);
    await page.goto(`/menu/flyout-left/${query}`);
    await waitForMenu(page);
    const toggle = page.locator('.hfe-nav-menu__toggle');
    await heard.act('Enter on the toggle', async () => {
      await toggle.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await heard.read('The flyout', '.hfe-flyout-wrapper');
    for (let step = 0; step < 3; step += 1) await heard.press('Tab');
    await heard.act('Escape', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
    expectHeard(heard, `flyout.${locale}`);
  });

  test(`${locale}: announces opening and closing the menu on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const heard = await listen(page);
    await page.goto(`/menu/expandible/${query}`);
    await waitForMenu(page);
    const toggle = page.locator('.hfe-nav-menu__toggle');
    await heard.read('The closed menu', MENU);
    await heard.act('Enter on the toggle', () => toggle.press('Enter'));
    await heard.read('The open menu', MENU);
    await heard.press('Escape');
    expectHeard(heard, `phone-menu.${locale}`);
  });

  test(`${locale}: announces product suggestions in the search`, async ({ page }) => {
    const heard = await listen(page);
    await page.goto(`/menu/horizontal/${query}`);
    await waitForMenu(page);
    const field = page.locator('.hfe-search-form__input');
    await expect(page.locator('[data-widget_type="hfe-search-button.default"]')).toHaveAttribute(
      'data-hadaya-state',
      'mounted',
    );
    await heard.act('Focus enters the field', async () => {
      await field.focus();
      await expect(page.getByRole('combobox')).toBeAttached();
    });
    await heard.act('A search with a product', () => page.keyboard.type(locale === 'en' ? 'mug' : 'كوب'), {
      until: /polite/,
    });
    await heard.press('ArrowDown');
    await heard.read('The search with suggestions', '[data-widget_type="hfe-search-button.default"]');
    await heard.press('Escape');
    await heard.act('A search without results', () => field.fill('zzzz'), { until: /./ });
    expectHeard(heard, `search.${locale}`);
  });
}
