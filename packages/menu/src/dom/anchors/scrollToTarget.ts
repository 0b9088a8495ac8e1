import { listen } from '@hadaya/core';
import { scrollPosition } from '../../model/scrollPath.ts';
import { type MenuContext, prefersStillness } from '../menuContext.ts';

/** The height, in pixels, that sticky and fixed headers cover at the top of the viewport. */
function measureHeader(window: Window): number {
  const { document } = window;
  const middle = document.documentElement.clientWidth / 2;
  const heights = document.elementsFromPoint(middle, 1).flatMap((element) => {
    const { position } = window.getComputedStyle(element);
    const isCovering = position === 'fixed' || position === 'sticky';
    return isCovering ? [element.getBoundingClientRect().bottom] : [];
  });
  return Math.max(0, ...heights.filter((height) => height < window.innerHeight / 2));
}

function findTop(target: Element, page: Window): number {
  const margin = Number.parseFloat(page.getComputedStyle(target).scrollMarginTop) || 0;
  const top = target.getBoundingClientRect().top + page.scrollY - Math.max(margin, measureHeader(page));
  const lowest = page.document.documentElement.scrollHeight - page.innerHeight;
  return Math.max(0, Math.min(top, lowest));
}

/**
 * Scrolls the page to an element, below sticky headers, over `anchorScrollMs` (at once with reduced motion). The
 * visitor's own wheel, touch or key ends it. Calls back at the end, whichever way it ended.
 */
export function scrollToTarget(context: MenuContext, target: Element, done: () => void): void {
  const { environment, settings, signal } = context;
  const { window, document, clock } = environment;
  const scrolling = new AbortController();
  const root = document.documentElement;
  const before = root.style.scrollBehavior;
  const durationMs = prefersStillness(context) ? 0 : settings.anchorScrollMs;
  const from = window.scrollY;
  const start = clock.now();
  const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  const end = () => {
    if (scrolling.signal.aborted) return;
    scrolling.abort();
    root.style.scrollBehavior = before;
    if (root.getAttribute('style') === '') root.removeAttribute('style');
    done();
  };
  const step = () => {
    if (scrolling.signal.aborted) return;
    const elapsed = clock.now() - start;
    jump(scrollPosition({ from, to: findTop(target, window), durationMs }, elapsed));
    if (elapsed >= durationMs) end();
    else clock.frame(step, scrolling.signal);
  };
  root.style.scrollBehavior = 'auto';
  signal.addEventListener('abort', end, { once: true, signal: scrolling.signal });
  for (const type of ['wheel', 'touchmove'] as const) {
    listen(window, type, end, { signal: scrolling.signal, passive: true });
  }
  step();
}

/** Corrects the position once, without animation, after the layout above the target has changed. */
export function settleOnTarget({ environment }: MenuContext, target: Element): void {
  const { window } = environment;
  window.scrollTo({ top: findTop(target, window), behavior: 'instant' });
}
