import { emit } from '@hadaya/core';
import type { MenuContext } from '../menuContext.ts';
import type { Branch } from '../menuParts.ts';

const EDGE_PX = 8;

/** Turns a submenu to the other side when it would leave the viewport. */
function keepInViewport({ submenu, item }: Branch, { loan, environment }: MenuContext): void {
  loan.attributes(item, { 'data-hadaya-flipped': null });
  const { left, right } = submenu.getBoundingClientRect();
  const width = environment.document.documentElement.clientWidth;
  if (left < EDGE_PX || right > width - EDGE_PX) loan.attributes(item, { 'data-hadaya-flipped': '' });
}

/**
 * Follows the submenus: keeps an opened one inside the viewport, tells the page about each change, and tells maps and
 * other measured content inside that it is visible now (one `resize`, a frame later).
 */
export function followBranches(context: MenuContext): void {
  const { parts, store, settings, environment, signal } = context;
  let before = store.getState().openBranches;
  const update = () => {
    const { openBranches, mode } = store.getState();
    let isAnyOpened = false;
    for (const branch of parts.branches) {
      const { id, item } = branch;
      const open = openBranches.includes(id);
      if (open === before.includes(id)) continue;
      isAnyOpened ||= open;
      if (open && !mode.submenusInFlow) keepInViewport(branch, context);
      emit(item, 'hadaya:menu:submenu-toggled', { item, open });
    }
    before = openBranches;
    if (isAnyOpened && settings.mapResize)
      environment.clock.frame(() => environment.window.dispatchEvent(new Event('resize')), signal);
  };
  store.subscribe(update, signal);
}
