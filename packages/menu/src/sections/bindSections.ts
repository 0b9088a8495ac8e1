import { contain, lazyPart, listen, whenPrinted } from '@hadaya/core';
import type { MenuContext } from '../state/index.ts';
import { findTarget, HASH_LINK, markCurrent } from './dom/findTarget.ts';

const loadSections = lazyPart(() => import('./startSections.ts'));

/** True if an item links to a section of this page; while the page loads, to a section that is already there. */
function hasSections(context: MenuContext): boolean {
  const links = [...context.parts.list.querySelectorAll<HTMLAnchorElement>(HASH_LINK)];
  return links.some((link) => findTarget(context, link.href));
}

/**
 * In-page links lead to their target below sticky headers, and the browser's own way where that file cannot be had. Links
 * to other documents, a lone `#` and missing targets are the browser's.
 */
function bindLinks(context: MenuContext): void {
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
    loadSections(signal).then(({ goToSection }) => goToSection(context, link, target), goBrowsersWay);
  };
  markCurrent(context);
  listen(parts.wrapper, 'click', answer, { signal });
}

/**
 * The sections of the page that items lead to. What follows them comes at once on a page that was entered at one; since they
 * stand further below, else when the page scrolls, or with the function that is returned.
 */
export function bindSections(context: MenuContext): () => void {
  const { environment, signal } = context;
  const { window, document } = environment;
  const follow = loadSections.starter(context, ({ startSections }) => contain(() => startSections(context), signal));
  bindLinks(context);
  // The sections may be further below on a page that is still on its way.
  const oncePrinted = (run: () => void) => whenPrinted(window, () => contain(run, signal), { signal });
  const followIfAny = () => hasSections(context) && follow();
  oncePrinted(() => {
    if (findTarget(context, window.location.href)) follow();
    else if (hasSections(context))
      listen(document, 'scroll', follow, { signal, capture: true, passive: true, once: true });
  });
  return () => oncePrinted(followIfAny);
}
