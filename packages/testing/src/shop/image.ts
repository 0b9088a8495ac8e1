import { type Localized, localized } from './locale.ts';

/** An image in the media library; its files are served in every size from one upload folder. */
export interface ShopImage {
  readonly id: number;
  /** File name without size and extension, for example `mug-red`. */
  readonly file: string;
  /** Width of the original, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly title: Localized;
  readonly alt: Localized;
  readonly caption: Localized;
  /** Present if the gallery shows a video instead of the image. */
  readonly video?: ShopVideo;
}

/** A video for the gallery's paid add-on: one of the shop's files, or a page to embed. */
export interface ShopVideo {
  readonly kind: 'video' | 'iframe';
  readonly link: string;
  /** URL of the page to embed or of the video file. */
  readonly embed: string;
  /** CSS aspect ratio such as `16 / 9`. */
  readonly ratio: string;
}

interface ImageInput {
  readonly id: number;
  readonly file: string;
  readonly en: string;
  readonly ar: string;
  readonly width?: number;
  readonly height?: number;
  readonly video?: ShopVideo;
}

const ORIGINAL_WIDTH = 1600;
const ORIGINAL_HEIGHT = 1200;

/** Declares an image whose title, alternative text and caption are the same sentence. */
export function shopImage({ id, file, en, ar, width, height, video }: ImageInput): ShopImage {
  const text = localized(en, ar);
  return {
    id,
    file,
    width: width ?? ORIGINAL_WIDTH,
    height: height ?? ORIGINAL_HEIGHT,
    title: text,
    alt: text,
    caption: text,
    ...(video === undefined ? {} : { video }),
  };
}
