import { listen } from '@hadaya/core';
import { findByLink, findControlled } from '../findBranch.ts';
import type { MenuContext } from '../menuContext.ts';
import { pressControl } from './pressControl.ts';

/** Enter and Space on a control; Space on the link of a parent that opens by click. */
function activate(context: MenuContext, key: string, target: Element): boolean {
  const { parts, store } = context;
  if (pressControl(context, target, false)) {
    const entersList = parts.toggle?.contains(target) && store.getState().isOpen && !parts.flyout;
    if (entersList) parts.list.querySelector('a')?.focus();
    return true;
  }
  const branch = key === ' ' && store.getState().mode.opensByClick && findByLink(parts, target);
  if (!branch) return false;
  store.dispatch({ kind: 'branch-toggled', id: branch.id });
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
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || (key !== 'Enter' && key !== ' ')) return;
    if (!(target instanceof Element) || !activate(context, key, target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const release = (event: KeyboardEvent) => {
    const { key, target } = event;
    event.stopPropagation();
    if (key === ' ' && target instanceof Element && findControlled(parts, target)) event.preventDefault();
  };
  listen(parts.wrapper, 'keydown', press, options);
  listen(parts.wrapper, 'keyup', release, options);
}
