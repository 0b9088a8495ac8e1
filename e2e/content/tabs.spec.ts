import { expect, expectAccessible, test } from '../kit/test.ts';
import { CLOSED, contentDocument, waitForContent } from './contentPage.ts';
import { tabsMarkup } from './foldMarkup.ts';

const REVIEWED = { reviewed: { 'color-contrast': CLOSED } };

for (const [dir, leftOfFirst] of [
  ['ltr', 'Three'],
  ['rtl', 'Two'],
] as const) {
  test(`a click on the active tab keeps it open; in ${dir} ArrowLeft on the first tab opens "${leftOfFirst}"`, async ({
    page,
    servePage,
  }) => {
    await page.goto(servePage('/c/', contentDocument(tabsMarkup(), { dir })));
    await waitForContent(page);
    const first = page.getByRole('tab', { name: 'One' });
    await expect(page.getByRole('tabpanel', { name: 'One' })).toBeVisible();
    await first.click();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'One' })).toBeVisible();
    await first.focus();
    await page.keyboard.press('ArrowLeft');
    const reached = page.getByRole('tab', { name: leftOfFirst });
    await expect(reached).toBeFocused();
    await expect(reached).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'One' })).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', { name: 'One' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Three' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab', { name: 'Three' })).toBeFocused();
    await expectAccessible(page, REVIEWED);
  });
}

test('with manual activation arrows move focus and Enter selects', async ({ page, servePage }) => {
  await page.goto(servePage('/c/', contentDocument(tabsMarkup(), { settings: '{"activation":"manual"}' })));
  await waitForContent(page);
  await page.getByRole('tab', { name: 'One' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 500, height: 700 } });

  test('narrow and wide titles stay in sync, and one tablist is exposed', async ({ page, servePage }) => {
    await page.goto(servePage('/c/', contentDocument(tabsMarkup())));
    await waitForContent(page);
    await expect(page.getByRole('tablist')).toHaveCount(1);
    await page.locator('.elementor-tab-mobile-title').nth(1).click();
    await expect(page.locator('.elementor-tab-desktop-title').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('.elementor-tab-desktop-title').nth(1)).toHaveClass(/elementor-active/);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.elementor-tab-mobile-title').nth(2)).toBeFocused();
    await expectAccessible(page, REVIEWED);
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect(page.getByRole('tablist')).toHaveCount(1);
    await expectAccessible(page, REVIEWED);
  });
});
