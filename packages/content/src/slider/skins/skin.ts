import type { DepthEffect } from '@hadaya/media/slider';
import type { SliderPlan } from '../model/sliderPlan.ts';

/** What a media carousel has beyond other sliders. */
export interface Skin {
  readonly plan: SliderPlan;
  readonly depth: DepthEffect | undefined;
  /** Starts what stands beside the slider; the returned function is called with each new place. */
  start(goTo: (index: number) => void): (index: number) => void;
}
