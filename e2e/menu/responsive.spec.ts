import { expect, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { menuDocument } from './menuDocument.ts';
import { partsOf, waitForMenu } from './menuPage.ts';

test('crossing breakpoints with an open list leaves no stale style or state', async ({ page, servePage }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(servePage('/m/', menuDocument({})));
  await waitForMenu(page);
  const { toggle, nav, button, submenu } = partsOf(page);
  // The menu collapses at 1,024 px. An open menu or submenu closes only when the width crosses this breakpoint. Other
  // widths, such as 768 px, are not breakpoints.
  for (const [width, isOpenAfter] of [
    [1025, false],
    [976, false],
    [767, true],
    [768, true],
    [1024, true],
    [1025, false],
  ] as const) {
    if (await toggle.isVisible()) {
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    }
    if ((await button('Gifts').getAttribute('aria-expanded')) === 'false') await button('Gifts').click();
    await expect(submenu('Gifts'), `before ${width}`).toHaveClass(/sub-menu-open/);
    await page.setViewportSize({ width, height: 800 });
    await expect(nav).toHaveClass(width > 1024 ? /^(?!.*hfe-dropdown)/ : /hfe-dropdown/);
    await expect(toggle).toHaveAttribute('aria-expanded', String(isOpenAfter));
    await expect(nav).toHaveClass(isOpenAfter ? /menu-is-active/ : /^(?!.*menu-is-active)/);
    await expect(button('Gifts')).toHaveAttribute('aria-expanded', String(isOpenAfter));
    await expect(submenu('Gifts')).toHaveCSS('position', width > 1024 ? 'absolute' : 'relative');
    const written = () => nav.evaluate(({ style }) => [style.left, style.width, style.zIndex]);
    if (isOpenAfter) await expect.poll(async () => (await written())[1]).toBe(`${width}px`);
    else await expect.poll(written).toEqual(['', '', '']);
  }
});

test('mounts without a layout shift and shows the call to action as a button above the breakpoint', async ({
  page,
  servePage,
}) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await openPainted(page, servePage('/m/', menuDocument({ lastItem: 'cta' })));
  await waitForMenu(page);
  await expectNoLayoutShift(page);
  const last = partsOf(page).link('Last');
  await expect(last).toHaveClass(/elementor-button/);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(last).not.toHaveClass(/elementor-button/);
  await page.setViewportSize({ width: 1400, height: 800 });
  await expect(last).toHaveClass(/elementor-button/);
});

test('every link is reachable without scripts', async ({ browser, server, servePage }) => {
  for (const [layout, width] of [
    ['horizontal', 1280],
    ['horizontal', 390],
    ['vertical', 1280],
    ['vertical', 390],
    ['expandible', 390],
    ['flyout', 390],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    const page = await context.newPage();
    servePage('/plain/', menuDocument({ layout }));
    await page.goto(`${server.url}/plain/`);
    const reached = new Set<string>();
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press('Tab');
      const href = await page.evaluate(() => document.activeElement?.getAttribute('href'));
      if (href) reached.add(href);
    }
    expect([...reached].sort(), `${layout} at ${width}`).toEqual(
      ['#', '#about', '/deals/', '/desk/', '/gifts/', '/inside/', '/last/', '/pens/', '/table/', '/today/'].sort(),
    );
    await context.close();
  }
});

test('without scripts, the icon search shows its field, and the toggle and close button are hidden', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${server.url}/menu/expandible/`);
  const field = await page.getByRole('searchbox').boundingBox();
  expect(field?.width).toBeGreaterThan(200);
  await expect(page.locator('.hfe-nav-menu__toggle')).toBeHidden();
  await page.goto(`${server.url}/menu/flyout-left/`);
  await expect(page.locator('.hfe-flyout-close')).toBeHidden();
  await expect(page.locator('.hfe-side a').last()).toBeVisible();
  await context.close();
});

test('the end of a long list is reachable below a sticky header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/menu/expandible/');
  await waitForMenu(page);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  const { toggle } = partsOf(page);
  const list = page.locator('[data-widget_type^="navigation-menu"] nav');
  await toggle.click();
  await list.locator('.hadaya-menu-button').first().click();
  const end = () => list.evaluate((node) => node.getBoundingClientRect().bottom - innerHeight);
  await expect.poll(end).toBeLessThanOrEqual(0);
  const last = list.locator('a:visible').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
