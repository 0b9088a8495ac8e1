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

/** A branch and everything above it, nearest first. */
export function listAncestors({ branches }: Pick<MenuShape, 'branches'>, id: number): readonly number[] {
  const parent = branches[id]?.parent ?? null;
  return parent === null ? [] : [parent, ...listAncestors({ branches }, parent)];
}

/** Everything below a branch. */
export function listDescendants(shape: MenuShape, id: number): readonly number[] {
  return shape.branches.filter((branch) => listAncestors(shape, branch.id).includes(id)).map((branch) => branch.id);
}

/** The other branches with the same parent. */
export function listSiblings({ branches }: MenuShape, id: number): readonly number[] {
  const parent = branches[id]?.parent ?? null;
  return branches.filter((branch) => branch.parent === parent && branch.id !== id).map((branch) => branch.id);
}
