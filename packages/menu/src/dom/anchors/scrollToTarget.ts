import { listen } from '@hadaya/core';
import { easeInOut } from '../../model/easeInOut.ts';
import type { MenuContext } from '../menuContext.ts';

/** The height, in pixels, that sticky and fixed headers cover at the top of the viewport. */
function measureHeader(page: Window): number {
  const { document, innerHeight } = page;
  const bottoms = document.elementsFromPoint(document.documentElement.clientWidth / 2, 1).map((element) => {
    const isCovering = /fixed|sticky/.test(page.getComputedStyle(element).position);
    const { bottom } = element.getBoundingClientRect();
    return isCovering && bottom < innerHeight / 2 ? bottom : 0;
  });
  return Math.max(0, ...bottoms);
}

/** Puts the page, without animation, at a share of the way from `from` to the place where the target is in sight. */
export function placeAt({ environment }: MenuContext, target: Element, from: number, share: number): void {
  const { window, document } = environment;
  const { scrollHeight } = document.documentElement;
  const margin = Number.parseFloat(window.getComputedStyle(target).scrollMarginTop) || 0;
  const wanted = target.getBoundingClientRect().top + window.scrollY - Math.max(margin, measureHeader(window));
  const to = Math.max(0, Math.min(wanted, scrollHeight - window.innerHeight));
  window.scrollTo({ top: from + (to - from) * share, behavior: 'instant' });
}

/**
 * Scrolls the page to an element, below sticky headers, over `anchorScrollMs` (at once with reduced motion). The
 * visitor's own wheel or touch ends it where it is. Calls back at the end, with the event that cut it short.
 */
export function scrollToTarget(context: MenuContext, target: Element, done: (cut?: Event) => void): void {
  const { environment, settings, signal, lend } = context;
  const { window, document, clock } = environment;
  const scrolling = new AbortController();
  const own = { signal: scrolling.signal, passive: true };
  const durationMs = context.isStill() ? 0 : settings.anchorScrollMs;
  const from = window.scrollY;
  const start = clock.now();
  const end = (cut?: Event) => {
    if (scrolling.signal.aborted) return;
    scrolling.abort();
    done(cut);
  };
  const step = () => {
    const elapsed = clock.now() - start;
    placeAt(context, target, from, easeInOut(elapsed, durationMs));
    if (elapsed >= durationMs) end();
    else clock.frame(step, scrolling.signal);
  };
  lend(scrolling.signal).style(document.documentElement, { 'scroll-behavior': 'auto' });
  signal.addEventListener('abort', end, own);
  for (const type of ['wheel', 'touchmove']) listen(window, type, end, own);
  step();
}
