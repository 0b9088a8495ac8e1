import type { MediaCarousel } from '../mediaCarousel/mediaCarousel.ts';
import type { SliderParts, SliderPlan, SliderStore } from '../slides/index.ts';
import type { Widget } from '../widget/index.ts';

/** Data that the motion, controls and autoplay of one slider share. */
export interface SliderSession {
  readonly widget: Widget;
  readonly parts: SliderParts;
  readonly plan: SliderPlan;
  readonly media: MediaCarousel | undefined;
  readonly store: SliderStore;
  /** Index of the first slide to show. */
  readonly first: number;
}
