import { emit } from '@hadaya/core';
import type { MenuState } from '../model/menuReducer.ts';
import type { MenuContext } from './menuContext.ts';

/** What a menu tells the page; every event bubbles from the widget's wrapper. */
export interface MenuEvents {
  /** The list behind the toggle was opened or closed. */
  'hadaya:menu:toggled': { readonly open: boolean };
  /** A submenu was opened or closed; `item` is its list item. */
  'hadaya:menu:submenu-toggled': { readonly item: Element; readonly open: boolean };
  /** The flyout was opened or closed. */
  'hadaya:menu:flyout-toggled': { readonly open: boolean };
}

/**
 * Tells the page about each change of list and submenus, and tells maps and other measured content inside that it is
 * visible now (one `resize` for what opened in a frame, a frame later).
 */
export function emitChanges(context: MenuContext): void {
  const { parts, store, settings, environment, signal } = context;
  const { wrapper, flyout, branches } = parts;
  let before: Pick<MenuState, 'isOpen' | 'openBranches'> = { isOpen: false, openBranches: [] };
  let isResizing = false;
  const resize = () => {
    isResizing = false;
    environment.window.dispatchEvent(new Event('resize'));
  };
  const update = () => {
    const state = store.getState();
    const { openBranches, isOpen: open } = state;
    if (open !== before.isOpen) emit(wrapper, `hadaya:menu:${flyout ? 'flyout-' : ''}toggled`, { open });
    let isAnyOpened = false;
    for (const { id, item } of branches) {
      const open = openBranches.includes(id);
      if (open === before.openBranches.includes(id)) continue;
      isAnyOpened ||= open;
      emit(item, 'hadaya:menu:submenu-toggled', { item, open });
    }
    before = state;
    if (!isAnyOpened || !settings.mapResize || isResizing) return;
    isResizing = true;
    environment.clock.frame(resize, signal);
  };
  // What was opened before this file had arrived counts as a change too.
  update();
  store.subscribe(update, signal);
}
