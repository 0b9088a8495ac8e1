import { isRecord, lazyPart } from '@hadaya/core';
import type { LightboxItem } from '@hadaya/media/lightbox';
import { emitPlace, type Gallery } from '../../gallery/gallery.ts';
import type { GalleryImage, GalleryVideo } from '../../gallery/galleryImage.ts';

const loadLightbox = lazyPart(() => import('@hadaya/media/lightbox'));
const loadVideo = lazyPart(() => import('@hadaya/media/video'));

const CONTROLS = { hasCounter: true, hasZoom: true, hasFullscreen: true, hasShare: false, hasThumbnails: true };

function toItem(image: GalleryImage, readVideo: (film: GalleryVideo) => LightboxItem['video']): LightboxItem {
  const caption = image.caption || image.title;
  const large = image.full.src === '' ? image : image.full;
  return {
    src: large.src,
    width: large.width,
    height: large.height,
    ...(image.srcset === '' ? {} : { srcset: image.srcset }),
    thumbnail: image.video ? image.thumbnail : image.src || image.thumbnail,
    alt: image.alt,
    ...(caption === '' ? {} : { title: caption }),
    ...(image.video ? { video: readVideo(image.video), videoLink: image.video.link } : {}),
    // A square is what the server prints when nobody has said a shape.
    ...(image.video && image.video.ratio !== 1 ? { videoRatio: image.video.ratio } : {}),
  };
}

const MOST_MS = 1000;

function readDuration(value: unknown): number {
  const ms = Number(value);
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, MOST_MS) : 0;
}

/** Milliseconds of opening and closing from WooCommerce's lightbox options; 0 when they say nothing. */
export function readLightboxDurations(raw: unknown): { readonly show: number; readonly hide: number } {
  const options = isRecord(raw) ? raw : {};
  return { show: readDuration(options.showAnimationDuration), hide: readDuration(options.hideAnimationDuration) };
}

/** Where the focus shall return: to what has it in the gallery, else to the magnifier, else to the slide. */
function findOpener({ nodes, store, context }: Gallery): HTMLElement {
  const { activeElement } = context.environment.document;
  const { wrapper, trigger } = nodes;
  if (activeElement instanceof HTMLElement && wrapper.contains(activeElement)) return activeElement;
  const { set, index } = store.getState();
  return trigger ?? set.slides[index] ?? wrapper;
}

/** The lightbox's side of a gallery: at most one is open. */
export interface GalleryLightbox {
  /** Fetches its code; a loss is only told by `open`. */
  prepare(): void;
  /** Opens it at the current slide; rejects when its code cannot be had. */
  open(): Promise<void>;
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

/** Loads, opens and remembers the lightbox of a gallery. */
export function createLightbox(gallery: Gallery): GalleryLightbox {
  const { context, store, texts } = gallery;
  const { environment, settings, signal } = context;
  const { onOpen, onClose } = createEvents(gallery);
  let isBusy = false;
  const load = () => {
    const hasVideo = store.getState().set.images.some(({ video }) => video !== null);
    return Promise.all([loadLightbox(signal), hasVideo ? loadVideo(signal) : undefined]);
  };
  const show = async () => {
    const [{ openLightbox }, videos] = await load();
    if (signal.aborted) return;
    const durations = readLightboxDurations(settings.lightboxOptions);
    const { set, index } = store.getState();
    const readVideo = (film: GalleryVideo) => videos?.readSlideFilm(film, environment.document.baseURI);
    openLightbox({
      items: set.images.map((image) => toItem(image, readVideo)),
      index,
      label: texts.region,
      controls: CONTROLS,
      environment,
      opener: findOpener(gallery),
      videos,
      showDuration: durations.show,
      hideDuration: durations.hide,
      rootAttributes: { 'data-lightbox-of': 'gallery' },
      onClose(last) {
        isBusy = false;
        onClose(last);
      },
      signal,
    });
    onOpen();
  };
  return {
    prepare: () => void load().catch(() => {}),
    async open() {
      if (isBusy || store.getState().set.images.length === 0) return;
      isBusy = true;
      await show().catch((cause: unknown) => {
        isBusy = false;
        throw cause;
      });
    },
  };
}
