import type { Store } from '@hadaya/core';
import type { MediaCarousel } from '../mediaCarousel/mediaCarousel.ts';
import type { SliderParts, SliderPlan, SliderView } from '../slides/index.ts';
import type { Widget } from '../widget/index.ts';

/** What the parts of a running slider share. */
export interface SliderSession {
  readonly widget: Widget;
  readonly parts: SliderParts;
  readonly plan: SliderPlan;
  readonly media: MediaCarousel | undefined;
  readonly store: Store<SliderView, Partial<SliderView>>;
  /** Slide to start with. */
  readonly first: number;
  /** What the island itself has written on the arrows; theirs are written by the same hand, so that one gives back. */
  readonly arrows: Widget['loan'];
}
