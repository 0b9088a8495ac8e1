import type { MenuShape } from '../model/chooseMode.ts';

/** A submenu and its nodes. */
export interface Branch {
  readonly id: number;
  readonly parent: number | null;
  readonly item: HTMLElement;
  readonly link: HTMLAnchorElement;
  /** The server's box around the link, or the link itself. */
  readonly container: HTMLElement;
  readonly arrow: HTMLElement | null;
  readonly submenu: HTMLElement;
}

export interface FlyoutParts {
  readonly wrapper: HTMLElement;
  readonly overlay: HTMLElement | null;
  readonly panel: HTMLElement;
  readonly closeButton: HTMLElement | null;
  /** Physical side that the owner chose, regardless of the writing direction. */
  readonly side: 'left' | 'right';
  readonly isPush: boolean;
}

export interface MenuParts {
  readonly wrapper: HTMLElement;
  readonly list: HTMLElement;
  readonly nav: HTMLElement;
  readonly toggle: HTMLElement | null;
  readonly branches: readonly Branch[];
  readonly flyout: FlyoutParts | null;
  /** True if the last top item is shown as a button. */
  readonly hasCallToAction: boolean;
  readonly shape: MenuShape;
}

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

/** Returns `undefined` if the server's markup contains no list or no item. */
export function readMenu(wrapper: HTMLElement): MenuParts | undefined {
  const list = find(wrapper, 'nav ul');
  const nav = list?.closest<HTMLElement>('nav');
  if (!list || !nav || !find(list, 'li')) return undefined;
  const flyout = readFlyout(wrapper);
  const name = find(wrapper, '.hfe-nav-menu-layout')?.dataset.layout;
  const layout = name === 'vertical' || name === 'expandible' ? name : 'horizontal';
  const branches = readBranches(list);
  // The server prints these settings as classes.
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

/** Finds the branch that one of the server's controls opens: its arrow, or the box around its link. */
export function findControlled({ branches }: MenuParts, target: Element): Branch | undefined {
  return branches.find(
    ({ arrow, container, link }) => arrow?.contains(target) || (container !== link && container === target),
  );
}

export function findByLink({ branches }: MenuParts, target: Element): Branch | undefined {
  return branches.find(({ link }) => link.contains(target));
}

/** Returns `null` until the button has rendered. */
export function findButton({ link, container, submenu }: Branch): HTMLElement | null {
  const anchor = container === link ? submenu.previousElementSibling : container;
  return anchor?.querySelector<HTMLElement>('.hadaya-menu-button') ?? null;
}
