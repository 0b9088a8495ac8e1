/** Menu layouts, in the server's spelling. */
export type MenuLayout = 'horizontal' | 'vertical' | 'expandible' | 'flyout';

/** The width at which a horizontal or vertical menu collapses behind its toggle. */
export type MenuBreakpoint = 'tablet' | 'mobile' | 'none';

/** Effect of a press on a parent item's text: `child` opens the submenu first; `self_link` follows the item's link. */
export type LinkRedirect = 'child' | 'self_link';

export interface BranchShape {
  /** Position among all submenus of the menu, from 0. */
  readonly id: number;
  readonly parent: number | null;
}

/** The properties of a menu that never change. */
export interface MenuShape {
  readonly layout: MenuLayout;
  readonly breakpoint: MenuBreakpoint;
  readonly linkRedirect: LinkRedirect;
  readonly branches: readonly BranchShape[];
}

/** Widest viewport, in CSS pixels, at which a "mobile" menu collapses. */
export const MOBILE_MAX_PX = 767;
/** Widest viewport at which a "tablet" menu collapses and at which a horizontal menu's parent items open on click. */
export const TABLET_MAX_PX = 1024;

export interface MenuViewport {
  /** True at widths up to 767 px. */
  readonly isMobile: boolean;
  /** True at widths up to 1,024 px. */
  readonly isTablet: boolean;
  /** True if the main pointer cannot hover; if so, nothing opens on hover at any width. */
  readonly isTouch: boolean;
}

/** Behaviour of a menu at one viewport width. */
export interface MenuMode {
  /** True if the list is collapsed behind the toggle (horizontal and vertical menus only). */
  readonly isFolded: boolean;
  /** True if parents open on click, false if they open on hover. */
  readonly opensByClick: boolean;
  /** True if submenus push the page down, false if they overlay it. */
  readonly submenusInFlow: boolean;
}

function foldsAt({ layout, breakpoint }: MenuShape, { isMobile, isTablet }: MenuViewport): boolean {
  if (layout !== 'horizontal' && layout !== 'vertical') return false;
  return (breakpoint === 'tablet' && isTablet) || (breakpoint === 'mobile' && isMobile);
}

/** Ignores the replaced script's breakpoints of 768 and 977 px. */
export function chooseMode(shape: MenuShape, viewport: MenuViewport): MenuMode {
  const isFolded = foldsAt(shape, viewport);
  const isBar = shape.layout === 'horizontal';
  return {
    isFolded,
    opensByClick: !isBar || viewport.isTablet || viewport.isTouch,
    submenusInFlow: !isBar || isFolded,
  };
}

export function hasToggle(shape: MenuShape, mode: MenuMode): boolean {
  return shape.layout === 'expandible' || shape.layout === 'flyout' || mode.isFolded;
}

export type TapEffect = 'follow' | 'open' | 'close';

/**
 * Returns the effect of a tap on a parent item whose submenu opens on click: the first tap opens the submenu; the
 * second follows the link or, if the link is empty, closes the submenu. With the setting "redirect to self link", every
 * tap follows the link, unless the link is empty.
 */
export function tapParent(linkRedirect: LinkRedirect, isOpen: boolean, isEmptyLink: boolean): TapEffect {
  if (linkRedirect === 'self_link' && !isEmptyLink) return 'follow';
  if (!isOpen) return 'open';
  return isEmptyLink ? 'close' : 'follow';
}
