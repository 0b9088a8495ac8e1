import { loadEffect } from '@hadaya/media/slider';
import { readWidgetSettings } from '../../dom/readWidgetSettings.ts';
import type { Widget } from '../../dom/widget.ts';
import type { SliderParts } from '../dom/readSlider.ts';
import type { SliderTools } from '../startSlider.ts';
import { loadBackgrounds } from './loadBackgrounds.ts';
import { planMedia } from './planMedia.ts';
import type { Skin } from './skin.ts';
import { startCounter } from './startCounter.ts';
import { startThumbnails } from './startThumbnails.ts';

/** Reads what a media, testimonial or reviews carousel is, and loads the movement that it asks for. */
export async function openSkin(widget: Widget, parts: SliderParts, tools: SliderTools): Promise<Skin> {
  const { slides, pagination } = parts;
  const { element, environment, island, loan, signal } = widget;
  const page = environment.window;
  const [type = ''] = element.dataset.widget_type?.split('.') ?? [];
  const origin = { type, devices: tools.readDevices(page), count: slides.length };
  const plan = planMedia(readWidgetSettings(element), origin, tools);
  const { thumbnails, counter, speed } = plan;
  return {
    plan,
    depth: plan.depth && (await loadEffect(plan.depth)),
    start(goTo) {
      const texts = tools.readSliderTexts(element, page);
      const follow = [
        (index: number) =>
          loadBackgrounds(
            [0, 1, -1].map((by) => slides.at((index + by) % slides.length)),
            loan,
          ),
      ];
      if (thumbnails) follow.push(startThumbnails(widget, { thumbnails, speed, texts, goTo }));
      if (counter && pagination) {
        follow.push(startCounter({ island, loan, pagination, signal, count: slides.length }, counter));
      }
      const show = (index: number) => {
        for (const one of follow) one(index);
      };
      show(0);
      return show;
    },
  };
}
