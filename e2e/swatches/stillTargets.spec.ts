/**
 * No target moves after the frame in which a visitor selects a value: a notice either appears in that frame or floats.
 */
import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const NOTICES = /\/swatches-Notices/;
const WINDOWS = [
  ['ar', { width: 390, height: 844 }],
  ['en', { width: 1280, height: 800 }],
] as const;

const readTargets = (page: Page) =>
  page.locator('li.variable-item, a, button, input:not([type="hidden"]), select').evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      if (width === 0 || node.closest('.hadaya-swatches-notice')) return [];
      return [`${node.getAttribute('data-value') ?? node.localName}: ${[x, y, width, height].map(Math.round)}`];
    }),
  );

/** Clicks a swatch and returns, in the same task, whether a notice is absent, floating or in place. */
const tapAndLook = (page: Page, value: string) =>
  page.locator(`.variable-item[data-value="${value}"]`).evaluate((item: HTMLElement) => {
    item.click();
    const notice = document.querySelector('.hadaya-swatches-notice');
    return notice === null ? 'none' : notice.closest('[data-hadaya-late]') ? 'floating' : 'in place';
  });

for (const [locale, size] of WINDOWS) {
  test(`a notice whose file loads late floats without shifting the page (${locale})`, async ({
    page,
    servePage,
    snap,
  }) => {
    await page.setViewportSize(size);
    const release = await holdBack(page, NOTICES);
    await page.goto(serveSwatches(servePage, { products: [mug], locale }));
    await waitForSwatches(page);
    const form = probeSwatches(page);
    await form.pick('red');
    expect(await tapAndLook(page, '42')).toBe('none');
    const before = await readTargets(page);
    // Waits for the paint after the tap. Until then, the visitor has seen no change, so a notice may still take up
    // space on the page.
    await settle(page);
    release();
    await expect(form.notice).toBeVisible();
    await expect(form.notice).toBeInViewport();
    expect(await readTargets(page)).toEqual(before);
    await snap(`swatches-late-notice-${locale}`);
    // The notice ignores clicks that the visitor aimed before it appeared; later it behaves like any other notice.
    await form.notice.getByRole('button').first().click();
    expect(await form.having('selected')).toEqual(['blue', '42']);
    await expect(form.notice).toHaveCount(0);
  });

  test(`after the first use of the swatches, a notice appears in place in the same frame as the tap (${locale})`, async ({
    page,
    servePage,
    snap,
  }) => {
    await page.setViewportSize(size);
    const fetched = page.waitForResponse(NOTICES);
    await page.goto(serveSwatches(servePage, { products: [mug], locale }));
    await waitForSwatches(page);
    const form = probeSwatches(page);
    // Selecting red moves the mouse to a swatch and makes one value sold out, so the file for the notices loads.
    await form.pick('red');
    await page.evaluate((url) => import(url), (await fetched).url());
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await tapAndLook(page, '42')).toBe('in place');
    await snap(`swatches-notice-${locale}`);
    // The next selection also removes the notice in the same frame as the tap.
    expect(await tapAndLook(page, 's')).toBe('none');
  });
}

test('a floating notice moves into the page, below its options, when the window becomes too short', async ({
  page,
  servePage,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const release = await holdBack(page, NOTICES);
  await page.goto(serveSwatches(servePage, { products: [mug] }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  expect(await tapAndLook(page, '42')).toBe('none');
  await settle(page);
  release();
  await expect(page.locator('[data-hadaya-late]')).toBeVisible();
  // The visitor zooms in while the notice floats.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.locator('[data-hadaya-late]')).toHaveCount(0);
  await expect(form.notice).toBeVisible();
  const list = page.locator('.variable-items-wrapper', { has: page.locator('[data-value="42"]') });
  const [above, below] = [await list.boundingBox(), await form.notice.boundingBox()];
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
  await form.notice.getByRole('button').first().click();
  expect(await form.having('selected')).toEqual(['blue', '42']);
});
