import { type Environment, lazyPart, listen } from '@hadaya/core';
import type { LightboxItem } from '@hadaya/media/lightbox';
import type { GalleryImage } from '../model/galleryImage.ts';
import { readLightboxDurations } from '../model/lightboxDurations.ts';
import type { GalleryNodes } from './galleryNodes.ts';

/** What the lightbox needs of the gallery. */
export interface GalleryLightboxOptions {
  readonly nodes: GalleryNodes;
  readonly environment: Environment;
  readonly label: string;
  /** WooCommerce's lightbox options as they came. */
  readonly rawOptions: unknown;
  readonly getImages: () => readonly GalleryImage[];
  readonly getIndex: () => number;
  readonly onOpen: () => void;
  readonly onClose: (index: number) => void;
  /** Its code cannot be had. */
  readonly onLost: () => void;
  readonly signal: AbortSignal;
}

/** The lightbox's side of a gallery. */
export interface GalleryLightbox {
  /** Fetches its code at the first sign that it will be wanted. */
  watchIntent(): void;
  /** Opens it at the current slide. */
  open(): void;
}

const loadLightbox = lazyPart(() => import('@hadaya/media/lightbox'));
const loadVideo = lazyPart(() => import('@hadaya/media/video'));

const CONTROLS = { hasCounter: true, hasZoom: true, hasFullscreen: true, hasShare: false, hasThumbnails: true };

function toItem(
  image: GalleryImage,
  readVideo: ((address: string) => LightboxItem['video']) | undefined,
): LightboxItem {
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
    ...(image.video ? { video: readVideo?.(image.video.address) } : {}),
  };
}

function watchIntent({ nodes, signal }: GalleryLightboxOptions, prepare: () => void): void {
  const { trigger, main } = nodes;
  for (const type of ['pointerenter', 'pointerdown', 'focusin']) {
    if (trigger) listen(trigger, type, prepare, { signal, passive: true });
  }
  listen(main, 'pointerdown', prepare, { signal, passive: true });
}

/** Where the focus shall return: to what has it in the gallery, else to the magnifier, else to the slide. */
function findOpener({ nodes, environment, getIndex }: GalleryLightboxOptions): HTMLElement {
  const { activeElement } = environment.document;
  const { wrapper, slider, trigger } = nodes;
  if (activeElement instanceof HTMLElement && wrapper.contains(activeElement)) return activeElement;
  const slide = slider.children[getIndex()];
  return trigger ?? (slide instanceof HTMLElement ? slide : wrapper);
}

/** Loads, opens and remembers at most one lightbox of a gallery. Where its code cannot be had, the picture itself opens. */
export function createGalleryLightbox(options: GalleryLightboxOptions): GalleryLightbox {
  const { environment, getImages, getIndex, signal } = options;
  let isBusy = false;
  const load = () => {
    const hasVideo = getImages().some(({ video }) => video !== null);
    return Promise.all([loadLightbox(signal), hasVideo ? loadVideo(signal) : undefined]);
  };
  const show = async () => {
    const [{ openLightbox }, videos] = await load();
    if (signal.aborted) return;
    const durations = readLightboxDurations(options.rawOptions);
    const readVideo = (address: string) => videos?.readVideoAddress(address, environment.document.baseURI);
    openLightbox({
      items: getImages().map((image) => toItem(image, readVideo)),
      index: getIndex(),
      label: options.label,
      controls: CONTROLS,
      environment,
      opener: findOpener(options),
      videos,
      showDuration: durations.show,
      hideDuration: durations.hide,
      rootAttributes: { 'data-lightbox-of': 'gallery' },
      onClose: (index) => {
        isBusy = false;
        options.onClose(index);
      },
      signal,
    });
    options.onOpen();
  };
  const giveUp = (thrown: unknown) => {
    isBusy = false;
    if (signal.aborted) return;
    environment.logger.warn('the lightbox code could not be loaded, so the picture opens in a tab of its own', thrown);
    options.onLost();
  };
  return {
    watchIntent: () => watchIntent(options, () => void load().catch(() => {})),
    open() {
      if (isBusy || getImages().length === 0) return;
      isBusy = true;
      show().catch(giveUp);
    },
  };
}
