/**
 * A menu as the server printed it, and its state: the open submenus, and the behaviour at the current width. All other
 * folders of the menu use this one.
 */

export { addPageSheet } from './dom/addPageSheet.ts';
export { listOwnBranches, WIDE_PANEL } from './dom/listOwnBranches.ts';
export {
  createMenuContext,
  FLYOUT_ENTRY,
  type MenuContext,
  readViewport,
  VIEWPORT_QUERIES,
  wantsLessMotion,
  whileOpen,
} from './dom/menuContext.ts';
export {
  type Branch,
  type FlyoutParts,
  findButton,
  findByLink,
  findControlled,
  type MenuParts,
  readMenu,
} from './dom/readMenu.ts';
export { tapParent } from './model/chooseMode.ts';
export type { MenuState } from './model/menuReducer.ts';
