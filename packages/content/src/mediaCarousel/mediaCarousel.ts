import type { Loan } from '@hadaya/core';
import { type IslandContext, markOwnRoot } from '@hadaya/core';
import type { Slider, SliderOptions } from '@hadaya/media/slider';
import { createEngine } from '@hadaya/media/slider/engine';
import { readDevices, readSliderTexts, type SliderParts, type SliderPlan } from '../slides/index.ts';
import { readWidgetSettings, type Widget } from '../widget/index.ts';
import { planMedia } from './planMedia.ts';
import { loadBackgrounds, startThumbnails } from './startThumbnails.ts';

/** What a media carousel has beyond other sliders. */
export interface MediaCarousel {
  readonly plan: SliderPlan;
  /** Moves the slides, by the library from the start: it knows the movements in depth. */
  open(options: SliderOptions): Slider;
  /** Starts what stands beside the slider; the returned function is called with each new place. */
  start(goTo: (index: number) => void): (index: number) => void;
}

/** Where the place among the slides is told. */
interface CounterPlace extends Pick<IslandContext<unknown>, 'island' | 'signal'> {
  readonly loan: Loan;
  readonly pagination: HTMLElement;
  readonly count: number;
}

/** Tells the place among the slides in the printed node, as "1 / 5" or as a bar. */
function startPlaceCounter(place: CounterPlace, kind: 'fraction' | 'progressbar'): (index: number) => void {
  const { island, loan, pagination, count, signal } = place;
  loan.classes(pagination, { [`swiper-pagination-${kind}`]: true, 'swiper-pagination-horizontal': true });
  const host = pagination.ownerDocument.createElement('span');
  markOwnRoot(host, island);
  pagination.append(host);
  signal.addEventListener('abort', () => host.remove(), { once: true });
  if (kind === 'fraction') {
    return (index) => {
      host.textContent = `${index + 1} / ${count}`;
    };
  }
  host.className = 'swiper-pagination-progressbar-fill';
  host.setAttribute('aria-hidden', 'true');
  return (index) => host.style.setProperty('scale', `${(index + 1) / count} 1`);
}

/** Reads what a media, testimonial or reviews carousel is. */
export function openMediaCarousel(widget: Widget, parts: SliderParts): MediaCarousel {
  const { slides, pagination } = parts;
  const { element, environment, island, loan, signal } = widget;
  const page = environment.window;
  const [type = ''] = element.dataset.widget_type?.split('.') ?? [];
  const origin = { type, devices: readDevices(page), count: slides.length };
  const plan = planMedia(readWidgetSettings(element), origin);
  const { thumbnails, counter, speed, depth } = plan;
  return {
    plan,
    open: (options) => createEngine({ ...options, depth, followsClicks: true }),
    start(goTo) {
      const texts = readSliderTexts(element, page);
      const follow = [
        (index: number) =>
          loadBackgrounds(
            [0, 1, -1].map((by) => slides.at((index + by) % slides.length)),
            loan,
          ),
      ];
      if (thumbnails) follow.push(startThumbnails(widget, { thumbnails, speed, texts, goTo }));
      if (counter && pagination) {
        follow.push(startPlaceCounter({ island, loan, pagination, signal, count: slides.length }, counter));
      }
      const show = (index: number) => {
        for (const one of follow) one(index);
      };
      show(0);
      return show;
    },
  };
}
