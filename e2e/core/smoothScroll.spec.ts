import { card } from '@hadaya/testing/shop';
import type { Locator, Page } from '@playwright/test';
import { formChannel } from '../contact/kit/formChannel.ts';
import { openForm } from '../contact/kit/formPage.ts';
import { probeGallery, waitForGallery } from '../gallery/kit/gallery.ts';
import { serveGallery } from '../gallery/kit/galleryPage.ts';
import { expect, test } from '../kit/test.ts';
import { menuDocument } from '../menu/menuDocument.ts';
import { partsOf, waitForMenu } from '../menu/menuPage.ts';

/**
 * Scrolls the page on each wheel event that reaches the window, as Lenis does. `rules` adds style rules to the page.
 */
const scrollSmoothly = (page: Page, rules = '') =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`body { padding-block-end: 4000px } ${css}`);
    document.adoptedStyleSheets.push(sheet);
    const scroll = (event: WheelEvent) => {
      event.preventDefault();
      document.documentElement.scrollTop += event.deltaY;
    };
    window.addEventListener('wheel', scroll, { passive: false });
  }, rules);

const scrolledBy = (box: Locator) => box.evaluate((node) => node.scrollTop);

/** Turns the wheel over an element, waits until the browser has scrolled, and returns the page's scroll position. */
async function wheelOver(page: Page, over: Locator): Promise<number> {
  const box = await over.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 80);
  await page.mouse.wheel(0, 120);
  return page.evaluate(async () => {
    for (let count = 0; count < 12; count += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollTop;
  });
}

test('smooth scrolling: the mouse wheel scrolls a form, not the page behind it', async ({ page, servePage }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await openForm(page, servePage, formChannel());
  await scrollSmoothly(page);
  expect(await wheelOver(page, page.locator('.chaty-contact-form-body'))).toBe(0);
  await expect.poll(() => scrolledBy(page.locator('.chaty-contact-form-body'))).toBeGreaterThan(0);
});

test('smooth scrolling: the mouse wheel over a flyout or its overlay does not scroll the page', async ({
  page,
  servePage,
}) => {
  await page.goto(servePage('/m/', menuDocument({ layout: 'flyout' })));
  await waitForMenu(page);
  await scrollSmoothly(page);
  await partsOf(page).toggle.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await wheelOver(page, page.getByRole('dialog'))).toBe(0);
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 120);
  expect(await wheelOver(page, page.getByRole('dialog'))).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('smooth scrolling: the mouse wheel scrolls an open bar menu, but over a closed bar it scrolls the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/menu/horizontal/');
  await waitForMenu(page);
  await scrollSmoothly(page, 'nav.hfe-dropdown{max-block-size:120px!important}');
  const { toggle } = partsOf(page);
  const nav = page.locator('[data-widget_type^="navigation-menu"] nav');
  await toggle.click();
  await expect(nav).toHaveCSS('overflow-y', 'auto');
  expect(await wheelOver(page, nav)).toBe(0);
  await expect.poll(() => scrolledBy(nav)).toBeGreaterThan(0);
  await toggle.click();
  expect(await wheelOver(page, toggle)).toBeGreaterThan(0);
});

test('smooth scrolling: the mouse wheel scrolls a wide submenu panel, not the page', async ({ page, guest }) => {
  await guest.allow({ hostChanges: [{ selector: 'nav ul', attributes: ['style'] }] });
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/menu/wide/');
  await waitForMenu(page);
  await scrollSmoothly(page, 'nav{--hadaya-wide-height:120px}');
  const { link, submenu } = partsOf(page);
  const panel = submenu('Gifts');
  await link('Gifts').hover();
  await expect(panel).toHaveCSS('visibility', 'visible');
  expect(await wheelOver(page, panel)).toBe(0);
  await expect.poll(() => scrolledBy(panel)).toBeGreaterThan(0);
});

test('smooth scrolling: the mouse wheel scrolls the diagnostics panel, not the page', async ({ page, guest }) => {
  await guest.allow({ console: [/./] });
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto('/contact/?hadaya_debug=1');
  const body = page.locator('[data-hadaya-root="debug"] .body');
  // With its details open, the panel is taller than the window.
  await page.locator('[data-hadaya-root="debug"]').getByText('Developer details').click();
  await expect.poll(() => body.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeGreaterThan(0);
  await scrollSmoothly(page);
  expect(await wheelOver(page, body)).toBe(0);
  await expect.poll(() => scrolledBy(body)).toBeGreaterThan(0);
});

test('smooth scrolling: the mouse wheel over the lightbox does not scroll the page', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ pageState: ['history'] });
  await page.goto(serveGallery(servePage, { products: [{ product: card }] }));
  await waitForGallery(page);
  await scrollSmoothly(page);
  await probeGallery(page).trigger.click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  expect(await wheelOver(page, page.locator('dialog .stage'))).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
});
