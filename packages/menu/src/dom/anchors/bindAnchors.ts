import { listen } from '@hadaya/core';
import { focusElement } from '@hadaya/core/overlay';
import { readAnchorId } from '../../model/anchorHash.ts';
import type { MenuContext } from '../menuContext.ts';
import { scrollToTarget, settleOnTarget } from './scrollToTarget.ts';

const CURRENT_CLASSES = ['current-menu-item', 'current-menu-ancestor'];

/** The element an id names: by id, else by the old `a[name]`. */
function findTarget(page: Document, id: string): HTMLElement | undefined {
  return page.getElementById(id) ?? [...page.getElementsByName(id)].find((element) => element.localName === 'a');
}

function listHashItems({ parts }: MenuContext): { readonly item: Element; readonly link: HTMLAnchorElement }[] {
  return [...parts.list.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].flatMap((link) => {
    const item = link.closest('li');
    return item ? [{ item, link }] : [];
  });
}

/** Marks one item as current, and none of the other in-page items. */
function markCurrent(context: MenuContext, clicked: HTMLAnchorElement | undefined): void {
  for (const { item, link } of listHashItems(context)) {
    const isCurrent = link === clicked;
    context.loan.classes(item, Object.fromEntries(CURRENT_CLASSES.map((name) => [name, isCurrent])));
    context.loan.attributes(link, { 'aria-current': isCurrent ? 'location' : null });
  }
}

function followAnchor(context: MenuContext, link: HTMLAnchorElement, target: HTMLElement): void {
  const { store, environment } = context;
  const { window } = environment;
  markCurrent(context, link);
  scrollToTarget(context, target, () => {
    store.dispatch({ kind: 'closed' });
    settleOnTarget(context, target);
    if (window.location.hash !== link.hash) window.history.pushState(window.history.state, '', link.hash);
    focusElement(target, { preventScroll: true });
  });
}

/**
 * In-page links scroll to their target below sticky headers, then the open menu closes, the hash is pushed and the
 * focus moves to the target. Links to other documents, a lone `#` and missing targets are the browser's.
 */
export function bindAnchors(context: MenuContext): void {
  const { parts, environment, signal } = context;
  const { document, window } = environment;
  markCurrent(context, undefined);
  listen(
    parts.wrapper,
    'click',
    (event) => {
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button > 0);
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (!link || !isPlain || event.defaultPrevented || link.target === '_blank') return;
      const id = readAnchorId(link.href, window.location.href);
      const target = id === undefined ? undefined : findTarget(document, id);
      if (!target) return;
      event.preventDefault();
      followAnchor(context, link, target);
    },
    { signal },
  );
}
