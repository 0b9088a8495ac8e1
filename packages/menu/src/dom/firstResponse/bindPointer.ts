import { listen } from '@hadaya/core';
import { tapParent } from '../../model/tapLink.ts';
import { findByLink } from '../findBranch.ts';
import type { MenuContext } from '../menuContext.ts';
import { pressControl } from './pressControl.ts';

function isEmptyLink(link: HTMLAnchorElement): boolean {
  return /^\s*#?\s*$/.test(link.getAttribute('href') ?? '');
}

/** Handles a click on the menu; tells whether it was ours and must not reach the page. */
function handleClick(context: MenuContext, target: Element): boolean {
  const { parts, store } = context;
  if (pressControl(context, target, true)) return true;
  const { mode, openBranches } = store.getState();
  const parent = mode.opensByClick && findByLink(parts, target);
  if (!parent) return false;
  const { id, link } = parent;
  const effect = tapParent(parts.shape.linkRedirect, openBranches.includes(id), isEmptyLink(link));
  // A followed link closes its submenu as well, for pages that come back from the back-forward cache.
  store.dispatch({ kind: effect === 'open' ? 'branch-opened' : 'branch-closed', id, keepSiblings: true });
  return effect !== 'follow';
}

/**
 * Answers clicks and taps, at the wrapper and before anyone else: where the replaced script is still bound, its
 * handlers must not answer the same click a second time.
 */
export function bindPointer(context: MenuContext): void {
  const { parts, signal } = context;
  const answer = (event: MouseEvent) => {
    const { target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof Element) || !handleClick(context, target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  listen(parts.wrapper, 'click', answer, { signal, capture: true });
}
