import type { MenuContext } from './menuContext.ts';
import type { Branch } from './readMenu.ts';

/** Selector for the class that makes a top item's submenu a wide panel; owners set it on WordPress's Menus screen. */
export const WIDE_PANEL = '.hadaya-wide';

/**
 * Returns the branches that can be opened and closed individually at this width. A wide panel's columns, and everything
 * below them, do not count, because they are open whenever the panel is open.
 */
export function listOwnBranches({ parts, store }: MenuContext): readonly Branch[] {
  const { branches, list } = parts;
  if (store.getState().mode.submenusInFlow) return branches;
  return branches.filter(({ item }) => item.parentElement === list || !item.parentElement?.closest(WIDE_PANEL));
}
