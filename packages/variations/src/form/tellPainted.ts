import { childController, listen, whenPainted } from '@hadaya/core';
import type { SessionOrigin } from './formSession.ts';

/**
 * What a visitor may do next, leaving included; whatever hears of it must know the choice before. The beginning of a press is not
 * among them: what the page does to its layout would move the target away from under the finger.
 */
const NEXT_DEEDS = ['click', 'keydown', 'submit', 'visibilitychange', 'pagehide'];

/** Jobs for the time after a choice was painted. */
export interface PaintedJobs {
  /** Runs a job in a task of its own once the next frame is painted and no finger or button is down. */
  add(job: () => void): void;
  /** Runs what waits now, because something is about to happen that has to come after it. */
  runNow(): void;
}

/**
 * Keeps what the page has to hear of a choice until the visitor has seen it. WooCommerce and others on the page take longer
 * over a `change` than a tap may; it reaches them before the visitor's next deed, another choice, and the form's end.
 */
export function tellPainted({ environment, signal }: Pick<SessionOrigin, 'environment' | 'signal'>): PaintedJobs {
  const { window, clock } = environment;
  let waiting: (() => void)[] = [];
  let watch: AbortController | undefined;
  const runNow = () => {
    const due = waiting;
    waiting = [];
    watch?.abort();
    watch = undefined;
    for (const job of due) job();
  };
  signal.addEventListener('abort', runNow, { once: true });
  const runAtRest = (watched: AbortSignal) => {
    const hear = { signal: watched, capture: true };
    let isPressed = false;
    const wait = () => whenPainted(clock, () => isPressed || runNow(), watched);
    const note = ({ type }: Event) => {
      isPressed = type === 'pointerdown';
      if (!isPressed) wait();
    };
    for (const deed of NEXT_DEEDS) listen(window, deed, runNow, hear);
    for (const turn of ['pointerdown', 'pointerup', 'pointercancel']) listen(window, turn, note, hear);
    wait();
  };
  return {
    add(job) {
      waiting.push(job);
      if (watch) return;
      watch = childController(signal);
      runAtRest(watch.signal);
    },
    runNow,
  };
}
