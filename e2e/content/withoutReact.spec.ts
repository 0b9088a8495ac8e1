/** On a page of sliders, tabs and a menu React comes with the first thing that it draws, and not before. */
import { isAhead } from '../kit/isAhead.ts';
import { expect, test } from '../kit/test.ts';
import { waitForContent } from './contentPage.ts';

test('sliders, tabs and the menu’s submenus work without React; the lightbox brings it', async ({ page, guest }) => {
  await guest.allow({
    pageState: ['scroll'],
    hostChanges: [{ selector: 'html, body *', attributes: ['style', 'inert'] }],
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/runtime-[^/]*\.js/.test(request.url()) && !isAhead(request)) asked.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/corporate-gifts/');
  await waitForContent(page);
  await expect(page.locator('.gifts-hero .swiper-pagination-bullet').first()).toBeAttached();
  await page.getByRole('button', { name: 'Next slide' }).first().click();
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(asked).toEqual([]);
  await page.goto('/menu/horizontal/');
  const menu = page.locator('[data-widget_type^="navigation-menu"]').first();
  await expect(menu).toHaveAttribute('data-hadaya-state', 'mounted');
  await menu.hover();
  await expect(page.locator('.hadaya-menu-button').first()).toBeAttached();
  expect(asked).toEqual([]);
  await page.goto('/corporate-gifts/');
  await waitForContent(page);
  await page.locator('.gifts-pictures .swiper-slide a').first().scrollIntoViewIfNeeded();
  await page.locator('.gifts-pictures .swiper-slide a').first().click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
