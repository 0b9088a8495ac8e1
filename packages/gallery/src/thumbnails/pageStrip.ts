import { prefersReducedMotion, readDirection } from '@hadaya/core';
import type { Gallery } from '../state/index.ts';

const PAGE_PART = 0.8;

export function pageStrip({ nodes: { strip }, store, context }: Gallery, direction: 1 | -1): void {
  const { isUpright } = store.getState().strip;
  const isReversed = !isUpright && readDirection(strip) === 'rtl';
  const by = (isUpright ? strip.clientHeight : strip.clientWidth) * PAGE_PART * direction * (isReversed ? -1 : 1);
  const behavior = prefersReducedMotion(context.environment.window) ? 'instant' : 'smooth';
  strip.scrollBy({ [isUpright ? 'top' : 'left']: by, behavior });
}
