import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { openContact } from './kit/contactPage.ts';
import { PANEL_SLUGS, PANELS } from './kit/panelChannels.ts';
import { AGENTS } from './kit/visitor.ts';

const panel = (page: Page) => page.locator('.chaty-outer-forms.active');
const openByPage = (page: Page, slug: string) =>
  page.evaluate((one) => Reflect.get(window, 'hadaya').contact.open(0, one), slug);

// Allows the failed request for the QR panel's picture, which does not exist on the test server.
test.use({ allow: { console: [/Failed to load resource/] } });

/** Asserts that the panel is inside the visible area and that the visitor can scroll all of its controls into view. */
async function expectInside(page: Page, height: number): Promise<void> {
  await expect
    .poll(() =>
      panel(page).evaluate((node) => {
        // Subtracts the transform to get the layout position, because the panel still moves up as it appears.
        const moved = new DOMMatrix(getComputedStyle(node).transform).f;
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const sides = { left: left >= 0, right: right <= innerWidth, scrolls: node.scrollWidth > node.clientWidth };
        return { ...sides, top: top - moved >= 0, bottom: Math.round(bottom - moved) };
      }),
    )
    .toMatchObject({ left: true, right: true, top: true, scrolls: false, bottom: expect.any(Number) });
  await expect
    .poll(async () => {
      const box = await panel(page).boundingBox();
      return (box?.y ?? height) + (box?.height ?? height);
    })
    .toBeLessThanOrEqual(height + 1);
  // Each control can be scrolled into view with no more than a tenth of it cut off.
  const cutOff = () =>
    panel(page).evaluate(async (node) => {
      const found: string[] = [];
      for (const control of node.querySelectorAll('button, a[href], input:not([aria-hidden])')) {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.getClientRects().length === 0) continue;
        control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const ratio = await new Promise<number>((resolve) => {
          const observer = new IntersectionObserver(([entry]) => {
            observer.disconnect();
            resolve(entry?.intersectionRatio ?? 0);
          });
          observer.observe(control);
        });
        if (ratio < 0.9) found.push(control.outerHTML);
      }
      return found;
    });
  await expect.poll(cutOff).toEqual([]);
}

for (const [name, width, height, dir] of [
  ['1280 px', 1280, 800, 'ltr'],
  ['320 px', 320, 560, 'ltr'],
  ['400 % zoom', 320, 256, 'ltr'],
  ['RTL', 390, 844, 'rtl'],
] as const) {
  test(`every panel fits the window: ${name}`, async ({ page, servePage, snap }) => {
    await page.setViewportSize({ width, height });
    await openContact(page, servePage, { widgets: [{ channels: PANELS }], dir });
    for (const slug of PANEL_SLUGS) {
      await test.step(slug, async () => {
        await openByPage(page, slug);
        await expect(panel(page)).toHaveAttribute('data-channel', slug);
        await expectInside(page, height);
        await expect(panel(page)).toHaveCSS('direction', dir);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await expectAccessible(page);
        await snap(`contact-panel-${slug}-${width}x${height}-${dir}`);
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({
    userAgent: AGENTS.android,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // The page has one additional history entry while a panel is open.
    allow: { pageState: ['history'], console: [/Failed to load resource/] },
  });
  const openByTap = async (page: Page, slug: string) => {
    await page.locator('.open-chaty').tap();
    await page.locator(`#${slug}-0-channel a`).tap();
    await panel(page).waitFor();
  };
  const historyIndex = (page: Page) => page.evaluate(() => window.navigation.currentEntry?.index);
  const historyLength = (page: Page) => page.evaluate(() => history.length);

  test('closing a panel removes its history entry, and Back closes only the panel', async ({ page, servePage }) => {
    const start = servePage('/start/', '<!doctype html><title>Start</title><p>start');
    await page.goto(start);
    await openContact(page, servePage, { widgets: [{ channels: PANELS }] });
    const address = page.url();
    const length = await historyLength(page);
    const index = await historyIndex(page);
    for (const slug of ['Whatsapp', 'Contact_Us'] as const) {
      await openByTap(page, slug);
      await expect.poll(() => historyLength(page)).toBe(length + 1);
      await panel(page).locator('.chaty-close-button, .whatsapp-form-close-btn').first().tap();
      await expect(panel(page)).toHaveCount(0);
      await expect.poll(() => historyIndex(page)).toBe(index);
    }
    await openByTap(page, 'Whatsapp');
    await expect.poll(() => historyIndex(page)).toBe((index ?? 0) + 1);
    await page.goBack();
    await expect(panel(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    await page.goBack({ waitUntil: 'commit' });
    expect(page.url()).toBe(start);
  });

  test('a panel keeps its controls above an on-screen keyboard while the launcher is hidden', async ({
    page,
    servePage,
    snap,
  }) => {
    await openContact(page, servePage, { widgets: [{ channels: PANELS }] });
    await openByTap(page, 'Contact_Us');
    await page.evaluate(() => {
      const viewport = window.visualViewport;
      if (!viewport) return;
      Object.defineProperty(viewport, 'height', { value: 844 - 336, configurable: true });
      viewport.dispatchEvent(new Event('resize'));
    });
    await expect(page.locator('body > #chaty-widget-0')).toHaveAttribute('data-keyboard', '');
    await expect(page.locator('.chaty-cta-close button')).toBeHidden();
    await expectInside(page, 844 - 336);
    await snap('contact-form-keyboard');
    await page.evaluate(() => {
      const viewport = window.visualViewport;
      if (!viewport) return;
      Reflect.deleteProperty(viewport, 'height');
      viewport.dispatchEvent(new Event('resize'));
    });
    await expect(page.locator('.chaty-cta-close button')).toBeVisible();
  });

  for (const [width, height, keyboard] of [
    [844, 390, 230],
    [667, 320, 200],
  ] as const)
    test(`every field stays reachable in landscape (${width} × ${height} px) with the keyboard open`, async ({
      page,
      servePage,
      snap,
    }) => {
      await page.setViewportSize({ width, height });
      await openContact(page, servePage, { widgets: [{ channels: PANELS }] });
      for (const slug of ['Contact_Us', 'Whatsapp'] as const) {
        await openByPage(page, slug);
        const field = panel(page).locator('textarea, input[type="text"]:visible').last();
        await field.focus();
        await page.evaluate((seen) => {
          const viewport = window.visualViewport;
          if (!viewport) return;
          Object.defineProperty(viewport, 'height', { value: seen, configurable: true });
          viewport.dispatchEvent(new Event('resize'));
        }, height - keyboard);
        await expect(page.locator('body > #chaty-widget-0')).toHaveAttribute('data-keyboard', '');
        await expect(field).toBeInViewport({ ratio: 0.9 });
        await snap(`contact-${slug}-keyboard-${width}`);
        await expectInside(page, height - keyboard);
        await page.evaluate(() => {
          Reflect.deleteProperty(window.visualViewport ?? {}, 'height');
          window.visualViewport?.dispatchEvent(new Event('resize'));
        });
      }
    });
});
