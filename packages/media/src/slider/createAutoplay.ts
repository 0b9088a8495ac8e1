import { type Clock, listen, type PageWindow, prefersReducedMotion } from '@hadaya/core';

/**
 * `playing`: the slides move. `held`: they are paused for one or more reasons. `stopped`: only `play` starts them
 * again.
 */
export type AutoplayState = 'playing' | 'held' | 'stopped';

export interface AutoplayOptions {
  /** The slider's outermost node; pointer and focus on it pause the autoplay. */
  readonly element: HTMLElement;
  readonly window: PageWindow;
  readonly clock: Clock;
  /** Time for which a slide is shown, in milliseconds. */
  readonly delay: number;
  readonly step: () => void;
  /** Pauses while the pointer is over the slider. On by default. */
  readonly pausesOnHover?: boolean;
  /** Ends autoplay when focus enters the slider, instead of pausing it. */
  readonly stopsOnFocus?: boolean;
  /** Selector of the switch inside the slider that stops and starts the autoplay; focus on the switch does neither. */
  readonly switchSelector?: string;
  readonly onChange?: (state: AutoplayState) => void;
  readonly signal: AbortSignal;
}

export interface Autoplay {
  getState(): AutoplayState;
  /** Starts or resumes autoplay at the visitor's request; with reduced motion, autoplay stays paused. */
  play(): void;
  /** Stops autoplay at the visitor's request, or when the visitor first moves the slides. */
  stop(): void;
  /**
   * Pauses autoplay for a reason that the caller names, such as an open lightbox, until `release` is called with the
   * same reason.
   */
  hold(reason: string): void;
  release(reason: string): void;
}

function watchHolds(options: AutoplayOptions, toggle: (reason: string, isHeld: boolean) => void, stop: () => void) {
  const { element, window: page, signal, pausesOnHover = true, stopsOnFocus = false, switchSelector } = options;
  if (pausesOnHover) {
    listen(element, 'pointerenter', ({ pointerType }) => toggle('hover', pointerType === 'mouse'), { signal });
    listen(element, 'pointerleave', () => toggle('hover', false), { signal });
  }
  const isSwitch = (target: EventTarget | null) =>
    switchSelector !== undefined && target instanceof page.Element && target.matches(switchSelector);
  const enter = ({ target }: Event) => {
    if (isSwitch(target)) return;
    if (stopsOnFocus) stop();
    else toggle('focus', true);
  };
  listen(element, 'focusin', enter, { signal });
  listen(element, 'focusout', () => toggle('focus', false), { signal });
  const readHidden = () => toggle('hidden', page.document.hidden);
  listen(page.document, 'visibilitychange', readHidden, { signal });
  const readMotion = () => toggle('motion', prefersReducedMotion(page));
  listen(page.matchMedia('(prefers-reduced-motion: reduce)'), 'change', readMotion, { signal });
  readHidden();
  readMotion();
}

/**
 * Advances a slider automatically, within the accessibility rules for moving content. Autoplay pauses while the pointer
 * or focus is in the slider, while the page is hidden and with reduced motion. After it has been stopped, only the
 * visitor can start it again.
 */
export function createAutoplay(options: AutoplayOptions): Autoplay {
  const { clock, delay, step, signal, onChange } = options;
  const holds = new Set<string>();
  let isStopped = false;
  let reported: AutoplayState | undefined;
  let turn = new AbortController();

  const getState = (): AutoplayState => (isStopped ? 'stopped' : holds.size > 0 ? 'held' : 'playing');
  const stepLater = () => {
    step();
    waitForStep();
  };
  const waitForStep = () => {
    turn.abort();
    turn = new AbortController();
    if (!signal.aborted && getState() === 'playing') clock.after(delay, stepLater, turn.signal);
  };
  const update = () => {
    const state = getState();
    if (state === reported) return;
    reported = state;
    waitForStep();
    onChange?.(state);
  };
  const toggle = (reason: string, isHeld: boolean) => {
    if (isHeld) holds.add(reason);
    else holds.delete(reason);
    update();
  };
  const stop = () => {
    isStopped = true;
    update();
  };
  signal.addEventListener('abort', () => turn.abort(), { once: true });
  watchHolds(options, toggle, stop);
  update();
  return {
    getState,
    stop,
    play() {
      isStopped = false;
      for (const reason of ['hover', 'focus']) holds.delete(reason);
      update();
    },
    hold: (reason) => toggle(`own ${reason}`, true),
    release: (reason) => toggle(`own ${reason}`, false),
  };
}
