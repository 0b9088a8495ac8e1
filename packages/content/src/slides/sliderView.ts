import { createStore, type Store } from '@hadaya/core';

export interface SliderView {
  readonly index: number;
  /** `none`: the slider never moves by itself, so there is nothing to pause. */
  readonly autoplay: 'none' | 'playing' | 'stopped';
  /** The end past which the visitor tried to move. */
  readonly edge: 'none' | 'first' | 'last';
}

export type SliderStore = Store<SliderView, Partial<SliderView>>;

export function createView(index: number): SliderStore {
  const initial: SliderView = { index, autoplay: 'none', edge: 'none' };
  return createStore((view: SliderView, change: Partial<SliderView>) => ({ ...view, ...change }), initial);
}

export const PAUSE = 'hadaya-slider-pause';
