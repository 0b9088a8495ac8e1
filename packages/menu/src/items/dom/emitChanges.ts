import { emit } from '@hadaya/core';
import type { MenuState } from '../model/menuReducer.ts';
import type { MenuContext } from './menuContext.ts';
import type { Branch } from './readMenu.ts';

/** What a menu tells the page; every event bubbles from the widget's wrapper. */
export interface MenuEvents {
  /** The list behind the toggle was opened or closed. */
  'hadaya:menu:toggled': { readonly open: boolean };
  /** A submenu was opened or closed; `item` is its list item. */
  'hadaya:menu:submenu-toggled': { readonly item: Element; readonly open: boolean };
  /** The flyout was opened or closed. */
  'hadaya:menu:flyout-toggled': { readonly open: boolean };
}

/** Turns a submenu to the other side when it would leave the viewport, unless it would leave it there too. */
function keepInViewport({ submenu, item }: Branch, { loan, environment }: MenuContext): void {
  for (const side of [null, '', null]) {
    loan.attributes(item, { 'data-hadaya-flipped': side });
    const { left, right } = submenu.getBoundingClientRect();
    if (left >= 0 && right <= environment.document.documentElement.clientWidth) return;
  }
}

/**
 * Tells the page about each change of list and submenus; keeps an opened submenu inside the viewport, and tells maps and
 * other measured content inside that it is visible now (one `resize`, a frame later).
 */
export function emitChanges(context: MenuContext): void {
  const { parts, store, settings, environment, signal } = context;
  const { wrapper, flyout, branches } = parts;
  let before: Pick<MenuState, 'isOpen' | 'openBranches'> = { isOpen: false, openBranches: [] };
  const update = () => {
    const state = store.getState();
    const { openBranches, mode, isOpen: open } = state;
    if (open !== before.isOpen) emit(wrapper, `hadaya:menu:${flyout ? 'flyout-' : ''}toggled`, { open });
    let isAnyOpened = false;
    for (const branch of branches) {
      const { id, item } = branch;
      const open = openBranches.includes(id);
      if (open === before.openBranches.includes(id)) continue;
      isAnyOpened ||= open;
      if (open && !mode.submenusInFlow) keepInViewport(branch, context);
      emit(item, 'hadaya:menu:submenu-toggled', { item, open });
    }
    before = state;
    if (isAnyOpened && settings.mapResize)
      environment.clock.frame(() => environment.window.dispatchEvent(new Event('resize')), signal);
  };
  // What was opened before this file had arrived counts as a change too.
  update();
  store.subscribe(update, signal);
}
