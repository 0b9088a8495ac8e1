import { lazyPart } from '@hadaya/core';
import { createDialogOpener } from '@hadaya/media/lightbox/opener';
import { listSlides } from '../markup/index.ts';
import { emitIndex, findCurrentSlide, type Gallery, type GalleryState } from '../state/index.ts';
import { loadVideo } from '../video/loadVideo.ts';
import { loadLargeView } from './loadLargeView.ts';
import { readLightboxDurations } from './readLightboxDurations.ts';
import { toLarge } from './toLarge.ts';

const loadLightbox = lazyPart(() => import('@hadaya/media/lightbox'));

/** Returns the element that gets focus when the lightbox closes. */
function findOpener({ nodes, store, context }: Gallery): HTMLElement {
  const { activeElement } = context.environment.document;
  const { wrapper, trigger } = nodes;
  if (activeElement instanceof HTMLElement && wrapper.contains(activeElement)) return activeElement;
  return trigger ?? findCurrentSlide({ nodes, store }) ?? wrapper;
}

/** Opens a gallery's lightbox. Only one lightbox is open at a time. */
export interface LightboxOpener {
  /** Starts loading all of the lightbox's code. Only `open` reports a failure. */
  prepare(): void;
  /** Requests the current slide's large picture in advance. */
  ask(): void;
  /**
   * Opens the lightbox at the current slide. It first shows the picture that is already on the page, then loads the
   * rest.
   */
  open(): void;
}

/** On closing, the gallery moves to the slide that the lightbox showed last. */
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

function loadParts({ set }: GalleryState, signal: AbortSignal) {
  const hasVideo = set.images.some(({ video }) => video !== null);
  return Promise.all([loadLargeView(signal), loadLightbox(signal), hasVideo ? loadVideo(signal) : undefined]);
}

function readCurrent({ nodes, store }: Gallery) {
  const { set, index } = store.getState();
  const image = set.images[index];
  const picture = findCurrentSlide({ nodes, store })?.querySelector('img');
  const large = image && image.video === null ? toLarge(image, picture) : undefined;
  return { set, index, image, picture, large };
}

/** `onFailed` is called when the lightbox's code fails to load, after the dialog has closed. */
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
