import type { Environment } from '@hadaya/core';
import type { LightboxItem } from '../items/index.ts';

export type VideoModule = typeof import('@hadaya/media/video');

/** Controls to show. Close is always shown; arrows, counter and strip are shown only if there is more than one item. */
export interface LightboxControls {
  readonly hasCounter: boolean;
  readonly hasZoom: boolean;
  readonly hasFullscreen: boolean;
  readonly hasShare: boolean;
  readonly hasThumbnails: boolean;
}

export interface LightboxOptions {
  readonly items: readonly LightboxItem[];
  /** Index of the first item to show. */
  readonly index: number;
  readonly controls: LightboxControls;
  readonly environment: Environment;
  /** The result of `import('@hadaya/media/video')`; without it, items with a video show their picture. */
  readonly videos?: VideoModule | undefined;
  /** The caller's own strings, by the keys in `lightboxTexts.ts` and `ShareMenu.tsx`. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Continues with the first item after the last. On by default. */
  readonly isLooping?: boolean;
  /** Duration of the closing animation in milliseconds; 0 by default and with reduced motion. */
  readonly hideDuration?: number;
  /**
   * Time in milliseconds without pointer movement or key press after which the controls fade, unless they contain
   * focus. By default they never fade.
   */
  readonly idleDelay?: number;
  /** Maximum zoom, as a multiple of the picture's fitting size; 3 by default. */
  readonly maxZoom?: number;
  /**
   * Classes for themes, keyed by the words of `data-lightbox`; the outermost node has the classes of its active words.
   */
  readonly stateClasses?: Readonly<Record<string, string>>;
  /** Gap in pixels between two pictures; a tenth of the viewport by default. */
  readonly slideGap?: number;
  readonly onChange?: (index: number) => void;
}

/**
 * An open lightbox. The `data-lightbox` attribute of its root lists which of `zoomed`, `idle`, `fullscreen` and
 * `sharing` apply.
 */
export interface Lightbox {
  /** Returns the index of the current item or, after closing, of the last one. */
  getIndex(): number;
}
