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

/** A branch after everything above it, outermost first. */
export function listLineage(branches: readonly BranchShape[], id: number): readonly number[] {
  const parent = branches[id]?.parent ?? null;
  return [...(parent === null ? [] : listLineage(branches, parent)), id];
}
