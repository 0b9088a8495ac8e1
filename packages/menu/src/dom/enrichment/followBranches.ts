import { emit } from '@hadaya/core';
import type { MenuState } from '../../model/reduceMenu.ts';
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

/** Tells maps and other measured content inside a submenu that it is visible now: one `resize`, a frame later. */
function announceSize({ environment, settings, signal }: MenuContext): void {
  if (!settings.mapResize) return;
  environment.clock.frame(() => environment.window.dispatchEvent(new Event('resize')), signal);
}

/** Follows the submenus: keeps an opened one inside the viewport and tells the page about each change. */
export function followBranches(context: MenuContext): void {
  const { parts, store, signal } = context;
  let previous: MenuState = store.getState();
  const update = () => {
    const state = store.getState();
    const changed = parts.branches.filter(
      ({ id }) => state.openBranches.includes(id) !== previous.openBranches.includes(id),
    );
    previous = state;
    const isOpen = ({ id }: Branch) => state.openBranches.includes(id);
    for (const branch of changed) {
      if (isOpen(branch) && !state.mode.submenusInFlow) keepInViewport(branch, context);
      emit(branch.item, 'hadaya:menu:submenu-toggled', { item: branch.item, open: isOpen(branch) });
    }
    if (changed.some(isOpen)) announceSize(context);
  };
  store.subscribe(update, signal);
}
