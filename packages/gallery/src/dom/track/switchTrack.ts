import type { GalleryNodes } from '../galleryNodes.ts';
import { createScrollTrack } from './scrollTrack.ts';
import type { Track, TrackEvents } from './track.ts';

/** A track that another may take the place of. */
export interface TrackSwitch extends Track {
  /** Ends the present track and moves the slides by another. */
  use(create: () => Track): void;
}

/** Starts on the browser's own scrolling. */
export function switchTrack(nodes: GalleryNodes, events: TrackEvents, signal: AbortSignal): TrackSwitch {
  let track: Track = createScrollTrack(nodes, events, signal);
  return {
    use(create) {
      track.end();
      track = create();
    },
    goTo: (index) => track.goTo(index),
    reset: () => track.reset(),
    lock: () => track.lock(),
    unlock: () => track.unlock(),
    end: () => track.end(),
  };
}
