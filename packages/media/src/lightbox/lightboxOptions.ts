import type { Environment } from '@hadaya/core';
import type { VideoSource } from '../video/model/readVideoAddress.ts';

/** The loaded video module. */
export type VideoModule = typeof import('@hadaya/media/video');

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

/** Which controls there are. Close is always there; arrows, counter and strip only with more than one item. */
export interface LightboxControls {
  readonly hasCounter: boolean;
  readonly hasZoom: boolean;
  readonly hasFullscreen: boolean;
  readonly hasShare: boolean;
  readonly hasThumbnails: boolean;
}

/** What fills the dialog. */
export interface LightboxOptions {
  readonly items: readonly LightboxItem[];
  /** Item to start with. */
  readonly index: number;
  readonly controls: LightboxControls;
  readonly environment: Environment;
  /** The result of `import('@hadaya/media/video')`; without it items with a video show their picture. */
  readonly videos?: VideoModule | undefined;
  /** Own texts by key of `lightboxTexts.ts` and `shareTexts.ts`. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Whether the last item is followed by the first. On by default. */
  readonly isLooping?: boolean;
  /** Milliseconds of closing; 0 by default and with reduced motion. */
  readonly hideDuration?: number;
  /** Milliseconds without pointer or key after which the controls fade; never by default, never while they hold focus. */
  readonly idleDelay?: number;
  /** How far zooming goes, as a multiple of the picture's fitting size; 3 by default. */
  readonly maxZoom?: number;
  /** Classes of the outermost node while a word of its `data-lightbox` holds, for the same themes. */
  readonly stateClasses?: Readonly<Record<string, string>>;
  /** Pixels between two pictures; a tenth of the viewport by default. */
  readonly slideGap?: number;
  readonly onChange?: (index: number) => void;
}

/** An open lightbox; the `data-lightbox` of its root lists `zoomed`, `idle`, `fullscreen` and `sharing` while they hold. */
export interface Lightbox {
  /** The current item, after it was closed the last one. */
  getIndex(): number;
}
