/** A top-level item with the class `hadaya-wide` shows its submenu in columns across the bar's section. */
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { partsOf, waitForMenu } from './menuPage.ts';

test.beforeEach(({ guest }) => guest.allow({ hostChanges: [{ selector: 'nav ul', attributes: ['style'] }] }));

for (const dir of ['ltr', 'rtl'] as const) {
  const names =
    dir === 'rtl'
      ? { gifts: 'الهدايا', desk: 'للمكتب', notebooks: 'دفاتر', table: 'للمائدة', last: 'كل الهدايا' }
      : { gifts: 'Gifts', desk: 'For the desk', notebooks: 'Notebooks', table: 'For the table', last: 'All gifts' };
  const address = `/menu/wide/${dir === 'rtl' ? '?dir=rtl' : ''}`;

  test(`a wide panel spans the header in columns and works by pointer and keyboard (${dir})`, async ({
    page,
    snap,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPainted(page, address);
    await waitForMenu(page);
    const { link, submenu } = partsOf(page);
    const panel = submenu(names.gifts);
    const boxOf = async (name: string) => (await link(name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await link(names.gifts).hover();
    await expect(panel).toHaveCSS('visibility', 'visible');
    const header = await page.locator('.menu-header').boundingBox();
    const box = await panel.boundingBox();
    expect([box?.x, box?.width].map((size) => Math.round(size ?? -1))).toEqual(
      [header?.x, header?.width].map((size) => Math.round(size ?? -2)),
    );
    const [desk, notebooks, table] = [await boxOf(names.desk), await boxOf(names.notebooks), await boxOf(names.table)];
    expect(Math.round(table.y)).toBe(Math.round(desk.y));
    expect(dir === 'rtl' ? table.x < desk.x : table.x > desk.x).toBe(true);
    expect(notebooks.y).toBeGreaterThan(desk.y + desk.height / 2);
    await expect(link(names.notebooks)).toBeVisible();
    await expectNoLayoutShift(page);
    await expectAccessible(page);
    await snap(`menu-wide-${dir}-1280`);
    // The panel stays open while the pointer is over its columns, and closes when the pointer leaves.
    await link(names.notebooks).hover();
    await link(names.last).hover();
    await expect(panel).toHaveCSS('visibility', 'visible');
    await page.mouse.move(640, 790);
    await expect(panel).toHaveCSS('visibility', 'hidden');
    expect(await panel.evaluate(({ style }) => [style.left, style.width, style.right])).toEqual(['', '', '']);

    // Down opens the panel and focuses its first link. Tab goes on to the next link, because column headings have no
    // button. Escape closes the whole panel.
    await link(names.gifts).focus();
    await page.keyboard.press('ArrowDown');
    await expect(link(names.desk)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(names.notebooks)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCSS('visibility', 'hidden');
    await expect(page.locator('.hadaya-menu-button').first()).toBeFocused();
    await expect(page.locator('.hadaya-menu-button').first()).toHaveAttribute('aria-expanded', 'false');
  });
}

test('a wide panel is an ordinary collapsible list on a phone (rtl)', async ({ page, snap }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/menu/wide/?dir=rtl');
  await waitForMenu(page);
  const { toggle, link, submenu } = partsOf(page);
  await toggle.click();
  await page.locator('.hadaya-menu-button').first().click();
  await expect(link('للمكتب')).toBeVisible();
  await expect(link('دفاتر')).toBeHidden();
  await expect(submenu('الهدايا')).toHaveCSS('position', 'relative');
  await page.locator('.hadaya-menu-button').nth(1).click();
  await expect(link('دفاتر')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await snap('menu-wide-rtl-390');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  test('a wide panel opens on the first tap, and a tap on a column’s heading follows its link', async ({ page }) => {
    await page.route('**/product/embossed-notebook/**', (route) => route.fulfill({ status: 204 }));
    await page.goto('/menu/wide/');
    await waitForMenu(page);
    const { link, submenu } = partsOf(page);
    await link('Gifts').tap();
    await expect(submenu('Gifts')).toHaveCSS('visibility', 'visible');
    const followed = page.waitForRequest('**/product/embossed-notebook/**');
    await link('For the desk').tap();
    await followed;
  });
});
