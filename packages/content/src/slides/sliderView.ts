import { createStore, type Store } from '@hadaya/core';

/** State of a slider's controls. */
export interface SliderView {
  readonly index: number;
  /** `none`: it never moves by itself, so there is nothing to pause. */
  readonly autoplay: 'none' | 'playing' | 'stopped';
  /** The visitor asked for more where there is none. */
  readonly edge: 'none' | 'first' | 'last';
}

/** The state that the controls show. */
export type SliderStore = Store<SliderView, Partial<SliderView>>;

/** Opens the state that the controls show. */
export function createView(index: number): SliderStore {
  const initial: SliderView = { index, autoplay: 'none', edge: 'none' };
  return createStore((view: SliderView, change: Partial<SliderView>) => ({ ...view, ...change }), initial);
}

/** Class of the switch that ends and starts what moves by itself. */
export const PAUSE = 'hadaya-slider-pause';
