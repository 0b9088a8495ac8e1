import { isComposing, isFieldKey, listen, readDirection } from '@hadaya/core';
import { findTabStops } from '@hadaya/core/overlay';
import type { Branch, MenuContext, MenuParts } from '../../state/index.ts';

/** Finds the innermost branch whose item contains the target. */
function findAround({ branches }: MenuParts, target: Node): Branch | undefined {
  return branches.findLast(({ item }) => item.contains(target));
}

/** Checks visibility in browsers without `checkVisibility`: the element has a box and no hidden ancestor. */
const isShown = (link: HTMLElement) =>
  link.getClientRects().length > 0 && getComputedStyle(link).visibility === 'visible';

function listVisibleLinks(scope: ParentNode): HTMLElement[] {
  const links = [...scope.querySelectorAll<HTMLElement>('li > a, li > .hfe-has-submenu-container > a')];
  return links.filter((link) => link.checkVisibility?.({ visibilityProperty: true }) ?? isShown(link));
}

export interface ItemPosition {
  /** True if the items are side by side, so that Left and Right move along the reading direction. */
  readonly isBar: boolean;
  readonly isRtl: boolean;
}

/** Returns the number of items that a key moves by; infinite for Home and End, `undefined` for other keys. */
export function readWalk(key: string, { isBar, isRtl }: ItemPosition): number | undefined {
  const sideways = isRtl ? -1 : 1;
  const steps: Readonly<Record<string, number>> = isBar
    ? { ArrowRight: sideways, ArrowLeft: -sideways }
    : { ArrowDown: 1, ArrowUp: -1 };
  return { ...steps, Home: -Infinity, End: Infinity }[key];
}

export function walkFrom(current: number, count: number, step: number): number {
  return Math.min(Math.max(current + step, 0), count - 1);
}

/**
 * Moves focus for arrow keys, Home and End. In a wide bar, Down opens the submenu and moves focus into it. Returns
 * whether the key was used.
 */
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

/** Moves focus inside the menu with keys (disclosure navigation, without `role=menu`). */
export function bindWalking(context: MenuContext): void {
  const { parts, store, signal } = context;
  const { wrapper, nav, flyout } = parts;
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element) || isComposing(event)) return;
    // Tab past either end of an open list closes the list; a flyout wraps focus instead.
    if (key === 'Tab' && !flyout && findTabStops(nav).at(event.shiftKey ? 0 : -1) === target)
      store.dispatch({ kind: 'closed' });
    if (isFieldKey(event) || !walk(context, target, key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  listen(wrapper, 'keydown', press, { signal, capture: true });
}
