import { childController, listen, mayPrefetch, onceLoaded, onVisible } from '../page/index.ts';
import type { IslandContext } from './defineIsland.ts';

/** Signs of intent. */
const EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Calls `start` once, when the island's view may load (see {@link Hydration}); never after the island has unmounted.
 */
export function hydrate(
  {
    element,
    environment,
    signal,
    hydration = 'interaction',
  }: Pick<IslandContext<unknown>, 'element' | 'environment' | 'signal' | 'hydration'>,
  start: () => void,
): void {
  const { clock, document, window } = environment;
  const waiting = childController(signal);
  const begin = () => {
    waiting.abort();
    start();
  };
  for (const type of EVENTS) listen(element, type, begin, { signal: waiting.signal, capture: true, passive: true });
  // An element that was in view from the beginning was not scrolled to, so its visibility is not a sign of intent.
  const watch = () => onVisible(element, begin, { signal: waiting.signal, rootMargin: '0px' });
  listen(document, 'scroll', watch, { signal: waiting.signal, capture: true, passive: true, once: true });
  if (hydration === 'idle' && mayPrefetch(window.navigator))
    onceLoaded(environment, () => clock.idle(begin, waiting.signal), waiting.signal);
}
