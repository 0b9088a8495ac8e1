import type { VideoSource } from '../../video/index.ts';

/** One picture or video. Strings are plain text; addresses are sanitised. */
export interface LightboxItem {
  readonly src: string;
  /** Size in pixels; 0 when unknown, in which case the picture is measured once it has loaded. */
  readonly width: number;
  readonly height: number;
  readonly srcset?: string;
  /** Shown in the strip and, unless `shown` is set, until the large picture has loaded. */
  readonly thumbnail?: string;
  /** The page's own picture with its size, shown until the large one has loaded. */
  readonly shown?: { readonly src: string; readonly width: number; readonly height: number };
  readonly alt: string;
  /** First line of the footer. */
  readonly title?: string;
  /** Second line. */
  readonly description?: string;
  /** Plays instead of the picture. */
  readonly video?: VideoSource | undefined;
  /** Link to a video that cannot be played here, shown instead of a player. */
  readonly videoLink?: string;
  /** Width divided by height of the video; 16:9 by default. */
  readonly videoRatio?: number;
  /** Starts the video when its slide is reached. */
  readonly startsVideo?: boolean;
  /** Refines `startsVideo`: `loads` loads the player, `plays` also starts it. A file of the site always plays. */
  readonly videoStart?: 'loads' | 'plays';
  /** Address that the share menu shares; the page's own by default. */
  readonly shareAddress?: string;
}

/** True for a video, playable or linked. */
export function isFilm({ video, videoLink }: LightboxItem): boolean {
  return video !== undefined || videoLink !== undefined;
}
