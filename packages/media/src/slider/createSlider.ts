import { childController, lazyPart, listen } from '@hadaya/core';
import type { Strip, StripOptions } from './createStrip.ts';
import type { Slider, SliderOptions } from './sliderOptions.ts';

const loadEngine = lazyPart(() => import('@hadaya/media/slider/engine'));

export interface LightSliderOptions extends SliderOptions {
  /** The element that scrolls until the engine has loaded; the track by default. */
  readonly scroller?: HTMLElement;
  /**
   * Creates the strip that moves the slides until the engine has loaded: `createStrip`, or `createCarousel` if the
   * slider has its own duration, fades or is endless.
   */
  readonly open: (options: StripOptions) => Strip;
  /**
   * `now`: Swiper loads immediately, because effects need it. `drag`: Swiper loads when a mouse comes near, because a
   * mouse cannot drag without it.
   */
  readonly engine: 'now' | 'drag';
  /**
   * Called when Swiper is about to start. It must synchronously add the styles that Swiper needs, and remove them when
   * the signal aborts.
   */
  readonly onEngine?: () => void;
  /** Called if Swiper fails to load; the strip keeps working, and the next move retries the load. */
  readonly onFailed?: (cause: unknown) => void;
}

/** A slider whose engine (Swiper) may not have loaded yet. */
export interface LightSlider extends Slider {
  /** Loads Swiper, for callers that need its object. */
  fetchEngine(): void;
}

function createAsker(track: Element, load: () => Promise<void>, onFailed: (cause: unknown) => void) {
  let state: 'unasked' | 'asked' | 'failed' = 'unasked';
  const ask = () => {
    // A single slide cannot move.
    if (state === 'asked' || track.childElementCount < 2) return;
    state = 'asked';
    load().catch((cause: unknown) => {
      state = 'failed';
      onFailed(cause);
    });
  };
  return { ask, askAgain: () => state === 'failed' && ask() };
}

/**
 * Creates a slider with native scrolling, snapped by the caller's style sheet. Swiper replaces it without a jump:
 * immediately if `engine` is `now`, otherwise when a mouse comes near or `fetchEngine` is called.
 */
export function createSlider(options: LightSliderOptions): LightSlider {
  const { root, track, scroller = track, open, engine, signal, onEngine, onFailed } = options;
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
  const { ask, askAgain } = createAsker(track, load, (cause) => signal.aborted || onFailed?.(cause));
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
