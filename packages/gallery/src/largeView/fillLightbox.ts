import type { Lightbox, LightboxItem, VideoModule } from '@hadaya/media/lightbox';
import type { LightboxDialog } from '@hadaya/media/lightbox/dialog';
import type { GalleryImage, GalleryVideo } from '../images/index.ts';
import { listSlides, type SlideSet } from '../markup/index.ts';
import type { Gallery } from '../state/index.ts';
import { readLightboxDurations } from './readLightboxDurations.ts';
import { toLarge } from './toLarge.ts';

const CONTROLS = { hasCounter: true, hasZoom: true, hasFullscreen: true, hasShare: false, hasThumbnails: true };

export interface LightboxFilling {
  readonly openLightbox: typeof import('@hadaya/media/lightbox').openLightbox;
  /** The video module, if the set has videos. */
  readonly videos: VideoModule | undefined;
  readonly set: SlideSet;
  readonly index: number;
}

function toItem(
  image: GalleryImage,
  slide: HTMLElement | undefined,
  readVideo: (film: GalleryVideo) => LightboxItem['video'],
): LightboxItem {
  const caption = image.caption || image.title;
  const { video, thumbnail, src } = image;
  return {
    ...toLarge(image, slide?.querySelector('img')),
    // The strip has already loaded this thumbnail.
    thumbnail: video ? thumbnail : thumbnail || src,
    alt: image.alt,
    ...(caption === '' ? {} : { title: caption }),
    ...(video ? { video: readVideo(video), videoLink: video.link } : {}),
    // The server prints a square if no ratio is set, so a ratio of 1 counts as unset.
    ...(video && video.ratio !== 1 ? { videoRatio: video.ratio } : {}),
  };
}

export function fillLightbox(gallery: Gallery, dialog: LightboxDialog, filling: LightboxFilling): Lightbox {
  const { environment, settings } = gallery.context;
  const { openLightbox, videos, set, index } = filling;
  const readVideo = (film: GalleryVideo) => videos?.readSlideFilm(film, environment.document.baseURI);
  const slides = listSlides(gallery.nodes);
  return openLightbox(dialog, {
    items: set.images.map((image, at) => toItem(image, slides[at], readVideo)),
    index,
    controls: CONTROLS,
    environment,
    videos,
    hideDuration: readLightboxDurations(settings.lightboxOptions).hide,
  });
}
