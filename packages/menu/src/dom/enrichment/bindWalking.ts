import { findTabStops, listen, readDirection } from '@hadaya/core';
import { readWalk, walkFrom } from '../../model/walkItems.ts';
import { findAround, findControl } from '../findAround.ts';
import type { MenuContext } from '../menuContext.ts';

/** The links of a list, or of a submenu, that are visible now, parents included. */
function listVisibleLinks(scope: ParentNode): HTMLElement[] {
  const links = [...scope.querySelectorAll<HTMLElement>('li > a, li > .hfe-has-submenu-container > a')];
  return links.filter((link) => link.checkVisibility({ visibilityProperty: true }));
}

/** Arrow keys, Home and End. In a wide bar Down opens the submenu and enters it. */
function walk({ parts, store }: MenuContext, target: Element, key: string): boolean {
  const { list } = parts;
  if (!list.contains(target)) return false;
  const around = findAround(parts, target);
  const isBar = !store.getState().mode.submenusInFlow && !target.closest('.sub-menu');
  if (isBar && key === 'ArrowDown' && around) {
    store.dispatch({ kind: 'branch-opened', id: around.id });
    listVisibleLinks(around.submenu)[0]?.focus();
    return true;
  }
  const step = readWalk(key, { isBar, isRtl: readDirection(list) === 'rtl' });
  if (!step) return false;
  const links = listVisibleLinks(list).filter((link) => !isBar || !link.closest('.sub-menu'));
  const current = links.findIndex((link) => link.contains(target) || link.parentElement === around?.container);
  links[walkFrom(current, links.length, step)]?.focus();
  return true;
}

/** Escape: closes the innermost open level and gives the focus to its control. */
function closeInnermost({ parts, store }: MenuContext, target: Element): boolean {
  const { openBranches, isOpen } = store.getState();
  const open = parts.branches.filter(({ id }) => openBranches.includes(id));
  const branch = open.findLast(({ item }) => item.contains(target)) ?? open.at(-1);
  if (!branch && !isOpen) return false;
  store.dispatch(branch ? { kind: 'branch-closed', id: branch.id } : { kind: 'closed' });
  (branch ? findControl(branch) : parts.toggle)?.focus();
  return true;
}

/** Moves the focus inside the menu by keys, and closes what the focus leaves (disclosure navigation, no `role=menu`). */
export function bindWalking(context: MenuContext): void {
  const { parts, store, signal } = context;
  const { wrapper, nav, flyout } = parts;
  const close = () => store.dispatch({ kind: 'closed' });
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return;
    // Tab past either end of an open list closes it; a flyout wraps by its own rule.
    if (key === 'Tab' && !flyout && findTabStops(nav).at(event.shiftKey ? 0 : -1) === target) close();
    if (!(key === 'Escape' ? closeInnermost(context, target) : walk(context, target, key))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !wrapper.contains(relatedTarget) && !flyout) close();
  };
  listen(wrapper, 'keydown', press, { signal, capture: true });
  listen(wrapper, 'focusout', leave, { signal });
}
