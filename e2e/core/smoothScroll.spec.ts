/** Beside scripts that take the wheel from the whole page, what lies over the page scrolls itself. */
import { card } from '@hadaya/testing/shop';
import type { Locator, Page } from '@playwright/test';
import { formChannel } from '../contact/kit/formChannel.ts';
import { openForm } from '../contact/kit/formPage.ts';
import { probeGallery, waitForGallery } from '../gallery/kit/gallery.ts';
import { serveGallery } from '../gallery/kit/galleryPage.ts';
import { expect, test } from '../kit/test.ts';
import { menuDocument, partsOf, waitForMenu } from '../menu/menuPage.ts';

/** Scrolls the page by each wheel event that reaches the window, as Lenis does. */
const scrollSmoothly = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { padding-block-end: 4000px }');
    document.adoptedStyleSheets.push(sheet);
    const scroll = (event: WheelEvent) => {
      event.preventDefault();
      document.documentElement.scrollTop += event.deltaY;
    };
    window.addEventListener('wheel', scroll, { passive: false });
  });

/** Turns the wheel over an element and waits until the browser has followed. */
async function wheelOver(page: Page, over: Locator): Promise<number> {
  const box = await over.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 80);
  await page.mouse.wheel(0, 120);
  return page.evaluate(async () => {
    for (let count = 0; count < 12; count += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollTop;
  });
}

test('smooth scrolling: a form scrolls itself', async ({ page, servePage }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await openForm(page, servePage, formChannel());
  await scrollSmoothly(page);
  expect(await wheelOver(page, page.locator('.chaty-contact-form-body'))).toBe(0);
  await expect
    .poll(() => page.locator('.chaty-contact-form-body').evaluate((body) => body.scrollTop))
    .toBeGreaterThan(0);
});

test('smooth scrolling: the page behind a flyout and its overlay stays', async ({ page, servePage }) => {
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

test('smooth scrolling: the page behind the large view stays', async ({ page, servePage, guest }) => {
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
