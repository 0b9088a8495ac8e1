import { createLoan, type Loan, listen, prefersReducedMotion, readDirection } from '@hadaya/core';
import { QUIET_MS, type Strip, type StripOptions } from './createStrip.ts';
import { readNearest, readOffset, readSizes } from './sliderOptions.ts';

const SPEED_MS = 300;
/** Minimum length of a swipe in pixels; a shorter movement is a tap. */
const SWIPE_PX = 30;

function readSlides({ children }: Element): HTMLElement[] {
  return [...children].filter((child): child is HTMLElement => child instanceof HTMLElement);
}

/**
 * Sets the classes, attributes and custom properties from which style sheets read the number of slides in view, the
 * gap, and which slides are current, adjacent and visible.
 */
function createStates(options: StripOptions, loan: Loan) {
  const { root, track, wrap, effect = 'slide', breakpoints = {}, signal } = options;
  const slides = readSlides(track);
  loan.attributes(root, { 'data-hadaya-strip': effect });
  loan.classes(root, {
    'swiper-initialized': true,
    'swiper-horizontal': true,
    'swiper-rtl': readDirection(root) === 'rtl',
  });
  const writeSizes = () => {
    const { perView, gap } = readSizes(options);
    loan.style(track, { '--hadaya-slides': `${perView}`, '--hadaya-gap': `${gap}px` });
  };
  writeSizes();
  for (const from of Object.keys(breakpoints)) {
    const media = track.ownerDocument.defaultView?.matchMedia(`(min-width: ${from}px)`);
    if (media) listen(media, 'change', writeSizes, { signal });
  }
  const getVisible = (index: number) => {
    const inView = effect === 'fade' ? 1 : Math.ceil(readSizes(options).perView);
    return (wrap === 'loop' ? [...slides, ...slides] : slides).slice(index, index + inView);
  };
  const mark = (index: number) => {
    const visible = getVisible(index);
    const at = (index: number) => slides.at(index % slides.length);
    for (const slide of slides) {
      loan.classes(slide, {
        'swiper-slide-active': slide === slides[index],
        'swiper-slide-next': slide === at(index + 1),
        'swiper-slide-prev': slide === at(index - 1),
        'swiper-slide-visible': visible.includes(slide),
      });
    }
  };
  return { getVisible, mark };
}

/** Positions the slides by scrolling and, in an endless carousel, by their CSS order. */
function createLayout({ scroller, track, wrap, effect }: StripOptions, loan: Loan) {
  const slides = readSlides(track);
  const count = slides.length;
  return {
    /** Scroll snapping is off while slides move. */
    snap: (isOn: boolean) => loan.style(scroller, { 'scroll-snap-type': isOn ? '' : 'none' }),
    /** Moves `span` slides, starting with `first`, into the middle of an endless carousel. */
    arrange(first: number, span: number) {
      if (wrap !== 'loop') return;
      const start = Math.max(Math.floor((count - span) / 2), 0);
      for (const [index, slide] of slides.entries()) {
        loan.style(slide, { order: `${(index - first + start + count) % count}` });
      }
    },
    scrollTo(index: number) {
      const slide = slides[index];
      if (effect === 'fade' || !slide) return;
      const by = readOffset(scroller, slide) * (readDirection(scroller) === 'rtl' ? -1 : 1);
      scroller.scrollTo({ left: scroller.scrollLeft + by, behavior: 'instant' });
    },
  };
}

/** Animates the slides from their positions before a change to their positions after it. */
function createGlide({ effect, scroller, track, speed = SPEED_MS, signal }: StripOptions) {
  const page = scroller.ownerDocument.defaultView;
  const isFading = effect === 'fade';
  const look = (slide: HTMLElement) =>
    isFading ? Number(page?.getComputedStyle(slide).opacity ?? 1) : readOffset(scroller, slide);
  const frame = (value: number): Keyframe =>
    isFading ? { opacity: value } : { translate: `${readDirection(scroller) === 'rtl' ? -value : value}px` };
  let running: Animation[] = [];
  const stop = () => {
    for (const one of running) one.cancel();
    running = [];
  };
  signal.addEventListener('abort', stop, { once: true });
  return {
    isMoving: () => running.length > 0,
    wait: () => Promise.allSettled(running.map(({ finished }) => finished)),
    /**
     * Animates `change`. `from` is the slide whose movement is measured: it is in view before the change, and adjacent
     * to the view afterwards.
     */
    run(from: HTMLElement, change: () => void, end: () => void) {
      const slides = readSlides(track);
      const before = slides.map(look);
      stop();
      change();
      const way = (before[slides.indexOf(from)] ?? 0) - look(from);
      const ms = prefersReducedMotion(page) ? 0 : speed;
      if (ms === 0 || way === 0) return end();
      const started = slides.map((slide, at) => {
        const [first, last] = isFading ? [before[at] ?? 0, look(slide)] : [way, 0];
        return slide.animate([frame(first), frame(last)], { duration: ms, easing: 'ease' });
      });
      running = started;
      const finish = () => {
        if (running !== started) return;
        running = [];
        end();
      };
      started[0]?.finished.then(finish, () => {});
    },
  };
}

