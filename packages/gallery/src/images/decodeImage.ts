import { isRecord } from '@hadaya/core';
import { decodeEntities } from '@hadaya/core/entities';
import { cleanFilmAddress, parseAddress } from '@hadaya/media/address';
import { type GalleryImage, type GalleryVideo, type Picture, withoutRepeats } from './galleryImage.ts';

export interface ImageSource {
  /** The page's URL, against which relative URLs are resolved. */
  readonly base: string;
  /** The fallback for an image without alt text or caption. */
  readonly productTitle: string;
}

/** Reads a width or height as WordPress sends it, a number or a numeric string; returns 0 for everything else. */
export function readSide(value: unknown): number {
  const side = Math.round(Number(typeof value === 'string' || typeof value === 'number' ? value : 0));
  return Number.isFinite(side) && side > 0 ? side : 0;
}

export function chooseAlt(alt: string, caption: string, productTitle: string): string {
  return alt.trim() || caption.trim() || productTitle;
}

/**
 * Returns a URL, trimmed but not resolved, if it is relative or http(s); `''` if it has another scheme or is invalid.
 */
export function safeAddress(value: unknown, base: string): string {
  if (typeof value !== 'string' || value.trim() === '') return '';
  const protocol = parseAddress(value, base)?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? value.trim() : '';
}

/** Returns the safe candidates of a `srcset`; `''` if none is left or the server sent `false`. */
export function safeSrcset(value: unknown, base: string): string {
  if (typeof value !== 'string') return '';
  const candidates = value.split(/,\s+/).map((candidate) => candidate.trim());
  return candidates.filter((candidate) => safeAddress(candidate.split(/\s+/)[0], base) !== '').join(', ');
}

const SQUARE = 1;

/**
 * Returns a video's width divided by its height. The server prints two formats: a CSS ratio (`16 / 9`), or a bare
 * number that gives the height as a percentage of the width (56.25). Anything else counts as a square.
 */
export function readVideoRatio(value: unknown): number {
  const text = String(value ?? '').trim();
  const [, width, height] = text.match(/^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/) ?? [];
  const ratio = width && height ? Number(width) / Number(height) : 100 / Number(text.replace(/%$/, '') || Number.NaN);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : SQUARE;
}

type Fields = Readonly<Record<string, unknown>>;

function readText(value: unknown): string {
  return typeof value === 'string' ? decodeEntities(value).trim() : '';
}

function decodeFull(raw: Fields, base: string): Picture {
  const src = safeAddress(raw.full_src, base) || safeAddress(raw.large_image, base) || safeAddress(raw.url, base);
  return {
    src,
    width: readSide(raw.full_src_w) || readSide(raw.large_image_width),
    height: readSide(raw.full_src_h) || readSide(raw.large_image_height),
  };
}

/** Returns a video's URL without leftovers from copying and pasting; `''` if the URL is not safe. */
export function safeFilmAddress(value: unknown, base: string): string {
  return safeAddress(typeof value === 'string' ? cleanFilmAddress(value) : value, base);
}

function decodeVideo(raw: Fields, base: string): GalleryVideo | null {
  const link = safeFilmAddress(raw.video_link, base);
  const address = safeFilmAddress(raw.video_embed_url, base);
  if (link === '' || address === '') return null;
  return { address, link, isFile: raw.video_embed_type === 'video', ratio: readVideoRatio(raw.video_ratio) };
}

/**
 * Returns the attachment id of an image; `''` for 0, which the server sends for all pictures from other hosts, because
 * these are not attachments of the shop.
 */
function readId(id: unknown): string {
  const text = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
  return text === '0' ? '' : text;
}

/** Decodes an image object from the server. An unsafe URL counts as missing. */
export function decodeImage(raw: unknown, { base, productTitle }: ImageSource): GalleryImage | undefined {
  if (!isRecord(raw)) return undefined;
  const caption = readText(raw.caption);
  const full = decodeFull(raw, base);
  const src = safeAddress(raw.src, base);
  return {
    id: readId(raw.image_id),
    src,
    width: readSide(raw.src_w),
    height: readSide(raw.src_h),
    srcset: safeSrcset(raw.srcset, base),
    full,
    thumbnail: safeAddress(raw.video_thumbnail_src, base) || safeAddress(raw.gallery_thumbnail_src, base) || src,
    alt: chooseAlt(readText(raw.alt), caption, productTitle),
    title: readText(raw.title),
    caption,
    video: decodeVideo(raw, base),
  };
}

export function decodeImages(raw: unknown, source: ImageSource): GalleryImage[] {
  if (!Array.isArray(raw)) return [];
  return withoutRepeats(raw.flatMap((item: unknown) => decodeImage(item, source) ?? []));
}

/**
 * Returns the images of a variation object: its own list, or else its single image followed by the default gallery's
 * other images, as in the lists that the server sends. Returns an empty list if the variation has no image at all.
 */
export function readVariationImages(
  raw: Readonly<Record<string, unknown>>,
  defaults: readonly GalleryImage[],
  source: ImageSource,
): readonly GalleryImage[] {
  const own = decodeImages(raw.variation_gallery_images, source);
  if (own.length > 0) return own;
  const single = decodeImage(raw.image, source);
  if (!single || single.src === '') return [];
  return withoutRepeats([single, ...defaults.slice(1)]);
}

/**
 * Returns the first image of a variation object, never one of the default gallery; the other images are not decoded.
 */
export function readFirstImage(raw: Readonly<Record<string, unknown>>, source: ImageSource): GalleryImage | undefined {
  const own: unknown = raw.variation_gallery_images;
  for (const item of Array.isArray(own) ? own : []) {
    const image = decodeImage(item, source);
    if (image) return image;
  }
  const single = decodeImage(raw.image, source);
  return single?.src ? single : undefined;
}
