import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { expect, readLayoutShift, test, waitForIslands, waitForPaint } from '../kit/test.ts';
import { openPage, passWaitingTime } from './themePage.ts';

const MOST = 0.005;

const PAGES = [
  '/product/ceramic-mug/',
  '/product/dates-box/',
  '/gallery/left/',
  '/corporate-gifts/',
  '/menu/horizontal/',
  '/menu/flyout-left/',
];
const WIDTHS = [390, 1280];

async function expectLittleShift(page: Page): Promise<void> {
  const { unexpected, sources } = await readLayoutShift(page);
  expect(unexpected, `layout shift of ${sources.join(', ')}`).toBeLessThanOrEqual(MOST);
}

for (const [index, path] of PAGES.entries()) {
  // Late scripts are tested at both widths, in directions that alternate from page to page. Early scripts are tested in
  // one combination of width and direction, which also changes from page to page.
  const [phone, desktop] = index % 2 === 0 ? (['rtl', 'ltr'] as const) : (['ltr', 'rtl'] as const);
  const early = index % 4 < 2 ? 'ltr' : 'rtl';
  const earlyWidth = WIDTHS[index % 2] ?? 0;

  test(`${path}: shifts by at most 0.005 under a plain theme with early scripts (${early}, ${earlyWidth} px) or late ones (${phone} at 390 px, ${desktop} at 1280 px)`, async ({
    page,
  }) => {
    await test.step('loads scripts early', async () => {
      await page.setViewportSize({ width: earlyWidth, height: 844 });
      await openPage(page, `${path}?theme=plain&dir=${early}`);
      await expectLittleShift(page);
    });
    for (const width of WIDTHS)
      await test.step(`loads scripts late at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        const release = await holdBack(page);
        await page.goto(`${path}?theme=plain&dir=${width === 390 ? phone : desktop}`, { waitUntil: 'commit' });
        await waitForPaint(page);
        await passWaitingTime(page);
        release();
        await page.waitForLoadState();
        await waitForIslands(page);
        await expectLittleShift(page);
      });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  // On an RTL page, a phone also extends the layout for overflow on the left, which moves the page.
  test('an RTL bar with nested submenus does not widen the page before its script loads', async ({ page }) => {
    const release = await holdBack(page);
    await page.goto('/menu/horizontal/?theme=plain&dir=rtl', { waitUntil: 'commit' });
    await waitForPaint(page);
    await passWaitingTime(page);
    await expect(page.locator('.hfe-nav-menu .sub-menu .sub-menu').first()).toBeAttached();
    expect(await page.locator('body').boundingBox()).toMatchObject({ x: 0, width: 390 });
    release();
    await page.waitForLoadState();
    await waitForIslands(page);
    await expectLittleShift(page);
  });
});
