import { type Environment, listen } from '@hadaya/core';

/** Grace period after a press, while the page reacts to it. */
const PRESS_MS = 100;

/** Maximum wait for idle time, because visitors cannot reach a widget under a bar. */
const IDLE_MS = 300;

/**
 * Runs a callback in idle time, after the next paint and not right after a press. Ignores calls while one is pending.
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
    // A clock that moved backwards must not delay the callback.
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
