import { childController, createLoan } from '@hadaya/core';
import type { MediaCarousel } from '../mediaCarousel/mediaCarousel.ts';
import {
  createView,
  endForeignSlider,
  findForeignSlider,
  planSlider,
  readDevices,
  readSlider,
  type SliderParts,
  watchForeignSlider,
} from '../slides/index.ts';
import { readWidgetSettings, type Widget } from '../widget/index.ts';
import { driveSlider } from './driveSlider.ts';

/** Options for starting a slider. */
export interface SliderLaunch {
  readonly widget: Widget;
  readonly openMediaCarousel: ((widget: Widget, parts: SliderParts) => MediaCarousel) | undefined;
}

/**
 * Ensures one slider per widget, regardless of the builder's script: ends the builder's running slider first, and if
 * another starts later, ends it too and restarts ours at the same slide.
 */
export function startSlider(launch: SliderLaunch, first = 0): void {
  const { openMediaCarousel } = launch;
  const { element, environment, signal, fail } = launch.widget;
  const printed = readSlider(element);
  const foreign = printed && findForeignSlider(printed.root);
  if (foreign) endForeignSlider(foreign, printed);
  const parts = foreign ? readSlider(element) : printed;
  if (!parts) return;
  const life = childController(signal);
  const widget: Widget = { ...launch.widget, signal: life.signal, loan: createLoan(life.signal) };
  const media = openMediaCarousel?.(widget, parts);
  const plan = media?.plan ?? planSlider(readWidgetSettings(element), parts.kind, readDevices(environment.window));
  const store = createView(first);
  const slider = driveSlider({ widget, parts, plan, media, store, first });
  watchForeignSlider(
    parts,
    () => slider.instance,
    (other) => {
      const index = slider.getIndex();
      // Ending the builder's slider removes inline styles; ending ours, one line later, restores the page's own inline
      // styles.
      endForeignSlider(other, parts);
      life.abort();
      try {
        startSlider(launch, index);
      } catch (cause) {
        fail(cause);
      }
    },
    widget.signal,
  );
}
