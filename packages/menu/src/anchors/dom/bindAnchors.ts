import { listen } from '@hadaya/core';
import type { MenuContext } from '../../items/dom/menuContext.ts';
import { loadReachedParts } from '../../items/loadWhenReached.ts';
import { findTarget, HASH_LINK, markCurrent } from './findTarget.ts';

/**
 * In-page links lead to their target below sticky headers, and the browser's own way where that file cannot be had. Links
 * to other documents, a lone `#` and missing targets are the browser's.
 */
export function bindAnchors(context: MenuContext): void {
  const { parts, store, environment, signal } = context;
  const answer = (event: MouseEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(HASH_LINK);
    const target = link && link.target !== '_blank' && findTarget(context, link.href);
    if (!target) return;
    event.preventDefault();
    markCurrent(context, link);
    const goBrowsersWay = () => {
      if (signal.aborted) return;
      store.dispatch({ kind: 'closed' });
      environment.window.location.assign(link.hash);
    };
    loadReachedParts(signal).then(({ goToSection }) => goToSection(context, link, target), goBrowsersWay);
  };
  markCurrent(context);
  listen(parts.wrapper, 'click', answer, { signal });
}

/** Whether an item leads to a section of this page; on one that is still on its way, to a section that has come. */
export function hasSections(context: MenuContext): boolean {
  const links = [...context.parts.list.querySelectorAll<HTMLAnchorElement>(HASH_LINK)];
  return links.some((link) => findTarget(context, link.href));
}
