import { expect, test } from '../kit/test.ts';
import { widgetOf } from './contentDocument.ts';
import type { Page } from './contentPage.ts';
import { pictureHash } from './sliderMarkup.ts';

export const dialog = (page: Page) => page.locator('dialog[open]');
export const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const SVG = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="teal"/></svg>`;

export const link = (attributes: string, href = '/p1.jpg') =>
  widgetOf(
    'text-editor',
    `<a href="${href}" ${attributes}><img src="/thumb.jpg" alt="Thumb" width="80" height="60">open</a>`,
  );
export const group = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<a class="g" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="g1" data-elementor-lightbox-title="Title ${index + 1}" data-e-action-hash="${pictureHash(index + 1, 'g1')}" href="/p${index + 1}.jpg">Picture ${index + 1}</a>`,
  ).join('\n');

export function prepareLightbox(): void {
  test.beforeEach(async ({ page, guest }) => {
    await guest.allow({ axe: ['target-size'] });
    await page.context().route('**/*.jpg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: SVG(1600) }));
  });

  // Closes the lightbox before the oracle checks the page, because an open lightbox locks the page's scrolling.
  test.afterEach(async ({ page }) => {
    // The first Escape might close only the share menu, and a focused player would swallow the key.
    await expect(async () => {
      if ((await dialog(page).count()) > 0) await dialog(page).locator('.close').press('Escape', { timeout: 600 });
      await expect(dialog(page)).toHaveCount(0, { timeout: 600 });
    }).toPass();
  });
}

/** Waits until the lightbox has registered its click listener for picture links. */
export const waitForLightbox = async (page: Page) => {
  await page.waitForFunction(() =>
    Reflect.get(window, Symbol.for('hadaya.v1'))
      ?.list()
      .some(({ definition }: { definition: { name: string } }) => definition.name === 'content-lightbox'),
  );
};

export const openOn = async (page: Page, selector: string) => {
  await waitForLightbox(page);
  await page.locator(selector).first().click();
};

export const open = async (page: Page, address: string, selector = 'main a') => {
  await page.goto(address);
  await openOn(page, selector);
};
