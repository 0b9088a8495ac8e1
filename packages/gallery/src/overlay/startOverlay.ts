import { lazyPart, onceLoaded } from '@hadaya/core';
import type { Gallery, GalleryState } from '../state/index.ts';

/** Fetches what draws with React. */
const loadOverlay = lazyPart(() => import('./drawOverlay.tsx'));

/** Whether the state holds something that nobody else shows. */
function isWanted({ notice, zoom, autoplay, set }: GalleryState): boolean {
  return notice !== null || zoom !== null || autoplay !== 'none' || set.images.some(({ video }) => video !== null);
}

/**
 * Has all that we add to the server's gallery drawn when the page has loaded and is idle, or as soon as there is something to
 * show that only it shows. Without its file the gallery works, without arrows. Returns what has it drawn at once.
 */
export function startOverlay(gallery: Gallery): () => void {
  const { context, store } = gallery;
  const { environment, signal } = context;
  const draw = loadOverlay.starter(context, ({ drawOverlay }) => {
    // React has just been run: what it draws has a task of its own.
    environment.clock.turn(() => drawOverlay(gallery), signal);
  });
  const look = () => void (isWanted(store.getState()) && draw());
  store.subscribe(look, signal);
  look();
  onceLoaded(environment, () => environment.clock.idle(draw, signal), signal);
  return draw;
}
