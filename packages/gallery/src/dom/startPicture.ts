import { readZoomSettings } from '../model/zoomSettings.ts';
import { createGalleryLightbox } from './openGalleryLightbox.ts';
import { openPicture } from './openPicture.ts';
import { emitPlace, readCurrentImage, type Stage } from './stage.ts';
import type { Moves } from './startMoves.ts';
import { watchKeys } from './watchKeys.ts';
import { watchPicture } from './watchPicture.ts';
import { watchZoom } from './watchZoom.ts';

function openLightboxes(stage: Stage, moves: Moves) {
  const { context, nodes, store, texts, getSet } = stage;
  const { environment, settings, signal } = context;
  return createGalleryLightbox({
    nodes,
    environment,
    label: texts.region,
    rawOptions: settings.lightboxOptions,
    getImages: () => getSet().images,
    getIndex: () => store.getState().index,
    onLost: () => openPicture(stage),
    onOpen() {
      store.dispatch({ type: 'noticed', notice: null });
      store.dispatch({ type: 'zoomed', zoom: null });
      moves.getAutoplay()?.hold('lightbox');
      emitPlace(stage, 'opened');
    },
    onClose(index) {
      const hadFocus = nodes.slider.contains(environment.document.activeElement);
      moves.showQuietly(index);
      moves.getAutoplay()?.release('lightbox');
      emitPlace(stage, 'closed');
      // The slide that opened it may be out of reach now; its place keeps the focus.
      const slide = getSet().slides[index];
      if (hadFocus) environment.clock.frame(() => slide?.focus({ preventScroll: true }), signal);
    },
    signal,
  });
}

/** Starts what a visitor does with the picture itself: magnify, enlarge, keys. Returns the function that opens the lightbox. */
export function startPicture(stage: Stage, moves: Moves): () => void {
  const { context, nodes, store } = stage;
  const { environment, settings, signal } = context;
  const zoom = readZoomSettings(settings.zoomOptions);
  const lightbox = openLightboxes(stage, moves);
  const open = settings.hasLightbox ? lightbox.open : undefined;
  if (open) lightbox.watchIntent();
  watchPicture({ nodes, store, zoom, open: settings.openOnImageClick ? open : undefined, signal });
  watchKeys({ nodes, store, goTo: moves.goTo, open, signal });
  if (settings.hasZoom) {
    watchZoom({
      nodes,
      store,
      settings: zoom,
      window: environment.window,
      getImage: () => readCurrentImage(stage),
      onHold: (hold) => (hold === 'held' ? moves.lockSwipe() : moves.unlockSwipe()),
      signal,
    });
  }
  return lightbox.open;
}
