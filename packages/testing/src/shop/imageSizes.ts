import type { ShopImage } from './image.ts';

/** WordPress's upload folder; the demo serves the same URLs. */
export const UPLOAD_FOLDER = '/wp-content/uploads/2026/11';

/** One file of an image; sizes are in pixels. */
export interface ImageFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Widths that WordPress generates besides the original. */
const SCALED_WIDTHS = [300, 600, 768, 1024, 1536] as const;
const DISPLAY_WIDTH = 600;
const THUMBNAIL_SIDE = 100;
const ARCHIVE_SIDE = 300;
const SWATCH_SIDE = 50;

/** Returns the uploaded file, whose name contains no size. */
export function originalOf(image: ShopImage): ImageFile {
  return { src: `${UPLOAD_FOLDER}/${image.file}.svg`, width: image.width, height: image.height };
}

/** Returns the main picture of a product page: 600 px wide, or the original if that is smaller. */
export function displayOf(image: ShopImage): ImageFile {
  return scaledTo(image, DISPLAY_WIDTH);
}

/** Returns the square thumbnail of the gallery strip. */
export function thumbnailOf(image: ShopImage): ImageFile {
  return croppedTo(image, THUMBNAIL_SIDE);
}

/** Returns the square picture of a product card. */
export function archiveOf(image: ShopImage): ImageFile {
  return croppedTo(image, Math.min(ARCHIVE_SIDE, image.height));
}

export function swatchPictureOf(image: ShopImage): ImageFile {
  return croppedTo(image, SWATCH_SIDE);
}

/**
 * Returns the `srcset` of an image, or `false` (as WordPress sends it) if no file is wider than the displayed picture.
 */
export function srcsetOf(image: ShopImage): string | false {
  const files = SCALED_WIDTHS.filter((width) => width < image.width).map((width) => scaledTo(image, width));
  if (image.width <= DISPLAY_WIDTH) return false;
  return [...files, originalOf(image)].map((file) => `${file.src} ${file.width}w`).join(', ');
}

export function sizesOf(image: ShopImage): string {
  const { width } = displayOf(image);
  return `(max-width: ${width}px) 100vw, ${width}px`;
}

function scaledTo(image: ShopImage, width: number): ImageFile {
  if (width >= image.width) return originalOf(image);
  const height = Math.round((image.height * width) / image.width);
  return { src: sizedName(image, width, height), width, height };
}

function croppedTo(image: ShopImage, side: number): ImageFile {
  return { src: sizedName(image, side, side), width: side, height: side };
}

function sizedName(image: ShopImage, width: number, height: number): string {
  return `${UPLOAD_FOLDER}/${image.file}-${width}x${height}.svg`;
}
