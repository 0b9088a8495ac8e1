import { expect, test } from '../kit/test.ts';
import { menuDocument, partsOf, waitForMenu, watchEvents } from './menuPage.ts';

test.describe('the toggle', () => {
  test.use({ viewport: { width: 800, height: 700 } });

  test('a click opens and closes the collapsed list with the plugin’s classes', async ({ page, servePage }) => {
    await page.goto(servePage('/m/', menuDocument({ breakpoint: 'tablet' })));
    await waitForMenu(page);
    const { toggle, nav } = partsOf(page);
    await expect(nav).toHaveClass(/hfe-dropdown/);
    await toggle.click();
    await expect(toggle).toHaveClass(/hfe-active-menu/);
    await expect(nav).toHaveClass(/menu-is-active/);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle.locator('.e-far-window-close')).toBeVisible();
    await expect(toggle.locator('.e-fas-align-justify')).toBeHidden();
    await toggle.click();
    await expect(toggle).not.toHaveClass(/hfe-active-menu/);
    await expect(nav).not.toHaveClass(/menu-is-active/);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle.locator('.e-fas-align-justify')).toBeVisible();
  });

  // A list that folds and one that is always folded.
  for (const layout of ['horizontal', 'expandible'] as const) {
    test(`Enter opens and Space closes a ${layout} menu, and the page does not scroll`, async ({ page, servePage }) => {
      await page.goto(servePage('/m/', menuDocument({ layout })));
      await waitForMenu(page);
      const { toggle } = partsOf(page);
      const keys = await watchEvents(page, 'keydown');
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('link', { name: 'Gifts' })).toBeFocused();
      await toggle.focus();
      await page.keyboard.press(' ');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      expect(await keys.isLastPrevented()).toBe(true);
    });
  }

  test('a full-width list spans its section and follows it while open', async ({ page, servePage }) => {
    const before = '<div class="e-con-boxed e-parent" style="margin:0 50px">';
    await page.goto(servePage('/m/', menuDocument({ fullWidth: 'yes' }, { before, after: '</div>' })));
    await waitForMenu(page);
    const { toggle, nav } = partsOf(page);
    await toggle.click();
    await expect(toggle).toHaveClass(/hfe-active-menu-full-width/);
    const box = async () =>
      nav.evaluate((node) => [
        node.getBoundingClientRect().left,
        node.getBoundingClientRect().width,
        node.style.zIndex,
      ]);
    await expect.poll(box).toEqual([50, 700, '9999']);
    await page.setViewportSize({ width: 780, height: 700 });
    await expect.poll(box).toEqual([50, 680, '9999']);
    await toggle.click();
    await expect
      .poll(() => nav.evaluate((node) => [node.style.width, node.style.left, node.style.zIndex]))
      .toEqual(['', '', '']);
  });

  test('a list outside a section spans the viewport', async ({ page, servePage }) => {
    await page.goto(servePage('/m/', menuDocument({ fullWidth: 'yes' })));
    await waitForMenu(page);
    await partsOf(page).toggle.click();
    await expect.poll(() => partsOf(page).nav.evaluate((node) => node.getBoundingClientRect().width)).toBe(800);
  });

  test('without full width no inline width is set', async ({ page, servePage }) => {
    await page.goto(servePage('/m/', menuDocument({ fullWidth: '' })));
    await waitForMenu(page);
    await partsOf(page).toggle.click();
    expect(await partsOf(page).nav.evaluate((node) => node.style.width)).toBe('');
  });

  test('an invalid icon setting is ignored and the printed icon stays', async ({ page, servePage }) => {
    const html = menuDocument({}).replace(
      /data-close-icon="[^"]*"/,
      'data-close-icon="&lt;img src=x onerror=window.__pwn=1&gt;"',
    );
    await page.goto(servePage('/m/', html));
    await waitForMenu(page);
    const { toggle } = partsOf(page);
    await toggle.click();
    await expect(toggle.locator('img')).toHaveCount(0);
    await expect(toggle.locator('.e-fas-align-justify')).toBeVisible();
  });

  test('an icon with groups and lines is inserted unchanged and removed on close', async ({ page, servePage }) => {
    const icon =
      '<svg tabindex="0" class="cross" viewBox="0 0 24 24" onload="x()"><g fill="none" stroke="currentColor" stroke-width="2"><path d="m4 4 16 16"/><line x1="20" y1="4" x2="4" y2="20"></line></g></svg>';
    const html = menuDocument({}).replace(
      /data-close-icon="[^"]*"/,
      `data-close-icon="${icon.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`,
    );
    await page.goto(servePage('/m/', html));
    await waitForMenu(page);
    const { toggle } = partsOf(page);
    await toggle.click();
    await expect(toggle.locator('svg.cross')).toBeVisible();
    const lines = await toggle.locator('svg.cross > g > *').evaluateAll((shapes) =>
      shapes.map((shape) => {
        const { width, height } = shape.getBoundingClientRect();
        return [shape.localName, width > 5 && height > 5, getComputedStyle(shape).stroke !== 'none'];
      }),
    );
    expect(lines).toEqual([
      ['path', true, true],
      ['line', true, true],
    ]);
    expect(await toggle.locator('svg.cross').evaluate((svg) => svg.getAttributeNames().sort())).toEqual([
      'class',
      'viewBox',
    ]);
    await toggle.click();
    await expect(toggle.locator('svg.cross')).toHaveCount(0);
  });
});
