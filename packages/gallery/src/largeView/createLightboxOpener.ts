import { lazyPart } from '@hadaya/core';
import { createDialogOpener } from '@hadaya/media/lightbox/opener';
import { listSlides } from '../markup/index.ts';
import { emitIndex, findCurrentSlide, type Gallery, type GalleryState } from '../state/index.ts';
import { loadVideo } from '../video/loadVideo.ts';
import { loadLargeView } from './loadLargeView.ts';
import { readLightboxDurations } from './readLightboxDurations.ts';
import { toLarge } from './toLarge.ts';

const loadLightbox = lazyPart(() => import('@hadaya/media/lightbox'));

/** Where the focus shall return: to what has it in the gallery, else to the magnifier, else to the slide. */
function findOpener({ nodes, store, context }: Gallery): HTMLElement {
  const { activeElement } = context.environment.document;
  const { wrapper, trigger } = nodes;
  if (activeElement instanceof HTMLElement && wrapper.contains(activeElement)) return activeElement;
  return trigger ?? findCurrentSlide({ nodes, store }) ?? wrapper;
}

/** The lightbox's side of a gallery: at most one is open. */
export interface LightboxOpener {
  /** Fetches all its code at once; a loss is only told by `open`. */
  prepare(): void;
  /** Asks for the large picture of the current slide. */
  ask(): void;
  /** Opens it at the current slide, with the picture that is on the screen; what fills it comes then. */
  open(): void;
}

/** Tells the state and the page that it is open or, at a slide, closed. */
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
      // The slide that opened it may be out of reach now; the one in its stead keeps the focus.
      const slide = listSlides(nodes)[index];
      if (hadFocus) environment.clock.frame(() => slide?.focus({ preventScroll: true }), signal);
    },
  };
}

/** All that fills the dialog, in one wave. */
function loadParts({ set }: GalleryState, signal: AbortSignal) {
  const hasVideo = set.images.some(({ video }) => video !== null);
  return Promise.all([loadLargeView(signal), loadLightbox(signal), hasVideo ? loadVideo(signal) : undefined]);
}

/** The current slide: its image, the picture on the page, and the large one, where it is no film. */
function readCurrent({ nodes, store }: Gallery) {
  const { set, index } = store.getState();
  const image = set.images[index];
  const picture = findCurrentSlide({ nodes, store })?.querySelector('img');
  const large = image && image.video === null ? toLarge(image, picture) : undefined;
  return { set, index, image, picture, large };
}

/** Opens the lightbox of a gallery. `onLost` hears that its code could not be had, after the dialog has gone. */
export function createLightboxOpener(gallery: Gallery, onLost: (cause: unknown) => void): LightboxOpener {
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
        onLost,
      });
    },
  };
}
