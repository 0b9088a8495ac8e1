import { createLoan, type Loan, listen, prefersReducedMotion, readDirection } from '@hadaya/core';
import { QUIET_MS, type Strip, type StripOptions } from './createStrip.ts';
import { readNearest, readOffset, readSizes } from './sliderOptions.ts';

const SPEED_MS = 300;
/** Less than this is a tap. */
const SWIPE_PX = 30;

/** The slides in the order of the page. */
function readSlides({ children }: Element): HTMLElement[] {
  return [...children].filter((child): child is HTMLElement => child instanceof HTMLElement);
}

/** Sets the attributes from which style sheets read that the carousel runs, its slides' widths and their order. */
function createMarks(options: StripOptions, loan: Loan) {
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
    const at = (place: number) => slides.at(place % slides.length);
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

/** Puts slides where they are to be seen: by the scroll, and in an endless band by their order beside each other. */
function createPlaces({ scroller, track, wrap, effect }: StripOptions, loan: Loan) {
  const slides = readSlides(track);
  const count = slides.length;
  return {
    /** Turns the browser's snapping on, or off while slides move. */
    snap: (isOn: boolean) => loan.style(scroller, { 'scroll-snap-type': isOn ? '' : 'none' }),
    /** Puts the slides from `first` on, `span` of them, into the middle of an endless band. */
    arrange(first: number, span: number) {
      if (wrap !== 'loop') return;
      const start = Math.max(Math.floor((count - span) / 2), 0);
      for (const [place, slide] of slides.entries()) {
        loan.style(slide, { order: `${(place - first + start + count) % count}` });
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

/** Moves the slides from where they are seen to where a change has put them. */
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
    /** Sees `change` as a move; `from` is a slide that is in view before and beside the view after it. */
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

/** Tells of a finger: that it moves the slides, that they have come to rest after it, or where nothing scrolls, its swipe. */
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
  // Scrolling may end before the finger leaves and after it, so what counts is silence.
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

/** Number of slides in a step; all of them, backwards or forwards, when the strip wraps around. */
function readStep(options: StripOptions, index: number, way: 1 | -1): number {
  const { perGroup, last } = readSizes(options);
  const isOver = way > 0 ? index >= last : index <= 0;
  if (options.wrap === 'rewind' && isOver) return way > 0 ? -index : last;
  return way * perGroup;
}

/** The state of a carousel and its moves. */
function createMoves(options: StripOptions, loan: Loan) {
  const { track, wrap, onChange, onSettle } = options;
  const { getVisible, mark } = createMarks(options, loan);
  const places = createPlaces(options, loan);
  const glide = createGlide(options);
  const slides = readSlides(track);
  const count = slides.length;
  let index = options.index ?? 0;
  const rest = () => {
    mark(index);
    if (hand.isDown() || glide.isMoving()) return;
    places.snap(true);
    places.arrange(index, readSizes(options).perView);
    places.scrollTo(index);
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
  /** Goes `by` slides on, counted beyond the ends of an endless band. */
  const move = (by: number) => {
    const from = index;
    const { perView, last } = readSizes(options);
    const next = wrap === 'loop' ? (from + by + count) % count : Math.min(Math.max(from + by, 0), last);
    const slide = slides[from];
    if (hand.isDown() || next === from || !slide) return;
    const show = () => {
      makeCurrent(next);
      places.snap(false);
      places.arrange(by > 0 ? from : next, Math.abs(by) + perView);
      places.scrollTo(next);
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
 * A strip whose moves take the time that its owner gave; it fades where he wants it, shows several slides and can be
 * endless: slides change their order, never their place in the page, so that there is always one on either side.
 * A finger scrolls it; moves that are asked for are seen by animations between two places of the scroll.
 */
export function createCarousel(options: StripOptions): Strip {
  const { scroller, signal } = options;
  const { glide, makeCurrent, move, rest, settle, step, ...seen } = createMoves(options, createLoan(signal));
  rest();
  // What was hidden had no width, and what is turned has another, which shows another number of slides.
  const page = scroller.ownerDocument.defaultView;
  const observer = page && new page.ResizeObserver(settle);
  observer?.observe(scroller);
  signal.addEventListener('abort', () => observer?.disconnect(), { once: true });
  return {
    ...seen,
    goTo: (wanted) => move(wanted - seen.getIndex()),
    jumpTo(wanted) {
      makeCurrent(wanted);
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
