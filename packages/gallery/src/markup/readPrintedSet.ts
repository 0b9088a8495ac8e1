import {
  chooseAlt,
  type GalleryImage,
  type GalleryVideo,
  type ImageSource,
  type Picture,
  readImageSource,
  readImageSourceSet,
  readSide,
  readVideoRatio,
  safeAddress,
  safeFilmAddress,
  safeSrcset,
} from '../images/index.ts';
import { type GalleryNodes, listSlides, listThumbnails } from './galleryNodes.ts';
import type { PrintedSet } from './SlideSet.ts';

const EMPTY: Picture = { src: '', width: 0, height: 0 };

function readVideo(slide: Element, base: string): GalleryVideo | null {
  const player = slide.querySelector<HTMLElement>('iframe, video');
  if (!player) return null;
  const file = player.querySelector('source');
  const address = safeFilmAddress(readImageSource(player) ?? (file && readImageSource(file)), base);
  const box = player.closest<HTMLElement>('.wvg-single-gallery-iframe-container, .wvg-single-gallery-video-container');
  return {
    address,
    link: address,
    isFile: player.matches('video'),
    ratio: readVideoRatio(box?.style.getPropertyValue('--_video_ratio')),
  };
}

function readFull(image: Element, base: string): Picture {
  const src =
    safeAddress(image.getAttribute('data-large_image'), base) ||
    safeAddress(image.closest('a[href]:not([href="#"])')?.getAttribute('href'), base);
  const width = readSide(image.getAttribute('data-large_image_width'));
  return { src, width, height: readSide(image.getAttribute('data-large_image_height')) };
}

function readPicture(image: Element, base: string): Picture {
  return {
    src: safeAddress(readImageSource(image), base),
    width: readSide(image.getAttribute('width')),
    height: readSide(image.getAttribute('height')),
  };
}

export function readImageElement(
  image: Element | null,
  { base, productTitle }: ImageSource,
  more: { readonly thumbnail?: string; readonly video?: GalleryVideo | null } = {},
): GalleryImage {
  const picture = image ? readPicture(image, base) : EMPTY;
  const caption = image?.getAttribute('data-caption') ?? '';
  return {
    id: '',
    ...picture,
    srcset: safeSrcset(image && readImageSourceSet(image), base),
    full: image ? readFull(image, base) : EMPTY,
    thumbnail: more.thumbnail || picture.src,
    alt: chooseAlt(image?.getAttribute('alt') ?? '', caption, productTitle),
    title: image?.getAttribute('title') ?? '',
    caption,
    video: more.video ?? null,
  };
}

function readImage(slide: Element, thumbnail: Element | undefined, source: ImageSource): GalleryImage {
  const { base } = source;
  const small = thumbnail?.querySelector('img');
  const image = readImageElement(slide.querySelector('img'), source, {
    thumbnail: safeAddress(small && readImageSource(small), base),
    video: readVideo(slide, base),
  });
  const text = image.title || small?.getAttribute('title') || '';
  return image.video ? { ...image, title: text, alt: small?.getAttribute('alt') || image.alt } : image;
}

export function readPrintedSet(nodes: Pick<GalleryNodes, 'slider' | 'strip'>, source: ImageSource): PrintedSet {
  const slides = listSlides(nodes);
  const thumbnails = listThumbnails(nodes);
  return {
    images: slides.map((slide, index) => readImage(slide, thumbnails[index], source)),
    boxWidth: 0,
    slides,
    thumbnails,
    slideNodes: [...nodes.slider.childNodes],
    thumbnailNodes: [...nodes.strip.childNodes],
  };
}
