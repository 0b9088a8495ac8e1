import type { Store } from '@hadaya/core';
import type { Widget } from '../widget/dom/widget.ts';
import type { SliderView } from './dom/drawControls.ts';
import type { SliderParts } from './dom/readSlider.ts';
import type { SliderPlan } from './model/planSlider.ts';
import type { Skin } from './skins/openSkin.ts';

/** What the parts of a running slider share. */
export interface SliderSession {
  readonly widget: Widget;
  readonly parts: SliderParts;
  readonly plan: SliderPlan;
  readonly skin: Skin | undefined;
  readonly store: Store<SliderView, Partial<SliderView>>;
  /** Slide to start with. */
  readonly first: number;
  /** What the island itself has written on the arrows; theirs are written by the same hand, so that one gives back. */
  readonly arrows: Widget['loan'];
}
