import { lazyPart } from '@hadaya/core';
import type { Lightbox } from '@hadaya/media/lightbox';
import type { LightboxDialog } from '@hadaya/media/lightbox/dialog';
import { emitPlace, type Gallery } from '../../gallery/gallery.ts';
import type { GalleryState } from '../../gallery/galleryState.ts';
import { loadVisitorParts } from '../../gallery/loadVisitorParts.ts';
import { readLightboxDurations } from './readLightboxDurations.ts';
import { toLarge } from './toLarge.ts';

type DialogModule = typeof import('@hadaya/media/lightbox/dialog');

const loadDialog = lazyPart(() => import('@hadaya/media/lightbox/dialog'));
const loadLightbox = lazyPart(() => import('@hadaya/media/lightbox'));
const loadVideo = lazyPart(() => import('@hadaya/media/video'));

/** Where the focus shall return: to what has it in the gallery, else to the magnifier, else to the slide. */
function findOpener({ nodes, store, context }: Gallery): HTMLElement {
  const { activeElement } = context.environment.document;
  const { wrapper, trigger } = nodes;
  if (activeElement instanceof HTMLElement && wrapper.contains(activeElement)) return activeElement;
  const { set, index } = store.getState();
  return trigger ?? set.slides[index] ?? wrapper;
}

/** The lightbox's side of a gallery: at most one is open. */
export interface LightboxOpener {
  /** Fetches the little that a press needs to be answered at once. */
  fetchDialog(): void;
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
      emitPlace(gallery, 'opened');
    },
    onClose(index: number) {
      const hadFocus = nodes.slider.contains(environment.document.activeElement);
      store.dispatch({ type: 'moved', index, by: 'itself' });
      store.dispatch({ type: 'changed', to: { isOpen: false } });
      emitPlace(gallery, 'closed');
      // The slide that opened it may be out of reach now; its place keeps the focus.
      const slide = store.getState().set.slides[index];
      if (hadFocus) environment.clock.frame(() => slide?.focus({ preventScroll: true }), signal);
    },
  };
}

/** All that fills the dialog, in one wave; who does not wait for it hears of no loss. */
function loadParts({ set }: GalleryState, signal: AbortSignal) {
  const hasVideo = set.images.some(({ video }) => video !== null);
  const parts = [loadVisitorParts(signal), loadLightbox(signal), hasVideo ? loadVideo(signal) : undefined] as const;
  const all = Promise.all(parts);
  all.catch(() => {});
  return all;
}

/** The current slide: its image, the picture on the page, and the large one, where it is no film. */
function readCurrent({ set, index }: GalleryState) {
  const image = set.images[index];
  const picture = set.slides[index]?.querySelector('img');
  const large = image && image.video === null ? toLarge(image, picture) : undefined;
  return { set, index, image, picture, large };
}

/** Opens the lightbox of a gallery. `onLost` hears that its code could not be had, after the dialog has gone. */
export function createLightboxOpener(gallery: Gallery, onLost: (cause: unknown) => void): LightboxOpener {
  const { context, store, texts } = gallery;
  const { environment, settings, signal } = context;
  const { onOpen, onClose } = createEvents(gallery);
  let isOpen = false;

  const open = async () => {
    const { set, index, image, picture, large } = readCurrent(store.getState());
    if (isOpen || !image) return;
    isOpen = true;
    const opener = findOpener(gallery);
    const parts = loadParts(store.getState(), signal);
    let dialog: LightboxDialog | undefined;
    let lightbox: Lightbox | undefined;
    try {
      const { openDialog } = await loadDialog(signal);
      dialog = openDialog({
        label: texts.region,
        opener,
        picture,
        large,
        rootAttributes: { 'data-lightbox-of': 'gallery' },
        showDuration: readLightboxDurations(settings.lightboxOptions).show,
        environment,
        onClose() {
          isOpen = false;
          onClose(lightbox?.getIndex() ?? index);
        },
        signal,
      });
      onOpen();
      const [{ fillLightbox }, { openLightbox }, videos] = await parts;
      if (!dialog.signal.aborted) lightbox = fillLightbox(gallery, dialog, { openLightbox, videos, set, index });
    } catch (cause) {
      if ((dialog?.signal ?? signal).aborted) return;
      await dialog?.leave();
      isOpen = false;
      onLost(cause);
    }
  };
  return {
    fetchDialog: () => void loadDialog(signal).catch(() => {}),
    prepare() {
      loadDialog(signal).catch(() => {});
      void loadParts(store.getState(), signal);
    },
    ask() {
      const { large } = readCurrent(store.getState());
      const start = ({ askPicture }: DialogModule) => void (large && askPicture(large, environment.window));
      loadDialog(signal).then(start, () => {});
    },
    open: () => void open(),
  };
}
