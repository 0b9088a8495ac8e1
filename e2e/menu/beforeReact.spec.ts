/** The first moment: React is held back, and the menu answers all the same. */
import { expect, expectNoLayoutShift, test } from '../kit/test.ts';
import { menuDocument, partsOf, waitForMenu, watchEvents } from './menuPage.ts';

type Page = Parameters<typeof partsOf>[0];

const MOUNTED = '[data-widget_type][data-hadaya-state="mounted"]';

/** Holds the runtime back until the returned function is called. */
async function holdReact(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/runtime-*.min.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a tap before React is there opens the menu at once, and nothing jumps when it arrives', async ({
  page,
  servePage,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  const release = await holdReact(page);
  await page.goto(servePage('/m/', menuDocument({ fullWidth: '' })));
  await expect(page.locator('[data-widget_type]')).toHaveAttribute('data-hadaya-state', 'mounted');
  const { toggle, submenu, link } = partsOf(page);
  await toggle.click();
  const container = page.locator('.hfe-has-submenu-container').first();
  await container.focus();
  await page.keyboard.press('Enter');
  await expect(submenu('Gifts')).toHaveCSS('visibility', 'visible');
  const before = await link('Table').boundingBox();
  release();
  await waitForMenu(page);
  await expect(partsOf(page).button('Gifts')).toBeFocused();
  await expect(partsOf(page).button('Gifts')).toHaveAttribute('aria-expanded', 'true');
  expect(await link('Table').boundingBox()).toEqual(before);
  await expectNoLayoutShift(page);
});

for (const layout of ['horizontal', 'expandible', 'flyout'] as const) {
  test(`the server's arrow of a ${layout} menu only toggles before React is there`, async ({ page, servePage }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    const release = await holdReact(page);
    await page.goto(servePage('/m/', menuDocument({ layout })));
    await page.waitForSelector(MOUNTED);
    const clicks = await watchEvents(page, 'click');
    const { toggle, submenu, link } = partsOf(page);
    await toggle.click();
    for (const isOpen of [true, false, true]) {
      await link('Gifts').locator('.hfe-menu-toggle').click();
      await expect(submenu('Gifts')).toHaveClass(isOpen ? /sub-menu-open/ : /^(?!.*sub-menu-open)/);
      expect(await clicks.isLastPrevented()).toBe(true);
    }
    await link('Desk').locator('.hfe-menu-toggle').click();
    await expect(submenu('Desk')).toHaveCSS('visibility', 'visible');
    release();
    await waitForMenu(page);
    await expect(partsOf(page).button('Gifts')).toHaveAttribute('aria-expanded', 'true');
    await expect(partsOf(page).button('Desk')).toHaveAttribute('aria-expanded', 'true');
    await (layout === 'flyout' ? page.locator('.hfe-flyout-close') : toggle).click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
}

test('a resting pointer opens a submenu before React is there', async ({ page, servePage }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  const release = await holdReact(page);
  await page.goto(servePage('/m/', menuDocument({})));
  await page.waitForSelector(MOUNTED);
  await partsOf(page).link('Gifts').hover();
  await expect(async () => {
    await page.mouse.move(30, 20);
    await page.mouse.move(34, 22);
    await expect(partsOf(page).submenu('Gifts')).toHaveClass(/sub-menu-open/, { timeout: 400 });
  }).toPass();
  await expect(page.locator('.hadaya-menu-button')).toHaveCount(0);
  release();
  await waitForMenu(page);
  await expect(partsOf(page).submenu('Gifts')).toHaveClass(/sub-menu-open/);
});
