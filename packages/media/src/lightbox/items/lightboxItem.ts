import type { VideoSource } from '../../video/index.ts';

/** One picture or video. Texts are plain text; addresses are safe ones. */
export interface LightboxItem {
  readonly src: string;
  /** Pixels; 0 when not known, the picture is then measured when it has loaded. */
  readonly width: number;
  readonly height: number;
  readonly srcset?: string;
  /** Shown until the large picture is there, unless `shown` is, and in the strip. */
  readonly thumbnail?: string;
  /** The page's own picture with its size, shown until the large one has loaded. */
  readonly shown?: { readonly src: string; readonly width: number; readonly height: number };
  readonly alt: string;
  /** First line of the footer. */
  readonly title?: string;
  /** Second line. */
  readonly description?: string;
  /** Plays in place of the picture. */
  readonly video?: VideoSource | undefined;
  /** Leads to a video that nobody here can play, in place of a player. */
  readonly videoLink?: string;
  /** Width of the video by its height; 16:9 when nobody says. */
  readonly videoRatio?: number;
  /** Starts the video when its slide is reached. */
  readonly startsVideo?: boolean;
  /** The same with a choice: `loads` loads the player, `plays` also starts it. A file of the site always plays. */
  readonly videoStart?: 'loads' | 'plays';
  /** Address that the share menu hands on; the page's own by default. */
  readonly shareAddress?: string;
}

/** True for a video, playable or linked. */
export function isFilm({ video, videoLink }: LightboxItem): boolean {
  return video !== undefined || videoLink !== undefined;
}
