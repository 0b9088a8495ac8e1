import { createLoan, listen } from '@hadaya/core';
import { focusElement } from '@hadaya/core/overlay';
import { type MenuContext, wantsLessMotion } from '../../state/index.ts';
import { findTarget } from './findTarget.ts';

/** Returns the share of the distance (0 to 1) covered after `elapsedMs`, easing in and out. */
export function easeInOut(elapsedMs: number, durationMs: number): number {
  const share = elapsedMs / durationMs;
  return share < 1 ? share * share * (3 - 2 * share) : 1;
}

/** Returns the height, in pixels, that sticky and fixed headers cover at the top of the viewport. */
export function measureHeader(page: Window): number {
  const { document, innerHeight } = page;
  const bottoms = document.elementsFromPoint(document.documentElement.clientWidth / 2, 1).map((element) => {
    const isCovering = /fixed|sticky/.test(page.getComputedStyle(element).position);
    const { bottom } = element.getBoundingClientRect();
    return isCovering && bottom < innerHeight / 2 ? bottom : 0;
  });
  return Math.max(0, ...bottoms);
}

/**
 * Scrolls by `share` (0 to 1) of the way from `from` to the position where the target is in view, without animation.
 */
function placeAt({ environment }: MenuContext, target: Element, from: number, share: number): void {
  const { window, document } = environment;
  const { scrollHeight } = document.documentElement;
  const margin = Number.parseFloat(window.getComputedStyle(target).scrollMarginTop) || 0;
  const requested = target.getBoundingClientRect().top + window.scrollY - Math.max(margin, measureHeader(window));
  const to = Math.max(0, Math.min(requested, scrollHeight - window.innerHeight));
  window.scrollTo({ top: from + (to - from) * share, behavior: 'instant' });
}

/**
 * Scrolls the page to an element, below sticky headers, over `anchorScrollMs` (immediately with reduced motion). The
 * visitor's own wheel or touch input stops the scrolling. At the end, calls `done` with the interrupting event, if any.
 */
function scrollToTarget(context: MenuContext, target: Element, done: (cut?: Event) => void): void {
  const { environment, settings, signal } = context;
  const { window, document, clock } = environment;
  const scrolling = new AbortController();
  const own = { signal: scrolling.signal, passive: true };
  const durationMs = wantsLessMotion(context) ? 0 : settings.anchorScrollMs;
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
  createLoan(scrolling.signal).style(document.documentElement, { 'scroll-behavior': 'auto' });
  signal.addEventListener('abort', end, own);
  for (const type of ['wheel', 'touchmove']) listen(window, type, end, own);
  step();
}

/**
 * Adds a section's hash to the URL. An open flyout's history entry becomes the section's entry, so that a single step
 * back returns to the position before the flyout was opened.
 */
function pushHash({ environment, phoneBack }: MenuContext, hash: string): void {
  const { history } = environment.window;
  const { entry } = phoneBack;
  phoneBack.entry = undefined;
  if (entry) history.replaceState(entry.pageState, '', hash);
  else history.pushState(history.state, '', hash);
}

/**
 * Follows an in-page link: scrolls to its target below sticky headers, closes the open menu, pushes the hash and moves
 * focus to the target.
 */
export function goToSection(context: MenuContext, { hash }: HTMLAnchorElement, target: HTMLElement): void {
  const { store, environment, signal, phoneBack, followed } = context;
  const { window } = environment;
  followed.target = target;
  followed.isScrolling = true;
  scrollToTarget(context, target, (cut) => {
    followed.isScrolling = false;
    const settle = () => !cut && placeAt(context, target, 0, 1);
    if (window.location.hash !== hash) pushHash(context, hash);
    // When the flyout's history entry is removed, the browser scrolls to the saved position of the entry below it.
    else if (phoneBack.entry)
      listen(window, 'popstate', () => environment.clock.frame(settle, signal), { signal, once: true });
    store.dispatch({ kind: 'closed' });
    // Scrolls again, because closing may have changed the layout above the target.
    settle();
    focusElement(target, { preventScroll: true });
  });
}

/**
 * Scrolls the section at which the page was opened, if any, to a position below the header, immediately or on the first
 * scroll.
 */
export function stopBelowHeader(context: MenuContext): void {
  const { environment, signal } = context;
  const { window } = environment;
  const entered = findTarget(context, window.location.href);
  const enter = () => {
    if (entered && Math.abs(entered.getBoundingClientRect().top) < 1) placeAt(context, entered, 0, 1);
  };
  enter();
  listen(window, 'scroll', enter, { signal, once: true });
}
