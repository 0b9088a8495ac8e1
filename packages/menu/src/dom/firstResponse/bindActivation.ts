import { listen } from '@hadaya/core';
import { findByLink, findControlled } from '../findBranch.ts';
import type { MenuContext } from '../menuContext.ts';

/** Enter and Space on the toggle, the close control and submenu controls. */
function activate({ parts, store }: MenuContext, { key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (parts.toggle?.contains(target)) {
    store.dispatch({ kind: 'toggled' });
    if (store.getState().isOpen && !parts.flyout) parts.list.querySelector('a')?.focus();
    return true;
  }
  if (parts.flyout?.closeButton?.contains(target)) {
    store.dispatch({ kind: 'closed' });
    return true;
  }
  const onLink = key === ' ' && store.getState().mode.opensByClick ? findByLink(parts, target) : undefined;
  const branch = findControlled(parts, target) ?? onLink;
  if (!branch) return false;
  store.dispatch({ kind: 'branch-toggled', id: branch.id, keepSiblings: false });
  return true;
}

/**
 * Enter and Space, answered at the wrapper before anyone else. The release of a key never reaches the replaced script,
 * which closed neighbours on it, and never clicks a button that the press has already worked.
 */
export function bindActivation(context: MenuContext): void {
  const { parts, signal } = context;
  const options = { signal, capture: true };
  const press = (event: KeyboardEvent) => {
    const isActivation = event.key === 'Enter' || event.key === ' ';
    if (!isActivation || event.ctrlKey || event.altKey || event.metaKey || !activate(context, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const release = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === ' ' && findControlled(parts, event.target)) event.preventDefault();
  };
  listen(parts.wrapper, 'keydown', press, options);
  listen(parts.wrapper, 'keyup', release, options);
}
