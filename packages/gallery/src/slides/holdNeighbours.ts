import { childController, keepAttributes, listen, mayFetchAhead, onceLoaded } from '@hadaya/core';
import type { Gallery } from '../state/index.ts';

const SIGNS = ['scroll', 'pointerdown', 'touchstart', 'keydown'];

/**
 * Keeps the pictures beside the first one, which browsers count as near, from being asked for before the page has loaded: they
 * would take the line from the first one and from the shop's scripts. By then, or when the visitor reaches for them, they come
 * as the server wants them, in the size of the box. Who saves data gets them when he reaches for them.
 */
export function holdNeighbours({ nodes, printed, store, context, readWidth }: Gallery): void {
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
  for (const type of SIGNS)
    listen(nodes.container, type, release, { signal: holding.signal, passive: true, capture: true });
  store.subscribe(() => store.getState().index > 0 && release(), holding.signal);
  if (!mayFetchAhead(environment.window.navigator)) return;
  const { clock } = environment;
  // By the second frame the width is known; to ask for it now would have the browser lay out the page at once.
  const releaseSoon = () => clock.frame(() => clock.frame(release, holding.signal), holding.signal);
  onceLoaded(environment, releaseSoon, holding.signal);
}
