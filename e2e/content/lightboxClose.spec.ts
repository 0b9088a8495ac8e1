import type { Locator } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import { button, dialog, group, link, open, openOn, prepareLightbox } from './lightboxPage.ts';

prepareLightbox();

test('closes on a backdrop click, but not on a picture or caption click or after a drag', async ({
  page,
  servePage,
}) => {
  const titled = link('data-elementor-lightbox-title="A"');
  await open(page, servePage('/c/', contentDocument(titled)));
  const image = dialog(page).locator('img.pswp__img').last();
  await expect(image).toBeVisible();
  await expect(button(page, 'Zoom')).not.toHaveAttribute('aria-disabled');
  const centre = async (of: Locator) => {
    const box = await of.boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  };
  const width = async () => Math.round((await image.boundingBox())?.width ?? 0);
  /**
   * Checks whether the picture's width is stable, because `settle` does not wait for animations inside the dialog's
   * shadow root.
   */
  const isStill = async () => {
    const before = await width();
    await settle(page);
    return (await width()) === before;
  };
  const stays = async () => {
    await expect.poll(isStill).toBe(true);
    await expect(dialog(page)).toBeVisible();
  };
  await stays();
  const usual = await width();
  await page.mouse.click(...(await centre(image)));
  await expect.poll(width).toBeGreaterThan(usual * 1.2);
  await expect.poll(isStill).toBe(true);
  await page.mouse.click(...(await centre(image)));
  await expect.poll(width).toBe(usual);
  await stays();
  await page.mouse.click(...(await centre(dialog(page).locator('.title'))));
  await stays();
  const [x, y] = await centre(image);
  const left = (await image.boundingBox())?.x ?? 0;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(left - 40, y, { steps: 5 });
  await page.mouse.up();
  // The picture springs back to its position.
  await expect.poll(async () => Math.round((await image.boundingBox())?.x ?? 0)).toBe(Math.round(left));
  await stays();
  expect(left).toBeGreaterThan(100);
  await page.mouse.click(left - 60, y);
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('closes on a backdrop tap, but not on a picture tap', async ({ page, servePage, guest }) => {
    await guest.allow({ pageState: ['history'] });
    await open(page, servePage('/c/', contentDocument(group(2))), 'a.g');
    await expect(dialog(page).locator('img.pswp__img').last()).toBeVisible();
    await settle(page);
    await page.clock.install();
    await page.touchscreen.tap(195, 390);
    // Waits longer than the library waits for the second tap of a double tap.
    await page.clock.runFor(700);
    await settle(page);
    await expect(dialog(page)).toBeVisible();
    await page.touchscreen.tap(195, 120);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('Back closes only the lightbox', async ({ page, servePage, guest }) => {
    await guest.allow({ pageState: ['history'] });
    const address = servePage('/c/', contentDocument(group(2)));
    await page.goto(address);
    const length = () => page.evaluate(() => history.length);
    const before = await length();
    const historyIndex = () => page.evaluate(() => window.navigation.currentEntry?.index);
    const start = await historyIndex();
    await openOn(page, 'a.g');
    await expect.poll(length).toBe(before + 1);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    // If the visitor closes the dialog with the button, the dialog removes its history entry, so that entries do not
    // accumulate and Back leaves the page.
    for (let turn = 0; turn < 2; turn += 1) {
      await openOn(page, 'a.g');
      await expect(dialog(page)).toBeVisible();
      await button(page, /Close/).click();
      await expect(dialog(page)).toHaveCount(0);
      // Polls, because the browser takes a moment to go back.
      await expect.poll(historyIndex).toBe(start);
      expect(page.url()).toBe(address);
      expect(await length()).toBe(before + 1);
    }
  });
});
