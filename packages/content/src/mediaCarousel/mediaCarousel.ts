import type { Slider, SliderOptions } from '@hadaya/media/slider';
import { createEngine } from '@hadaya/media/slider/engine';
import { readDevices, readSliderTexts, type SliderParts, type SliderPlan } from '../slides/index.ts';
import { readWidgetSettings, type Widget } from '../widget/index.ts';
import { planMedia } from './planMedia.ts';
import { loadBackgrounds, startThumbnails } from './startThumbnails.ts';

export interface MediaCarousel {
  readonly plan: SliderPlan;
  /**
   * Creates the slider that moves the slides. Loads the slider library immediately, because it renders the 3D effects.
   */
  open(options: SliderOptions): Slider;
  /**
   * Starts the thumbnails, if there are any, and loads the slides' pictures; callers pass the index of each new slide
   * to the returned function.
   */
  start(goTo: (index: number) => void): (index: number) => void;
}

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
