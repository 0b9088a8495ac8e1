import { mayFetchAhead } from '@hadaya/core';
import { type Gallery, stepIndex } from '../state/index.ts';

/** Lets the current image load, and those beside it before they are asked for unless the visitor saves data. */
export function loadNeighbours({ store, context: { environment } }: Gallery): void {
  const { index, set } = store.getState();
  for (const by of mayFetchAhead(environment.window.navigator) ? [0, 1, -1] : [0]) {
    const image = set.slides[stepIndex(index, by, set.slides.length)]?.querySelector('img');
    if (image?.loading === 'lazy') image.loading = 'eager';
  }
}
