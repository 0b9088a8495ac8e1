import { listen, prefersReducedMotion, readDirection } from '@hadaya/core';
import type { Slider, SliderOptions } from './sliderOptions.ts';

/** A slider with native scrolling. */
export interface Strip extends Slider {
  /** Resolves when nothing is scrolling. */
  settle(): Promise<void>;
}

/** `scroller` is the element that scrolls; the slides are the children of `track`. */
export interface StripOptions extends SliderOptions {
  readonly scroller: HTMLElement;
}

/**
 * Pause in `scroll` events, in milliseconds (plus a frame), after which scrolling counts as ended in browsers without
 * `scrollend`.
 */
export const QUIET_MS = 120;
const TOLERANCE_PX = 2;

function onScrollEnd(scroller: HTMLElement, tell: () => void, signal: AbortSignal): void {
  const page = scroller.ownerDocument.defaultView;
  if (!page || 'onscrollend' in Object(page)) {
    listen(scroller, 'scrollend', tell, { signal });
    return;
  }
  let timer = 0;
  let frame = 0;
  const stop = () => {
    page.clearTimeout(timer);
    page.cancelAnimationFrame(frame);
  };
  const wait = () => {
    stop();
    // A busy page fires a scroll event only with its next frame, which may come later than the timer.
    timer = page.setTimeout(() => {
      frame = page.requestAnimationFrame(tell);
    }, QUIET_MS);
  };
  listen(scroller, 'scroll', wait, { signal, passive: true });
  signal.addEventListener('abort', stop, { once: true });
}

/** Scrolls a strip, and distinguishes its own scrolling from the visitor's. */
function createScrolling({ scroller, track, onDrag, onSettle, signal }: StripOptions, onHandMoved: () => void) {
  const still = Number.NEGATIVE_INFINITY;
  let lastMove = still;
  let isAskedFor = false;
  let isHeld = false;
  const noteMove = () => {
    lastMove = performance.now();
    // The drag is reported on scroll rather than on touch, because a finger that scrolls the page does not move the
    // slides.
    if (isHeld) onDrag?.();
  };
  const hold = ({ type }: Event) => {
    isHeld = type === 'touchstart';
    if (isHeld || type === 'wheel') isAskedFor = false;
  };
  const end = () => {
    if (!isAskedFor) onHandMoved();
    isAskedFor = false;
    lastMove = still;
    onSettle?.();
  };
  listen(scroller, 'scroll', noteMove, { signal, passive: true });
  onScrollEnd(scroller, end, signal);
  for (const type of ['touchstart', 'touchend', 'touchcancel', 'wheel'])
    listen(scroller, type, hold, { signal, passive: true });
  return {
    isAtRest: () => lastMove === still,
    scrollTo(index: number, behavior: ScrollBehavior) {
      const at = (scroller.scrollWidth / track.childElementCount) * index;
      // The position is compared only at rest, because a strip that has just started to move may still be at its old
      // position.
      if (lastMove === still && Math.abs(Math.abs(scroller.scrollLeft) - at) < TOLERANCE_PX) return;
      isAskedFor = true;
      lastMove = performance.now();
      // This scrolls to a position rather than by a distance, because `scroll-snap-stop` would end a scroll over
      // several slides at the next slide.
      scroller.scrollTo({ left: readDirection(scroller) === 'rtl' ? -at : at, behavior });
    },
    /**
     * Resolves after a pause in scroll events, because browsers that re-snap after a resize fire `scroll` without
     * `scrollend`.
     */
    async settle() {
      while (performance.now() - lastMove < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    },
  };
}

/**
 * Moves full-width slides by native scrolling, snapped by the caller's style sheet. It reports the visitor's moves when
 * they end, and programmatic moves when they start.
 */
export function createStrip(options: StripOptions): Strip {
  const { scroller, track, speed, wrap = 'none', onChange } = options;
  let index = options.index ?? 0;
  const makeCurrent = (next: number) => {
    if (next === index) return;
    index = next;
    onChange?.(index);
  };
  /** Makes the slide in view current; does nothing in a strip without layout. */
  const follow = () => {
    const { scrollLeft, scrollWidth } = scroller;
    if (scrollWidth > 0) makeCurrent(Math.round((Math.abs(scrollLeft) / scrollWidth) * track.childElementCount));
  };
  const { scrollTo, settle, isAtRest } = createScrolling(options, follow);
  const readLast = () => Math.max(track.childElementCount - 1, 0);
  const clamp = (requested: number) => Math.min(Math.max(requested, 0), readLast());
  const goTo = (requested: number) => {
    makeCurrent(clamp(requested));
    scrollTo(index, speed === 0 || prefersReducedMotion(track.ownerDocument.defaultView) ? 'instant' : 'smooth');
  };
  const jumpTo = (requested: number) => {
    const next = clamp(requested);
    // If the strip is at rest on the requested slide, the position is not measured, because measuring would force a
    // layout.
    if (next === index && isAtRest()) return;
    index = next;
    scrollTo(index, 'instant');
  };
  if (index > 0) scrollTo(index, 'instant');
  // The visitor may have scrolled before this code was listening. A strip at its start is not measured, because it may
  // not be laid out yet.
  else if (Math.abs(scroller.scrollLeft) > TOLERANCE_PX) follow();
  return {
    getIndex: () => index,
    getVisible: () =>
      [...track.children].filter(
        (child, position): child is HTMLElement => position === index && child instanceof HTMLElement,
      ),
    goTo,
    jumpTo,
    next: () => goTo(wrap !== 'none' && index >= readLast() ? 0 : index + 1),
    previous: () => goTo(wrap !== 'none' && index <= 0 ? readLast() : index - 1),
    refresh: () => {},
    lock: () => scroller.style.setProperty('overflow', 'hidden'),
    unlock: () => scroller.style.removeProperty('overflow'),
    settle,
    instance: undefined,
  };
}
