import { builderRules } from '@hadaya/demo/menus/builderRules';
import { type DemoMenu, menuMarkup } from '@hadaya/demo/menus/menuMarkup';
import type { MenuEntry } from '@hadaya/demo/menus/menuTree';
import { localized } from '@hadaya/testing/shop';
import { pauseClock } from '../kit/stopClock.ts';
import { expect, type test } from '../kit/test.ts';

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];

const entry = (text: string, href: string, children?: readonly MenuEntry[]): MenuEntry => ({
  text: localized(text, text),
  href,
  ...(children ? { children } : {}),
});

/** Six parents, the first with a nested one, and in-page links. */
const ENTRIES: readonly MenuEntry[] = [
  entry('Gifts', '/gifts/', [entry('Desk', '/desk/', [entry('Pens', '/pens/')]), entry('Table', '/table/')]),
  entry('Empty', '#', [entry('Inside', '/inside/')]),
  entry('About', '#about'),
  entry('Deals', '/deals/', [entry('Today', '/today/')]),
  entry('Last', '/last/'),
];

/** Content of a test page besides the menu. */
export interface MenuPageOptions {
  readonly head?: string;
  readonly before?: string;
  readonly after?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly entries?: readonly MenuEntry[];
  readonly bodyStyle?: string;
}

const FRAME = '<style>body{margin:0;font:16px/1.6 sans-serif}#about{margin-top:2000px;padding-bottom:900px}</style>';

/** A document with one menu, as the server prints it, and our loader. */
export function menuDocument(menu: Partial<DemoMenu>, options: MenuPageOptions = {}): string {
  const { head = '', before = '', after = '', dir = 'ltr', entries = ENTRIES, bodyStyle } = options;
  const whole: DemoMenu = { id: 'abc1234', layout: 'horizontal', ...menu };
  const markup = menuMarkup(whole, entries, { locale: 'en', link: (path) => path });
  return `<!doctype html><html lang="en" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Menu</title>
<link rel="stylesheet" href="/dist/menu.min.css"><style>${builderRules(whole.id)}</style>${FRAME}${head}</head><body${bodyStyle ? ` style="${bodyStyle}"` : ''}>
<main>${before}${markup}${after}<h1>Page</h1><h2 id="about">About</h2></main><script src="/dist/hadaya.min.js" defer></script></body></html>`;
}

/** Waits until the menu works, touches it, which opens nothing by hover, and waits for the buttons. */
export async function waitForMenu(page: Page): Promise<void> {
  const menu = page.locator('[data-widget_type^="navigation-menu"]').first();
  await expect(menu).toHaveAttribute('data-hadaya-state', 'mounted');
  // The test's mouse starts in the bar's corner: a slow browser may report it late and open an item.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width - 1, height - 1);
  await menu.dispatchEvent('pointerenter', { pointerType: 'touch' });
  await expect(page.locator('.hadaya-menu-button').first()).toBeAttached();
}

/** Opens a page, waits for the menu and stops its clock: only `page.clock.runFor` advances it. */
export async function openWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.clock.runFor(3000);
  await waitForMenu(page);
  await pauseClock(page);
}

/** A focused target has `tabindex="-1"` until it loses focus. */
export const FOCUSED_TARGETS = [{ selector: '[id]', attributes: ['tabindex'] }];

/** Rules of a header that stays in sight, 60 px high. */
export const STICKY = '<style>header{position:sticky;top:0;height:60px;background:#fff}</style>';

/** Changes by an open flyout: the page around it is inert and does not scroll. */
export const OPEN_FLYOUT = [{ selector: 'html, body *', attributes: ['style', 'inert'] }];

/** Records the page's events of one type from now on, and whether the last was prevented. */
export async function watchEvents(page: Page, type: 'click' | 'keydown') {
  const events = await page.evaluateHandle((name) => {
    const kept: Event[] = [];
    window.addEventListener(name, (event) => kept.push(event), { capture: true });
    return kept;
  }, type);
  return { isLastPrevented: () => events.evaluate((kept) => kept.at(-1)?.defaultPrevented) };
}

/** The parts of the menu that tests look at. */
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
