import { isRecord } from '@hadaya/core';
import { decodeEntities } from '@hadaya/variations/model';
import { type GalleryImage, type GalleryVideo, type Picture, withoutRepeats } from './galleryImage.ts';
import { chooseAlt, type ImageSource, readSide } from './imageFields.ts';
import { safeAddress, safeSrcset } from './safeAddress.ts';
import { readVideoRatio } from './videoRatio.ts';

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

function decodeVideo(raw: Fields, base: string): GalleryVideo | null {
  if (safeAddress(raw.video_link, base) === '') return null;
  const address = safeAddress(raw.video_embed_url, base);
  if (address === '') return null;
  return { address, isFile: raw.video_embed_type === 'video', ratio: readVideoRatio(raw.video_ratio) };
}

/** Reads one image object of the server; `undefined` for anything else. An unsafe address counts as none. */
export function decodeImage(raw: unknown, { base, productTitle }: ImageSource): GalleryImage | undefined {
  if (!isRecord(raw)) return undefined;
  const caption = readText(raw.caption);
  const full = decodeFull(raw, base);
  const src = safeAddress(raw.src, base);
  const id = raw.image_id;
  return {
    id: typeof id === 'number' || typeof id === 'string' ? String(id) : '',
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

/** Reads a list of image objects, each image once. Anything that is no list is an empty one. */
export function decodeImages(raw: unknown, source: ImageSource): GalleryImage[] {
  if (!Array.isArray(raw)) return [];
  return withoutRepeats(raw.flatMap((item: unknown) => decodeImage(item, source) ?? []));
}
