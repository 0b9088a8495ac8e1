import type { Slider, SliderOptions } from '@hadaya/media/slider';
import { createEngine } from '@hadaya/media/slider/engine';
import { readDevices, readSliderTexts, type SliderParts, type SliderPlan } from '../slides/index.ts';
import { readWidgetSettings, type Widget } from '../widget/index.ts';
import { planMedia } from './planMedia.ts';
import { loadBackgrounds, startThumbnails } from './startThumbnails.ts';

/** Parts that only a media carousel has. */
export interface MediaCarousel {
  readonly plan: SliderPlan;
  /** Moves the slides; uses the library from the start for its 3D effects. */
  open(options: SliderOptions): Slider;
  /** Starts the elements beside the slider; callers pass each new index to the returned function. */
  start(goTo: (index: number) => void): (index: number) => void;
}

/** Reads a media, testimonial or reviews carousel. */
export function openMediaCarousel(widget: Widget, parts: SliderParts): MediaCarousel {
  const { slides } = parts;
  const { element, environment, loan } = widget;
  const page = environment.window;
  const [type = ''] = element.dataset.widget_type?.split('.') ?? [];
  const origin = { type, devices: readDevices(page), count: slides.length };
  const plan = planMedia(readWidgetSettings(element), origin);
  const { thumbnails, speed, depth } = plan;
  return {
    plan,
    open: (options) => createEngine({ ...options, depth, followsClicks: true }),
    start(goTo) {
      const texts = readSliderTexts(element, page);
      const around = (index: number) => [0, 1, -1].map((by) => slides.at((index + by) % slides.length));
      const follow = thumbnails && startThumbnails(widget, { thumbnails, speed, texts, goTo });
      const show = (index: number) => {
        loadBackgrounds(around(index), loan);
        follow?.(index);
      };
      show(0);
      return show;
    },
  };
}
