import { listen } from '@hadaya/core';
import { focusElement } from '@hadaya/core/overlay';
import { readAnchorId } from '../../model/anchorHash.ts';
import { pushHash } from '../flyout/backEntry.ts';
import type { MenuContext } from '../menuContext.ts';
import { placeAt, scrollToTarget } from './scrollToTarget.ts';

const HASH_LINK = 'a[href*="#"]';

/** Marks one item as current, and none of the other in-page items. */
function markCurrent({ parts, loan }: MenuContext, clicked?: Element): void {
  for (const link of parts.list.querySelectorAll(HASH_LINK)) {
    const isCurrent = link === clicked;
    const item = link.closest('li');
    if (item) loan.classes(item, { 'current-menu-item': isCurrent, 'current-menu-ancestor': isCurrent });
    loan.attributes(link, { 'aria-current': isCurrent ? 'location' : null });
  }
}

/**
 * In-page links scroll to their target below sticky headers, then the open menu closes, the hash is pushed and the
 * focus moves to the target; a page that was entered at a section stops below them too. Links to other documents, a lone
 * `#` and missing targets are the browser's.
 */
export function bindAnchors(context: MenuContext): void {
  const { parts, store, environment, signal, phoneBack } = context;
  const { document, window } = environment;
  const { location } = window;
  const findTarget = (href: string) => {
    const id = readAnchorId(href, location.href);
    // By id, else by the old `a[name]`.
    return id && (document.getElementById(id) ?? document.anchors.namedItem(id));
  };
  const answer = (event: MouseEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(HASH_LINK);
    const target = link && link.target !== '_blank' && findTarget(link.href);
    if (!target) return;
    event.preventDefault();
    markCurrent(context, link);
    scrollToTarget(context, target, (cut) => {
      const settle = () => !cut && placeAt(context, target, 0, 1);
      if (location.hash !== link.hash) pushHash(context, link.hash);
      // A flyout that goes back in the history makes the browser scroll to where that entry was left.
      else if (phoneBack.entry)
        listen(window, 'popstate', () => environment.clock.frame(settle, signal), { signal, once: true });
      store.dispatch({ kind: 'closed' });
      // Closing may have changed the layout above the target.
      settle();
      focusElement(target, { preventScroll: true });
    });
  };
  markCurrent(context);
  // A page entered at a section stands at its top edge, under the header: already, or with the page's first scroll.
  const entered = findTarget(location.href);
  const enter = () => {
    if (entered && Math.abs(entered.getBoundingClientRect().top) < 1) placeAt(context, entered, 0, 1);
  };
  enter();
  listen(window, 'scroll', enter, { signal, once: true });
  listen(parts.wrapper, 'click', answer, { signal });
}
