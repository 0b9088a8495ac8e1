import { createStore } from '@hadaya/core';
import type { Widget } from '../dom/widget.ts';
import type { SliderParts } from './dom/readSlider.ts';
import type { SliderPlan } from './model/sliderPlan.ts';
import type { Skin } from './skins/skin.ts';
import type { SliderView } from './view/sliderView.ts';

/** What the parts of a running slider share. */
export interface SliderSession {
  readonly widget: Widget;
  readonly parts: SliderParts;
  readonly plan: SliderPlan;
  readonly skin: Skin | undefined;
  readonly store: ReturnType<typeof createView>;
  /** Slide to start with. */
  readonly first: number;
  /** What the island itself has written on the arrows; theirs are written by the same hand, so that one gives back. */
  readonly arrows: Widget['loan'];
}

/** The state that the controls show. */
export function createView(index: number) {
  const initial: SliderView = { index, autoplay: 'none', edge: 'none' };
  return createStore<SliderView, Partial<SliderView>>((view, change) => ({ ...view, ...change }), initial);
}
