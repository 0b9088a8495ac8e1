import type { MediaCarousel } from '../mediaCarousel/mediaCarousel.ts';
import type { SliderParts, SliderPlan, SliderStore } from '../slides/index.ts';
import type { Widget } from '../widget/index.ts';

/** State that the parts of one running slider share. */
export interface SliderSession {
  readonly widget: Widget;
  readonly parts: SliderParts;
  readonly plan: SliderPlan;
  readonly media: MediaCarousel | undefined;
  readonly store: SliderStore;
  /** Index of the first slide to show. */
  readonly first: number;
}
