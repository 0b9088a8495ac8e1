import { expect, type OpenShop, type Size } from '../kit/browser/test.ts';

function named(elements: readonly HTMLElement[], name: string, nameOf: (element: HTMLElement) => string | null) {
  const found = elements.find((element) => nameOf(element) === name);
  if (!found) throw new Error(`No element has the name ${name}`);
  return found;
}

/**
 * Opens a page with a menu, touches the menu (a touch does not open submenus by hover), and waits for its buttons.
 * Returns functions that find and click the menu's elements.
 */
export async function openMenu(open: OpenShop, html: string, size?: Size) {
  const shop = await open(html, size);
  const { find, findAll, window } = shop;
  const menu = find('[data-widget_type^="navigation-menu"]');
  await expect.poll(() => menu.dataset.hadayaState).toBe('mounted');
  menu.dispatchEvent(new window.PointerEvent('pointerenter', { pointerType: 'touch' }));
  await expect.poll(() => findAll('.hadaya-menu-button').length).toBeGreaterThan(0);
  const link = (name: string) => named(findAll('nav a'), name, ({ textContent }) => textContent);
  return {
    shop,
    link,
    toggle: () => find('.hfe-nav-menu__toggle'),
    clickToggle: () => shop.act('.hfe-nav-menu__toggle', 'click'),
    nav: () => find('nav'),
    button: (name: string) => find(`.hadaya-menu-button[aria-label="${name}: submenu"]`),
    clickButton: (name: string) => shop.act(`[aria-label="${name}: submenu"]`, 'click'),
    submenu: (name: string) => named(findAll('.hfe-has-submenu-container + .sub-menu'), name, submenuName),
  };
}

const submenuName = ({ previousElementSibling }: HTMLElement) =>
  previousElementSibling?.querySelector(':scope > a')?.textContent ?? null;
