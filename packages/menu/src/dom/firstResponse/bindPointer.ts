import { listen } from '@hadaya/core';
import { tapParent } from '../../model/tapLink.ts';
import { findByLink, findControlled } from '../findBranch.ts';
import type { MenuContext } from '../menuContext.ts';

function isEmptyLink(link: HTMLAnchorElement): boolean {
  const address = link.getAttribute('href')?.trim() ?? '';
  return address === '' || address === '#';
}

/** Handles a click on the menu; tells whether it was ours and must not reach the page. */
function handleClick({ parts, store }: MenuContext, event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (parts.toggle?.contains(target)) {
    store.dispatch({ kind: 'toggled' });
    return true;
  }
  if (parts.flyout?.overlay?.contains(target) || parts.flyout?.closeButton?.contains(target)) {
    store.dispatch({ kind: 'closed' });
    return true;
  }
  const { mode, openBranches } = store.getState();
  const controlled = findControlled(parts, target);
  if (controlled) {
    // The arrow stands inside the link: a wide bar opens by pointing, so there the click is the link's.
    if (!mode.opensByClick && controlled.link.contains(target)) return false;
    store.dispatch({ kind: 'branch-toggled', id: controlled.id, keepSiblings: true });
    return true;
  }
  const parent = findByLink(parts, target);
  if (!parent) return false;
  const { id, link } = parent;
  const effect = tapParent({
    linkRedirect: parts.shape.linkRedirect,
    opensByClick: mode.opensByClick,
    isOpen: openBranches.includes(id),
    isEmptyLink: isEmptyLink(link),
  });
  // A followed link closes its submenu as well, for pages that come back from the back-forward cache.
  if (effect === 'open') store.dispatch({ kind: 'branch-opened', id, keepSiblings: true });
  else if (mode.opensByClick) store.dispatch({ kind: 'branch-closed', id });
  return effect !== 'follow';
}

/**
 * Answers clicks and taps, at the wrapper and before anyone else: where the replaced script is still bound, its
 * handlers must not answer the same click a second time.
 */
export function bindPointer(context: MenuContext): void {
  const { parts, signal } = context;
  listen(
    parts.wrapper,
    'click',
    (event) => {
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!isPlain || !handleClick(context, event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
}
