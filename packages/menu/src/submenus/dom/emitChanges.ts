import { emit } from '@hadaya/core';
import type { MenuContext, MenuState } from '../../state/index.ts';

/**
 * Notifies the page of each change to the list and its submenus. Also dispatches one `resize` event in the frame after
 * a submenu has opened, for maps and other content that measures itself, unless the owner has turned this off.
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
  // Reports a change that was made before this file loaded.
  update();
  store.subscribe(update, signal);
}
