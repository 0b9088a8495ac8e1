import { listen } from '@hadaya/core';
import type { GalleryNodes } from '../galleryNodes.ts';
import { createStill } from './still.ts';
import type { Track, TrackEvents } from './track.ts';

/** The slide whose start is nearest to the slider's; none in a slider that is not laid out. */
function readNearest(slider: HTMLElement): number {
  const { left, width } = slider.getBoundingClientRect();
  const offsets = [...slider.children].map((slide) => Math.abs(slide.getBoundingClientRect().left - left));
  return width === 0 ? -1 : offsets.indexOf(Math.min(...offsets));
}

/** Slides on the browser's own scrolling, told of: there before any library, and for good when none arrives. */
export function createScrollTrack(
  { slider }: GalleryNodes,
  { onMove, onDrag }: TrackEvents,
  parent: AbortSignal,
): Track {
  const life = new AbortController();
  const { signal } = life;
  parent.addEventListener('abort', () => life.abort(), { signal });
  const tell = () => {
    const index = readNearest(slider);
    if (index >= 0) onMove(index);
  };
  // The visitor may have scrolled before anybody listened.
  tell();
  listen(slider, 'scrollend', tell, { signal });
  listen(slider, 'touchmove', onDrag, { signal, passive: true });
  return {
    ...createStill(slider),
    lock: () => slider.style.setProperty('overflow', 'hidden'),
    unlock: () => slider.style.removeProperty('overflow'),
    end() {
      life.abort();
      slider.scrollLeft = 0;
    },
  };
}
