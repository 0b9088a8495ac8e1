import { listen } from '@hadaya/core';
import type { Slider, SliderOptions } from '@hadaya/media/slider';
import type { SlideSettings } from '../../model/slideSettings.ts';
import { type GalleryNodes, SLIDE_CLASS } from '../galleryNodes.ts';
import type { Track, TrackEvents } from './track.ts';

/** What the slider starts from. */
export interface SwiperTrackOptions extends TrackEvents {
  readonly nodes: GalleryNodes;
  readonly settings: SlideSettings;
  readonly index: number;
  readonly createSlider: (options: SliderOptions) => Slider;
}

/** Slides on Swiper. */
export function createSwiperTrack(options: SwiperTrackOptions, parent: AbortSignal): Track {
  const { nodes, settings, createSlider, index, onMove, onDrag } = options;
  const { main, slider } = nodes;
  const life = new AbortController();
  const before = main.className;
  parent.addEventListener('abort', () => life.abort(), { signal: life.signal });
  main.setAttribute('data-track', settings.effect);
  // The attribute goes first: the library reads the geometry that it brings.
  life.signal.addEventListener('abort', () => main.removeAttribute('data-track'));

  // A picture that a mouse pulls out of the page would end the swipe.
  listen(main, 'dragstart', (event) => event.preventDefault(), { signal: life.signal });
  const swiper = createSlider({
    root: main,
    track: slider,
    slideClass: SLIDE_CLASS,
    index,
    effect: settings.effect,
    speed: settings.speed,
    wrap: 'rewind',
    onChange: onMove,
    onDrag,
    signal: life.signal,
  });
  // The library leaves a class behind; this runs after it has gone.
  life.signal.addEventListener('abort', () => main.setAttribute('class', before));
  return {
    goTo: (next) => swiper.goTo(next),
    reset() {
      swiper.refresh();
      swiper.jumpTo(0);
    },
    lock: () => swiper.lock(),
    unlock: () => swiper.unlock(),
    end: () => life.abort(),
  };
}
