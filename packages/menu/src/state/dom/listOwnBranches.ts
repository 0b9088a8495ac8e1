import type { MenuContext } from './menuContext.ts';
import type { Branch } from './readMenu.ts';

/** The class by which an owner makes a top item's submenu a wide panel, set in WordPress's menu screen. */
export const WIDE_PANEL = '.hadaya-wide';

/**
 * The branches that open and close on their own at this width: the columns of a wide panel, and everything below them,
 * are open whenever the panel is open.
 */
export function listOwnBranches({ parts, store }: MenuContext): readonly Branch[] {
  const { branches, list } = parts;
  if (store.getState().mode.submenusInFlow) return branches;
  return branches.filter(({ item }) => item.parentElement === list || !item.parentElement?.closest(WIDE_PANEL));
}
