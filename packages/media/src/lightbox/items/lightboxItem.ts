import type { VideoSource } from '../../video/index.ts';

/** One picture or video. Strings are plain text; URLs are sanitised. */
export interface LightboxItem {
  readonly src: string;
  /** Size in pixels; 0 when unknown, in which case the picture is measured once it has loaded. */
  readonly width: number;
  readonly height: number;
  readonly srcset?: string;
  /** Picture shown in the strip and, unless `shown` is set, until the large picture has loaded. */
  readonly thumbnail?: string;
  /** The picture on the page, with its size; shown until the large one has loaded. */
  readonly shown?: { readonly src: string; readonly width: number; readonly height: number };
  readonly alt: string;
  /** First line of the footer. */
  readonly title?: string;
  /** Second line of the footer. */
  readonly description?: string;
  /** Video that plays instead of the picture. */
  readonly video?: VideoSource | undefined;
  /** Link that replaces the player of a video that cannot play here. */
  readonly videoLink?: string;
  /** Width divided by height of the video; 16:9 by default. */
  readonly videoRatio?: number;
  /** Starts the video when the visitor reaches its slide. */
  readonly startsVideo?: boolean;
  /**
   * Refines `startsVideo`: `loads` only loads the player, `plays` also starts it. A video file from the site itself
   * always starts.
   */
  readonly videoStart?: 'loads' | 'plays';
  /** URL that the share menu shares; the page's URL by default. */
  readonly shareAddress?: string;
}

export function isFilm({ video, videoLink }: LightboxItem): boolean {
  return video !== undefined || videoLink !== undefined;
}
