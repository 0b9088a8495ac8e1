import { childController, lazyPart, listen } from '@hadaya/core';
import type { Strip, StripOptions } from './createStrip.ts';
import type { Slider, SliderOptions } from './sliderOptions.ts';

const loadEngine = lazyPart(() => import('@hadaya/media/slider/engine'));

/** A slider that scrolls by itself until it needs Swiper. */
export interface LightSliderOptions extends SliderOptions {
  /** The element that scrolls until the engine has loaded; the track by default. */
  readonly scroller?: HTMLElement;
  /** Moves the slides until the engine has loaded: `createStrip`, or `createCarousel` with its own times, fades and endless bands. */
  readonly open: (options: StripOptions) => Strip;
  /** `now`: Swiper is fetched at once (effects). `drag`: when a mouse comes near, which cannot drag without it. */
  readonly engine: 'now' | 'drag';
  /** Swiper starts now; whatever style it needs must be there when this returns, and leave with the signal. */
  readonly onEngine?: () => void;
  /** Called if Swiper fails to load; the strip keeps working, and the next move tries again. */
  readonly onLost?: (cause: unknown) => void;
}

/** A slider whose engine may be still to come. */
export interface LightSlider extends Slider {
  /** Loads Swiper, for callers that need its object. */
  fetchEngine(): void;
}

/** A part that loads on demand; `askAgain` retries after a failure. */
function createAsker(track: Element, load: () => Promise<void>, onLost: (cause: unknown) => void) {
  let state: 'unasked' | 'asked' | 'lost' = 'unasked';
  const ask = () => {
    // A single slide has nowhere to go.
    if (state === 'asked' || track.childElementCount < 2) return;
    state = 'asked';
    load().catch((cause: unknown) => {
      state = 'lost';
      onLost(cause);
    });
  };
  return { ask, askAgain: () => state === 'lost' && ask() };
}

/**
 * Creates a slider on the browser's own scrolling (the caller's style sheet snaps it). Swiper takes its place without a
 * jump when a mouse comes near, or at once where it is asked to.
 */
export function createSlider(options: LightSliderOptions): LightSlider {
  const { root, track, scroller = track, open, engine, signal, onEngine, onLost } = options;
  const beforeEngine = childController(signal);
  const strip = open({ ...options, scroller, signal: beforeEngine.signal });
  let slider: Slider = strip;
  let isLocked = false;

  const load = async () => {
    const { createEngine } = await loadEngine(signal);
    await strip.settle();
    if (signal.aborted) return;
    const index = strip.getIndex();
    beforeEngine.abort();
    strip.unlock();
    onEngine?.();
    scroller.scrollLeft = 0;
    slider = createEngine({ ...options, index });
    if (isLocked) slider.lock();
  };
  const { ask, askAgain } = createAsker(track, load, (cause) => signal.aborted || onLost?.(cause));
  const lock = (isOn: boolean) => {
    isLocked = isOn;
    slider[isOn ? 'lock' : 'unlock']();
  };
  const move = (act: () => void) => {
    act();
    askAgain();
  };
  if (engine === 'now') ask();
  else listen(root, 'pointerenter', ({ pointerType }) => void (pointerType === 'mouse' && ask()), { signal });
  return {
    getIndex: () => slider.getIndex(),
    getVisible: () => slider.getVisible(),
    goTo: (index) => move(() => slider.goTo(index)),
    jumpTo: (index) => slider.jumpTo(index),
    next: () => move(() => slider.next()),
    previous: () => move(() => slider.previous()),
    refresh() {
      slider.refresh();
      if (engine === 'now') ask();
    },
    lock: () => lock(true),
    unlock: () => lock(false),
    fetchEngine: ask,
    get instance() {
      return slider.instance;
    },
  };
}
