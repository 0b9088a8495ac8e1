import { childController } from '@hadaya/core';
import { spanSection } from '../../items/index.ts';
import { addPageSheet, type Branch, listOwnBranches, type MenuContext, WIDE_PANEL } from '../../state/index.ts';
import css from '../../styles/wide.css?inline';

/** Flips a submenu to the other side if it would overflow the viewport, unless it would also overflow on that side. */
function keepInViewport({ submenu, item }: Branch, { loan, environment }: MenuContext): void {
  for (const side of [null, '', null]) {
    loan.attributes(item, { 'data-hadaya-flipped': side });
    const { left, right } = submenu.getBoundingClientRect();
    if (left >= 0 && right <= environment.document.documentElement.clientWidth) return;
  }
}

/** While a wide panel is open, stretches it across the section around the menu and opens all its columns. */
function spreadPanel(context: MenuContext, { submenu, item }: Branch, signal: AbortSignal): void {
  const { parts, store, loan } = context;
  // On an RTL page, a `right` set by the bar would override a `left`.
  loan.style(submenu, { right: 'auto' });
  spanSection({ ...context, signal }, submenu);
  for (const { id, item: column } of parts.branches)
    if (column !== item && item.contains(column)) store.dispatch({ kind: 'branch-opened', id, keepSiblings: true });
  signal.addEventListener('abort', () => {
    loan.style(submenu, { left: '', right: '', width: '', 'z-index': '', 'box-sizing': '' });
  });
}

/**
 * Positions overlaying submenus each time they open: ordinary submenus inside the viewport, wide panels across their
 * section.
 */
export function placeSubmenus(context: MenuContext): void {
  const { parts, store, signal } = context;
  const opened = new Map<number, AbortController>();
  if (parts.list.querySelector(WIDE_PANEL)) addPageSheet(context, css);
  const update = () => {
    const { openBranches, mode } = store.getState();
    const own = listOwnBranches(context);
    for (const branch of parts.branches) {
      const { id, item } = branch;
      const isOver = openBranches.includes(id) && !mode.submenusInFlow;
      if (isOver === opened.has(id)) continue;
      opened.get(id)?.abort();
      opened.delete(id);
      if (!isOver) continue;
      const opening = childController(signal);
      opened.set(id, opening);
      if (item.matches(WIDE_PANEL) && item.parentElement === parts.list) spreadPanel(context, branch, opening.signal);
      else if (own.includes(branch)) keepInViewport(branch, context);
    }
  };
  update();
  store.subscribe(update, signal);
}
