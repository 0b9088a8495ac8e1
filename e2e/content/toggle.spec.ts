import { expect, expectAccessible, test } from '../kit/test.ts';
import { CLOSED, contentDocument } from './contentDocument.ts';
import { type Page, waitForContent } from './contentPage.ts';
import { foldMarkup } from './foldMarkup.ts';

const titles = (page: Page) => page.locator('.elementor-tab-title');
const panels = (page: Page) => page.locator('.elementor-tab-content');

test('a toggle widget can have any number of open items', async ({ page, servePage }) => {
  await page.goto(servePage('/c/', contentDocument(foldMarkup('toggle'))));
  await waitForContent(page);
  for (const index of [0, 1, 2]) await expect(titles(page).nth(index)).toHaveAttribute('aria-expanded', 'false');
  await titles(page).nth(0).click();
  await titles(page).nth(2).click();
  await expect(titles(page).nth(0)).toHaveAttribute('aria-expanded', 'true');
  await expect(titles(page).nth(2)).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, { reviewed: { 'color-contrast': CLOSED } });
});

test('every panel is readable without scripts', async ({ browser, server, servePage }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const hide = '<style>.elementor-tab-content{display:none}</style>';
  await page.goto(servePage('/c/', contentDocument(foldMarkup('accordion'), { head: hide })));
  expect(server.url).toContain('http');
  for (const index of [0, 1, 2]) await expect(panels(page).nth(index)).toBeVisible();
  await context.close();
});
