/** How a menu is laid out; the spelling is the server's. */
export type MenuLayout = 'horizontal' | 'vertical' | 'expandible' | 'flyout';

/** At which width a horizontal or vertical menu folds behind its toggle. */
export type MenuBreakpoint = 'tablet' | 'mobile' | 'none';

/** What the text of a parent item does: open its submenu, or follow its link. */
export type LinkRedirect = 'child' | 'self_link';

/** A submenu's place in the tree. */
export interface BranchShape {
  /** Position among all submenus of the menu, from 0. */
  readonly id: number;
  readonly parent: number | null;
}

/** What never changes about a menu. */
export interface MenuShape {
  readonly layout: MenuLayout;
  readonly breakpoint: MenuBreakpoint;
  readonly linkRedirect: LinkRedirect;
  readonly branches: readonly BranchShape[];
}

/** Widest viewport, in CSS pixels, at which a "mobile" menu folds. */
export const MOBILE_MAX_PX = 767;
/** Widest viewport at which a "tablet" menu folds and at which parents of a horizontal menu are opened by click. */
export const TABLET_MAX_PX = 1024;

/** Which of the menu's media queries match. */
export interface MenuViewport {
  /** At most 767 px wide. */
  readonly isMobile: boolean;
  /** At most 1,024 px wide. */
  readonly isTablet: boolean;
  /** The main pointer cannot hover, whatever the width: nothing opens by pointing there. */
  readonly isTouch: boolean;
}

/** How a menu behaves at a width. */
export interface MenuMode {
  /** The list is folded behind the toggle (horizontal and vertical menus only). */
  readonly isFolded: boolean;
  /** Parents are opened by click; otherwise by pointing at them. */
  readonly opensByClick: boolean;
  /** Submenus push the page down; otherwise they lie over it. */
  readonly submenusInFlow: boolean;
}

function foldsAt({ layout, breakpoint }: MenuShape, { isMobile, isTablet }: MenuViewport): boolean {
  if (layout !== 'horizontal' && layout !== 'vertical') return false;
  return (breakpoint === 'tablet' && isTablet) || (breakpoint === 'mobile' && isMobile);
}

/** The mode of a menu at a width. 768 and 977 px, which the replaced script also knew, change nothing of it. */
export function chooseMode(shape: MenuShape, viewport: MenuViewport): MenuMode {
  const isFolded = foldsAt(shape, viewport);
  const isBar = shape.layout === 'horizontal';
  return {
    isFolded,
    opensByClick: !isBar || viewport.isTablet || viewport.isTouch,
    submenusInFlow: !isBar || isFolded,
  };
}

/** Whether the list can be closed as a whole: it is folded, expandible or a flyout. */
export function hasToggle(shape: MenuShape, mode: MenuMode): boolean {
  return shape.layout === 'expandible' || shape.layout === 'flyout' || mode.isFolded;
}

/** What a tap on the text of a parent item does: the browser follows the link, or the submenu opens or closes. */
export type TapEffect = 'follow' | 'open' | 'close';

/**
 * A tap where parents open by click: the first opens the submenu, the second follows the link; an empty link closes
 * instead. Where the owner chose "redirect to self link" the text is a plain link.
 */
export function tapParent(linkRedirect: LinkRedirect, isOpen: boolean, isEmptyLink: boolean): TapEffect {
  if (linkRedirect === 'self_link' && !isEmptyLink) return 'follow';
  if (!isOpen) return 'open';
  return isEmptyLink ? 'close' : 'follow';
}
