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

export interface SliderLaunch {
  readonly widget: Widget;
  readonly openMediaCarousel: ((widget: Widget, parts: SliderParts) => MediaCarousel) | undefined;
}

/**
 * Ensures one slider per widget, regardless of the builder's script. Ends the builder's running slider first; if the
 * builder's script starts another one later, ends that one too and restarts Hadaya's slider at the same slide.
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
      // The order matters: ending the builder's slider removes inline styles, and ending Hadaya's slider then restores
      // those that the server printed.
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
