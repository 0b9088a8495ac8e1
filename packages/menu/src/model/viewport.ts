import type { MenuShape } from './menuShape.ts';

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
  return { isFolded, opensByClick: !isBar || viewport.isTablet, submenusInFlow: !isBar || isFolded };
}

/** Whether the list can be closed as a whole: it is folded, expandible or a flyout. */
export function hasToggle(shape: MenuShape, mode: MenuMode): boolean {
  return shape.layout === 'expandible' || shape.layout === 'flyout' || mode.isFolded;
}
