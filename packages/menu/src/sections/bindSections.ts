import { contain, hasModifier, lazyPart, listen, whenPrinted } from '@hadaya/core';
import type { MenuContext } from '../state/index.ts';
import { findTarget, HASH_LINK, markCurrent } from './dom/findTarget.ts';

const loadSections = lazyPart(() => import('./startSections.ts'));

/**
 * Returns true if an item links to a section of this page; while the page is being parsed, only sections parsed so far
 * count.
 */
function hasSections(context: MenuContext): boolean {
  const links = [...context.parts.list.querySelectorAll<HTMLAnchorElement>(HASH_LINK)];
  return links.some((link) => findTarget(context, link.href));
}

/**
 * Makes in-page links scroll to their targets below sticky headers. If the file that does this fails to load, the
 * browser handles the links. Links to other documents, a bare `#` and missing targets are left to the browser.
 */
function bindLinks(context: MenuContext): void {
  const { parts, store, environment, signal } = context;
  const answer = (event: MouseEvent) => {
    if (hasModifier(event) || event.defaultPrevented) return;
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
 * Makes links to sections of the page scroll there, and tracks the visible section. Tracking starts immediately on a
 * page that was opened at a section. Otherwise it starts when the page scrolls or the returned function is called,
 * because the sections are further down the page.
 */
export function bindSections(context: MenuContext): () => void {
  const { environment, signal } = context;
  const { window, document } = environment;
  const follow = loadSections.starter(context, ({ startSections }) => contain(() => startSections(context), signal));
  bindLinks(context);
  // While the page is being parsed, its sections may still be missing.
  const oncePrinted = (run: () => void) => whenPrinted(window, () => contain(run, signal), { signal });
  const followIfAny = () => hasSections(context) && follow();
  oncePrinted(() => {
    if (findTarget(context, window.location.href)) follow();
    else if (hasSections(context))
      listen(document, 'scroll', follow, { signal, capture: true, passive: true, once: true });
  });
  return () => oncePrinted(followIfAny);
}
