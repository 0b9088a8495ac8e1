import type { LinkRedirect, MenuBreakpoint, MenuLayout } from '../model/menuShape.ts';
import type { Branch, FlyoutParts, MenuParts } from './menuParts.ts';

const LAYOUTS: readonly MenuLayout[] = ['horizontal', 'vertical', 'expandible'];
const BREAKPOINTS: readonly MenuBreakpoint[] = ['tablet', 'mobile', 'none'];

function find(root: ParentNode, selector: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(selector);
}

/** A setting that the server prints as a class with a prefix, on the wrapper. */
function readClass<Word extends string>(
  wrapper: Element,
  prefix: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  return words.find((word) => wrapper.classList.contains(`${prefix}${word}`)) ?? fallback;
}

function readBranches(list: HTMLElement): Branch[] {
  const branches: Branch[] = [];
  for (const submenu of list.querySelectorAll<HTMLElement>('li > ul')) {
    const item = submenu.parentElement;
    const link = item?.querySelector<HTMLAnchorElement>(':scope > a, :scope > .hfe-has-submenu-container > a');
    if (!item || !link) continue;
    const container = link.parentElement;
    const above = branches.find((branch) => branch.submenu === item.parentElement);
    branches.push({
      id: branches.length,
      parent: above?.id ?? null,
      item,
      link,
      container: container && container !== item ? container : link,
      arrow: find(link, '.hfe-menu-toggle'),
      submenu,
    });
  }
  return branches;
}

function readFlyout(wrapper: HTMLElement): FlyoutParts | null {
  const frame = find(wrapper, '.hfe-flyout-wrapper');
  const panel = frame && find(frame, '.hfe-side');
  if (!frame || !panel) return null;
  return {
    wrapper: frame,
    overlay: find(frame, '.hfe-flyout-overlay'),
    panel,
    closeButton: find(panel, '.hfe-flyout-close'),
    side: panel.dataset.layout === 'right' ? 'right' : 'left',
    isPush: panel.dataset.flyoutType === 'push',
  };
}

/** Reads a menu from the server's markup; `undefined` when it holds no list or no item. */
export function readMenu(wrapper: HTMLElement): MenuParts | undefined {
  const list = find(wrapper, 'nav ul');
  const nav = list?.closest<HTMLElement>('nav');
  if (!list || !nav || !list.querySelector('li')) return undefined;
  const root = find(wrapper, '.hfe-nav-menu-layout');
  const flyout = readFlyout(wrapper);
  const layout = LAYOUTS.find((name) => name === root?.dataset.layout) ?? 'horizontal';
  const branches = readBranches(list);
  return {
    wrapper,
    list,
    nav,
    toggle: find(wrapper, '.hfe-nav-menu__toggle'),
    branches,
    flyout,
    hasCallToAction: (flyout?.wrapper ?? root)?.dataset.lastItem === 'cta' && layout !== 'expandible',
    shape: {
      layout: flyout ? 'flyout' : layout,
      breakpoint: readClass(wrapper, 'hfe-nav-menu__breakpoint-', BREAKPOINTS, 'tablet'),
      linkRedirect: readClass<LinkRedirect>(wrapper, 'hfe-link-redirect-', ['child', 'self_link'], 'child'),
      branches: branches.map(({ id, parent }) => ({ id, parent })),
    },
  };
}
