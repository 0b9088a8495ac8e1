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
  /** What the page shows of it by now, with its own size: it stands for the large picture until that is there. */
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
  /** The same with a choice: `loads` brings the player alone, `plays` starts it too. A file of the site always plays. */
  readonly videoStart?: 'loads' | 'plays';
  /** Address that the share menu hands on; the page's own by default. */
  readonly shareAddress?: string;
}

/** Whether an item is a film, one that plays or one that is led to. */
export function isFilm({ video, videoLink }: LightboxItem): boolean {
  return video !== undefined || videoLink !== undefined;
}
