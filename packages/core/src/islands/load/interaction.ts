import { listen } from '../../dom/listen.ts';
import type { LoadTarget } from './strategy.ts';

const REACHING_EVENTS = ['pointerenter', 'pointerdown', 'touchstart', 'focusin', 'keydown'];

/** Mounts when the visitor reaches for the element by pointer, touch, focus or key. */
export function loadInteraction(start: () => void, { element, signal }: LoadTarget): void {
  const reached = new AbortController();
  signal.addEventListener('abort', () => reached.abort(), { signal: reached.signal });
  for (const type of REACHING_EVENTS) {
    listen(
      element,
      type,
      () => {
        reached.abort();
        start();
      },
      { signal: reached.signal, capture: true, passive: true },
    );
  }
}
