import { childController, keepAttributes, listen, mayPrefetch, onceLoaded } from '@hadaya/core';
import type { Gallery } from '../state/index.ts';

const EVENTS = ['scroll', 'pointerdown', 'touchstart', 'keydown'];

/**
 * Delays the pictures after the first one until the page has loaded or the visitor is about to use them. Browsers treat
 * them as near the viewport and would load them in competition with the first picture and the shop's scripts.
 * Afterwards the browser loads the printed pictures at the box's size. With Save-Data or on a very slow connection they
 * load only when the visitor is about to use them.
 */
export function delayNeighbours({ nodes, printed, store, context, readWidth }: Gallery): void {
  const { environment, signal } = context;
  const holding = childController(signal);
  const mark = keepAttributes(nodes.wrapper, signal);
  const release = () => {
    if (holding.signal.aborted) return;
    holding.abort();
    const width = Math.round(readWidth());
    for (const slide of printed.slides.slice(1)) {
      const image = slide.querySelector('img[srcset][sizes]');
      if (image && width > 0) keepAttributes(image, signal)({ sizes: `${width}px` });
    }
    mark({ 'data-hadaya-neighbours': 'near' });
  };
  mark({ 'data-hadaya-neighbours': 'held' });
  for (const type of EVENTS)
    listen(nodes.container, type, release, { signal: holding.signal, passive: true, capture: true });
  store.subscribe(() => store.getState().index > 0 && release(), holding.signal);
  if (!mayPrefetch(environment.window.navigator)) return;
  const { clock } = environment;
  // The width is known by the second frame; reading it earlier would force a layout.
  const releaseSoon = () => clock.frame(() => clock.frame(release, holding.signal), holding.signal);
  onceLoaded(environment, releaseSoon, holding.signal);
}
