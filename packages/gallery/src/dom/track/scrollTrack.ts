import { listen } from '@hadaya/core';
import type { GalleryNodes } from '../galleryNodes.ts';
import type { Track, TrackEvents } from './track.ts';

/** The slide whose start is nearest to the slider's. */
function readNearest(slider: HTMLElement): number {
  const { left, width } = slider.getBoundingClientRect();
  if (width === 0) return 0;
  const offsets = [...slider.children].map((slide) => Math.abs(slide.getBoundingClientRect().left - left));
  return offsets.indexOf(Math.min(...offsets));
}

/** Slides on the browser's own scrolling: there before any library, and for good when none arrives. */
export function createScrollTrack(
  { slider }: GalleryNodes,
  { onMove, onDrag }: TrackEvents,
  parent: AbortSignal,
): Track {
  const life = new AbortController();
  const { signal } = life;
  parent.addEventListener('abort', () => life.abort(), { signal });
  let target = 0;
  const show = (index: number, behavior: ScrollBehavior) => {
    const slide = slider.children[index];
    if (!slide) return;
    target = index;
    const by = slide.getBoundingClientRect().left - slider.getBoundingClientRect().left;
    slider.scrollBy({ left: by, behavior });
  };
  listen(
    slider,
    'scrollend',
    () => {
      const index = readNearest(slider);
      if (index === target) return;
      target = index;
      onMove(index);
    },
    { signal },
  );
  listen(slider, 'touchmove', onDrag, { signal, passive: true });
  return {
    goTo: (index) => show(index, 'auto'),
    reset() {
      target = 0;
      slider.scrollTo({ left: 0, behavior: 'instant' });
    },
    lock: () => slider.style.setProperty('overflow', 'hidden'),
    unlock: () => slider.style.removeProperty('overflow'),
    end() {
      life.abort();
      slider.scrollLeft = 0;
    },
  };
}
