export { detection } from './detect.ts';
export type { GalleryImage, GalleryVideo, Picture } from './images/index.ts';
export { galleryIsland } from './island.ts';
export { type GallerySettings, gallerySettings } from './settings.ts';

/** Native events that bubble up from a gallery's wrapper: the type of each event's `detail`, keyed by event name. */
export interface GalleryEvents {
  /** Fires when a variation's images are on display. */
  readonly 'hadaya:gallery:swapped': {
    readonly productId: string;
    readonly variationId: number;
    readonly count: number;
  };
  /** Fires when the default gallery is on display again. */
  readonly 'hadaya:gallery:restored': { readonly productId: string; readonly count: number };
  /** Fires when another slide becomes current; `index` counts from 0. */
  readonly 'hadaya:gallery:changed': { readonly index: number; readonly count: number };
  /** Fires when the lightbox has opened. */
  readonly 'hadaya:gallery:opened': { readonly index: number; readonly count: number };
  /** Fires when the lightbox has closed. */
  readonly 'hadaya:gallery:closed': { readonly index: number; readonly count: number };
}
