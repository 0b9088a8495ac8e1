import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { expect, expectAccessible, expectNoLayoutShift, markLayoutShift, openPainted, test } from '../kit/test.ts';
import { menuDocument } from './menuDocument.ts';
import { partsOf, waitForMenu, watchEvents } from './menuPage.ts';

type Page = Parameters<typeof partsOf>[0];

const MOUNTED = '[data-widget_type][data-hadaya-state="mounted"]';

async function holdLateParts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/menu-start{Submenus,Bar,Flyout}-*.min.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a menu opened before its lazy parts load works immediately and does not shift when they load', async ({
  page,
  servePage,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  const release = await holdLateParts(page);
  await openPainted(page, servePage('/m/', menuDocument({ fullWidth: '' })));
  await expect(page.locator('[data-widget_type]')).toHaveAttribute('data-hadaya-state', 'mounted');
  const { toggle, submenu, link } = partsOf(page);
  await toggle.click();
  await link('Gifts').focus();
  await page.keyboard.press('Space');
  await expect(link('Gifts')).toHaveAttribute('aria-expanded', 'true');
  await expect(submenu('Gifts')).toHaveCSS('visibility', 'visible');
  await expectAccessible(page);
  await settle(page);
  const since = await markLayoutShift(page);
  const before = await link('Table').boundingBox();
  release();
  await waitForMenu(page);
  await expect(link('Gifts')).toBeFocused();
  await expect(link('Gifts')).not.toHaveAttribute('aria-expanded');
  await expect(partsOf(page).button('Gifts')).toHaveAttribute('aria-expanded', 'true');
  expect(await link('Table').boundingBox()).toEqual(before);
  await expectNoLayoutShift(page, { since });
});

for (const layout of ['horizontal', 'flyout'] as const) {
  test(`before the lazy parts load, an arrow in a ${layout} menu toggles its submenu without following the link`, async ({
    page,
    servePage,
  }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    const release = await holdLateParts(page);
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

test('a resting pointer opens the submenu when the lazy parts load, before React renders the button', async ({
  page,
  servePage,
  guest,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  const release = await holdLateParts(page);
  const letReactCome = await holdBack(page, '**/dist/runtime-*');
  await page.goto(servePage('/m/', menuDocument({})));
  await page.waitForSelector(MOUNTED);
  const asked = (name: string) => guest.requests.filter((address) => address.includes(name));
  expect(asked('/runtime-')).toEqual([]);
  await partsOf(page).link('Gifts').hover();
  await expect.poll(() => asked('menu-startSubmenus')).toHaveLength(1);
  release();
  await expect(partsOf(page).submenu('Gifts')).toHaveClass(/sub-menu-open/);
  await expect(partsOf(page).link('Gifts')).toHaveAttribute('aria-expanded', 'true');
  await expect(partsOf(page).button('Gifts')).toHaveCount(0);
  letReactCome();
  await expect(partsOf(page).button('Gifts')).toHaveAttribute('aria-expanded', 'true');
  await expect(partsOf(page).link('Gifts')).not.toHaveAttribute('aria-expanded');
});
