import { type Environment, listen } from '@hadaya/core';

const REACHING_EVENTS = ['pointerenter', 'pointerdown', 'touchstart', 'focusin'];

/** Resolves when the visitor reaches for the element, or when the page is idle; never after the signal has aborted. */
export function whenWanted(
  element: Element,
  { clock }: Pick<Environment, 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    signal.addEventListener('abort', () => waiting.abort(), { signal: waiting.signal });
    const run = () => {
      waiting.abort();
      resolve();
    };
    for (const type of REACHING_EVENTS) {
      listen(element, type, run, { signal: waiting.signal, capture: true, passive: true });
    }
    clock.idle(run, waiting.signal);
  });
}
