import { lazyPart } from '@hadaya/core';
import { createDialogOpener } from '@hadaya/media/lightbox/opener';
import { listSlides } from '../markup/index.ts';
import { emitIndex, findCurrentSlide, type Gallery, type GalleryState } from '../state/index.ts';
import { loadVideo } from '../video/loadVideo.ts';
import { loadLargeView } from './loadLargeView.ts';
import { readLightboxDurations } from './readLightboxDurations.ts';
import { toLarge } from './toLarge.ts';

const loadLightbox = lazyPart(() => import('@hadaya/media/lightbox'));

/**
 * Finds the element to which focus returns: the gallery's focused element, or else the magnifier, or else the slide.
 */
function findOpener({ nodes, store, context }: Gallery): HTMLElement {
  const { activeElement } = context.environment.document;
  const { wrapper, trigger } = nodes;
  if (activeElement instanceof HTMLElement && wrapper.contains(activeElement)) return activeElement;
  return trigger ?? findCurrentSlide({ nodes, store }) ?? wrapper;
}

/** Opens the lightbox for a gallery; at most one is open. */
export interface LightboxOpener {
  /** Starts loading all of the lightbox's code. Only `open` reports a failure. */
  prepare(): void;
  /** Requests the current slide's large picture. */
  ask(): void;
  /**
   * Opens the lightbox at the current slide, first with the picture that is already on screen; the other contents load
   * afterwards.
   */
  open(): void;
}

/**
 * Creates the callbacks that update the state and notify the page when the lightbox opens and when it closes; on
 * closing, the slide that the lightbox showed last becomes the gallery's current slide.
 */
function createEvents(gallery: Gallery) {
  const { context, nodes, store } = gallery;
  const { environment, signal } = context;
  return {
    onOpen() {
      store.dispatch({ type: 'changed', to: { zoom: null, isOpen: true, notice: null } });
      emitIndex(gallery, 'opened');
    },
    onClose(index: number) {
      const hadFocus = nodes.slider.contains(environment.document.activeElement);
      store.dispatch({ type: 'moved', index, by: 'itself' });
      store.dispatch({ type: 'changed', to: { isOpen: false } });
      emitIndex(gallery, 'closed');
      // The slide that opened the lightbox may be hidden now, so focus moves to the slide that replaced it.
      const slide = listSlides(nodes)[index];
      if (hadFocus) environment.clock.frame(() => slide?.focus({ preventScroll: true }), signal);
    },
  };
}

/** Loads everything that the dialog needs, in parallel. */
function loadParts({ set }: GalleryState, signal: AbortSignal) {
  const hasVideo = set.images.some(({ video }) => video !== null);
  return Promise.all([loadLargeView(signal), loadLightbox(signal), hasVideo ? loadVideo(signal) : undefined]);
}

/** Reads the current slide: its image, the picture on the page, and the large picture unless it is a video. */
function readCurrent({ nodes, store }: Gallery) {
  const { set, index } = store.getState();
  const image = set.images[index];
  const picture = findCurrentSlide({ nodes, store })?.querySelector('img');
  const large = image && image.video === null ? toLarge(image, picture) : undefined;
  return { set, index, image, picture, large };
}

/**
 * Creates the opener for a gallery's lightbox. `onFailed` is called when its code fails to load, after the dialog has
 * closed.
 */
export function createLightboxOpener(gallery: Gallery, onFailed: (cause: unknown) => void): LightboxOpener {
  const { context, store, texts } = gallery;
  const { settings, signal } = context;
  const { onOpen, onClose } = createEvents(gallery);
  const opener = createDialogOpener(context);
  return {
    prepare() {
      opener.prepare();
      loadParts(store.getState(), signal).catch(() => {});
    },
    ask: () => opener.ask(readCurrent(gallery).large),
    open() {
      const { set, index, image, picture, large } = readCurrent(gallery);
      if (!image) return;
      opener.open({
        dialog: {
          label: texts.region,
          opener: findOpener(gallery),
          picture,
          large,
          rootAttributes: { 'data-lightbox-of': 'gallery' },
          showDuration: readLightboxDurations(settings.lightboxOptions).show,
        },
        parts: loadParts(store.getState(), signal),
        onOpen,
        fill: (dialog, [{ fillLightbox }, { openLightbox }, videos]) =>
          fillLightbox(gallery, dialog, { openLightbox, videos, set, index }),
        onClose: (last = index) => onClose(last),
        onFailed,
      });
    },
  };
}
