import { listen, readDirection } from '@hadaya/core';
import { findTabStops } from '@hadaya/core/overlay';
import { hasToggle } from '../../model/viewport.ts';
import { readWalk, walkFrom } from '../../model/walkItems.ts';
import { findAround, findControl } from '../findBranch.ts';
import type { MenuContext } from '../menuContext.ts';
import { listVisibleLinks } from '../visibleLinks.ts';

/** Arrow keys, Home and End. In a wide bar Down opens the submenu and enters it. */
function walk({ parts, store }: MenuContext, { target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || !parts.list.contains(target)) return false;
  const around = findAround(parts, target);
  const isTopItem = !target.closest('.sub-menu');
  const isBar = parts.shape.layout === 'horizontal' && !store.getState().mode.isFolded && isTopItem;
  if (isBar && key === 'ArrowDown' && around) {
    store.dispatch({ kind: 'branch-opened', id: around.id, keepSiblings: false });
    listVisibleLinks(around.submenu)[0]?.focus();
    return true;
  }
  const step = readWalk(key, { isBar, isRtl: readDirection(parts.list) === 'rtl' });
  if (!step) return false;
  const links = listVisibleLinks(parts.list).filter((link) => !isBar || !link.closest('.sub-menu'));
  const current = links.findIndex((link) => link.contains(target) || link.parentElement === around?.container);
  links[walkFrom(current, links.length, step)]?.focus();
  return true;
}

/** Escape: closes the innermost open level and gives the focus to its control. */
function closeInnermost({ parts, store }: MenuContext, target: EventTarget | null): boolean {
  const { openBranches, isOpen } = store.getState();
  const open = parts.branches.filter(({ id }) => openBranches.includes(id));
  const branch = open.findLast(({ item }) => target instanceof Node && item.contains(target)) ?? open.at(-1);
  if (branch) store.dispatch({ kind: 'branch-closed', id: branch.id });
  else if (isOpen) store.dispatch({ kind: 'closed' });
  else return false;
  (branch ? findControl(branch) : parts.toggle)?.focus();
  return true;
}

/** Tab past either end of an open list closes it; a flyout wraps by its own rule. */
function leaveByTab({ parts, store }: MenuContext, { key, shiftKey, target }: KeyboardEvent): void {
  if (key !== 'Tab' || parts.flyout || !store.getState().isOpen) return;
  const stops = findTabStops(parts.nav);
  const end = shiftKey ? stops[0] : stops.at(-1);
  if (end === target) store.dispatch({ kind: 'closed' });
}

/** Moves the focus inside the menu by keys, and closes what the focus leaves (disclosure navigation, no `role=menu`). */
export function bindWalking(context: MenuContext): void {
  const { parts, store, signal } = context;
  listen(
    parts.wrapper,
    'keydown',
    (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      leaveByTab(context, event);
      const isAnswered = event.key === 'Escape' ? closeInnermost(context, event.target) : walk(context, event);
      if (!isAnswered) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  listen(
    parts.wrapper,
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || parts.wrapper.contains(relatedTarget) || parts.flyout) return;
      const isFoldable = hasToggle(parts.shape, store.getState().mode);
      store.dispatch({ kind: isFoldable ? 'closed' : 'branches-closed' });
    },
    { signal },
  );
}
