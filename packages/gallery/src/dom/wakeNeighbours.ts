import { stepIndex } from '../model/stepIndex.ts';
import type { Stage } from './stage.ts';

/** Lets the images beside the current one load before they are asked for. */
export function wakeNeighbours({ getSet, store }: Stage): void {
  const { index, count } = store.getState();
  for (const place of [index, stepIndex(index, 1, count), stepIndex(index, -1, count)]) {
    const image = getSet().slides[place]?.querySelector('img');
    if (image?.loading === 'lazy') image.loading = 'eager';
  }
}