/**
 * Reports when a finger moves the slides, when they have come to rest afterwards and, if nothing scrolls, when the
 * finger has swiped.
 */
function watchHand(
  { scroller, effect, onDrag, signal }: StripOptions,
  { step, follow }: { readonly step: (way: 1 | -1) => void; readonly follow: () => void },
): { isDown(): boolean } {
  let start: Touch | undefined;
  const hold = ({ touches }: TouchEvent) => {
    start = touches[0];
  };
  const release = ({ changedTouches: [touch] }: TouchEvent) => {
    const from = start;
    start = undefined;
    if (effect !== 'fade' || !touch || !from) return;
    const by = touch.clientX - from.clientX;
    if (Math.abs(by) < SWIPE_PX || Math.abs(by) < Math.abs(touch.clientY - from.clientY)) return;
    onDrag?.();
    step(by < 0 === (readDirection(scroller) === 'ltr') ? 1 : -1);
  };
  // Scrolling may end before or after the finger lifts, so a pause in scroll events counts as the end of scrolling.
  const page = scroller.ownerDocument.defaultView;
  let timer: number | undefined;
  const wait = () => {
    page?.clearTimeout(timer);
    timer = page?.setTimeout(follow, QUIET_MS);
  };
  const drag = () => {
    if (start) onDrag?.();
    wait();
  };
  listen(scroller, 'touchstart', hold, { signal, passive: true });
  for (const type of ['touchend', 'touchcancel'] as const) listen(scroller, type, release, { signal, passive: true });
  if (effect !== 'fade') {
    listen(scroller, 'scroll', drag, { signal, passive: true });
    listen(scroller, 'touchend', wait, { signal, passive: true });
  }
  signal.addEventListener('abort', () => page?.clearTimeout(timer), { once: true });
  return { isDown: () => start !== undefined && effect !== 'fade' };
}

/** Returns the number of slides in a step or, at an end of a carousel that rewinds, the distance to the other end. */
function readStep(options: StripOptions, index: number, way: 1 | -1): number {
  const { perGroup, last } = readSizes(options);
  const isOver = way > 0 ? index >= last : index <= 0;
  if (options.wrap === 'rewind' && isOver) return way > 0 ? -index : last;
  return way * perGroup;
}

function createMoves(options: StripOptions, loan: Loan) {
  const { track, wrap, onChange, onSettle } = options;
  const { getVisible, mark } = createStates(options, loan);
  const layout = createLayout(options, loan);
  const glide = createGlide(options);
  const slides = readSlides(track);
  const count = slides.length;
  let index = options.index ?? 0;
  const rest = () => {
    mark(index);
    if (hand.isDown() || glide.isMoving()) return;
    layout.snap(true);
    layout.arrange(index, readSizes(options).perView);
    layout.scrollTo(index);
  };
  const makeCurrent = (next: number) => {
    index = next;
    mark(index);
    onChange?.(index);
  };
  const settle = () => {
    rest();
    onSettle?.();
  };
  /** In an endless carousel, a move beyond one end continues at the other. */
  const move = (by: number) => {
    const from = index;
    const { perView, last } = readSizes(options);
    const next = wrap === 'loop' ? (from + by + count) % count : Math.min(Math.max(from + by, 0), last);
    const slide = slides[from];
    if (hand.isDown() || next === from || !slide) return;
    const show = () => {
      makeCurrent(next);
      layout.snap(false);
      layout.arrange(by > 0 ? from : next, Math.abs(by) + perView);
      layout.scrollTo(next);
    };
    glide.run(slide, show, settle);
  };
  const step = (way: 1 | -1) => move(readStep(options, index, way));
  const follow = () => {
    const nearest = hand.isDown() || glide.isMoving() ? index : readNearest(options);
    if (nearest === undefined || nearest === index) return;
    makeCurrent(nearest);
    settle();
  };
  const hand = watchHand(options, { step, follow });
  return { getIndex: () => index, getVisible: () => getVisible(index), glide, makeCurrent, move, rest, settle, step };
}

/**
 * Creates a strip that has the owner's durations and optional fades, can show several slides and can be endless. The
 * slides of an endless strip change their CSS order, never their position in the DOM, so that there is always a slide
 * on either side. Touch scrolls the strip; programmatic moves are animated between two scroll positions.
 */
export function createCarousel(options: StripOptions): Strip {
  const { scroller, signal } = options;
  const { glide, makeCurrent, move, rest, settle, step, ...seen } = createMoves(options, createLoan(signal));
  rest();
  // Corrects the position after a change of size: a carousel that was hidden had no width, and a rotated screen fits a
  // different number of slides.
  const page = scroller.ownerDocument.defaultView;
  const observer = page && new page.ResizeObserver(settle);
  observer?.observe(scroller);
  signal.addEventListener('abort', () => observer?.disconnect(), { once: true });
  return {
    ...seen,
    goTo: (requested) => move(requested - seen.getIndex()),
    jumpTo(requested) {
      makeCurrent(requested);
      rest();
    },
    next: () => step(1),
    previous: () => step(-1),
    refresh: rest,
    lock: () => {},
    unlock: () => {},
    settle: async () => {
      while (glide.isMoving()) await glide.wait();
    },
    instance: undefined,
  };
}
