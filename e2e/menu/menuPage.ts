import { pauseClock } from '../kit/stopClock.ts';
import { expect, type test } from '../kit/test.ts';

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];

/**
 * Waits until the menu works, touches it (a touch does not open submenus by hover), and waits for the submenu buttons.
 */
export async function waitForMenu(page: Page): Promise<void> {
  const menu = page.locator('[data-widget_type^="navigation-menu"]').first();
  await expect(menu).toHaveAttribute('data-hadaya-state', 'mounted');
  // The test's mouse starts in the bar's corner; a slow browser may report the mouse position late, which would open an
  // item.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width - 1, height - 1);
  await menu.dispatchEvent('pointerenter', { pointerType: 'touch' });
  await expect(page.locator('.hadaya-menu-button').first()).toBeAttached();
}

/** Opens a page, waits for the menu and stops the page's clock, which only `page.clock.runFor` then advances. */
export async function openWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.clock.runFor(3000);
  await waitForMenu(page);
  await pauseClock(page);
}

/**
 * Starts recording the page's events of one type. The returned object reports whether the default action of the last
 * event was prevented.
 */
export async function watchEvents(page: Page, type: 'click' | 'keydown') {
  const events = await page.evaluateHandle((name) => {
    const kept: Event[] = [];
    window.addEventListener(name, (event) => kept.push(event), { capture: true });
    return kept;
  }, type);
  return { isLastPrevented: () => events.evaluate((kept) => kept.at(-1)?.defaultPrevented) };
}

export function partsOf(page: Page) {
  return {
    toggle: page.locator('.hfe-nav-menu__toggle'),
    nav: page.locator('nav').first(),
    link: (name: string) => page.locator(`nav a:text-is("${name}")`),
    button: (name: string) => page.getByRole('button', { name: `${name}: submenu`, includeHidden: true }),
    submenu: (name: string) =>
      page
        .locator('li', { has: page.locator(`> .hfe-has-submenu-container > a:text-is("${name}")`) })
        .locator('> .sub-menu'),
  };
}
