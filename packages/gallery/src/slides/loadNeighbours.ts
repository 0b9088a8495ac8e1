import { mayPrefetch } from '@hadaya/core';
import { listSlides } from '../markup/index.ts';
import { type Gallery, stepIndex } from '../state/index.ts';

export function loadNeighbours({ nodes, store, context: { environment } }: Gallery): void {
  const { index } = store.getState();
  const slides = listSlides(nodes);
  for (const by of mayPrefetch(environment.window.navigator) ? [0, 1, -1] : [0]) {
    const image = slides[stepIndex(index, by, slides.length)]?.querySelector('img');
    if (image?.loading === 'lazy') image.loading = 'eager';
  }
}
