import type { MenuContext } from './menuContext.ts';
import type { Branch } from './readMenu.ts';

/** The class that an owner gives to a top item of a bar, in WordPress's menu screen, whose submenu is a wide panel. */
export const WIDE_PANEL = '.hadaya-wide';

/**
 * The branches that open and close by themselves at this width: the columns of a wide panel, and what is below them, are
 * open whenever the panel is.
 */
export function listOwnBranches({ parts, store }: MenuContext): readonly Branch[] {
  const { branches, list } = parts;
  if (store.getState().mode.submenusInFlow) return branches;
  return branches.filter(({ item }) => item.parentElement === list || !item.parentElement?.closest(WIDE_PANEL));
}
