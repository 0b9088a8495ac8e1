import { type Environment, listen } from '@hadaya/core';

/** So long after a press the page belongs to what the visitor has pressed. */
const PRESS_MS = 100;

/** Idle time is waited for at most so long: a widget under a bar cannot be reached. */
const IDLE_MS = 300;

/**
 * Runs something once for all that ask for it, in the page's idle time, after the next paint and never in the first
 * moments after a press; another call while it waits changes nothing.
 */
export function whenQuiet({ clock, document }: Environment, run: () => void, signal: AbortSignal): () => void {
  let pressedAt = Number.NEGATIVE_INFINITY;
  let isPlanned = false;
  for (const name of ['pointerdown', 'click', 'keydown'])
    listen(
      document,
      name,
      () => {
        pressedAt = clock.now();
      },
      { signal, capture: true, passive: true },
    );
  const attempt = () => {
    const restMs = pressedAt + PRESS_MS - clock.now();
    // A clock that was set back must not hold it up.
    if (restMs > 0 && restMs <= PRESS_MS) return clock.after(restMs, wait, signal);
    isPlanned = false;
    run();
  };
  const wait = () => clock.idle(attempt, signal, IDLE_MS);
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    clock.frame(wait, signal);
  };
}
