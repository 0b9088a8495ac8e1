import type { Branch, FlyoutParts, MenuParts } from './menuParts.ts';

function find(root: ParentNode, selector: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(selector);
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
  if (!list || !nav || !find(list, 'li')) return undefined;
  const flyout = readFlyout(wrapper);
  const name = find(wrapper, '.hfe-nav-menu-layout')?.dataset.layout;
  const layout = name === 'vertical' || name === 'expandible' ? name : 'horizontal';
  const branches = readBranches(list);
  // Settings that the server prints as classes.
  const has = (setting: string) => wrapper.classList.contains(`hfe-${setting}`);
  return {
    wrapper,
    list,
    nav,
    toggle: find(wrapper, '.hfe-nav-menu__toggle'),
    branches,
    flyout,
    hasCallToAction: layout !== 'expandible' && !!find(wrapper, '[data-last-item="cta"]'),
    shape: {
      layout: flyout ? 'flyout' : layout,
      breakpoint: has('nav-menu__breakpoint-mobile') ? 'mobile' : has('nav-menu__breakpoint-none') ? 'none' : 'tablet',
      linkRedirect: has('link-redirect-self_link') ? 'self_link' : 'child',
      branches,
    },
  };
}
