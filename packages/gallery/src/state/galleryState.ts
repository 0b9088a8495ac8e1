import type { Slider } from '@hadaya/media/slider';
import type { SlideSet } from '../markup/index.ts';

export interface SwapCause {
  readonly kind: 'variation' | 'default';
  /** Id of the variation; 0 for the default gallery. */
  readonly variationId: number;
  /** Composes the announcement's text; called when the text is announced. */
  readonly describe: () => string;
}

/** Notice that the lightbox or a video failed to load, with a link to the picture or video. */
export interface GalleryNotice {
  readonly kind: 'picture' | 'video';
  /** URL of the picture or video; `''` if there is none. */
  readonly href: string;
}

/** The magnified point, from 0 to 1: `x` is measured from the left, `y` from the top. */
export interface ZoomPoint {
  readonly x: number;
  readonly y: number;
}

export interface ZoomLook {
  /** Factor applied to the large picture's own size. */
  readonly magnify: number;
  /** Duration of the fade-in in milliseconds. */
  readonly duration: number;
}

/** The methods that Swiper and native scrolling share. */
export type SlideMover = Pick<Slider, 'goTo' | 'jumpTo' | 'refresh'>;

export interface GalleryState {
  readonly set: SlideSet;
  /** The set whose slides are in the page; after a swap, it is updated to `set` within the same task. */
  readonly shown: SlideSet;
  /** The reason why `set` is displayed; `null` for the set that the server printed. */
  readonly cause: SwapCause | null;
  /** Index of the current slide, from 0. */
  readonly index: number;
  readonly movedBy: 'visitor' | 'itself';
  /** True while the images of a new choice are loading. */
  readonly pending: boolean;
  /** The magnified point; `null` while nothing is magnified. */
  readonly zoom: ZoomPoint | null;
  /** Appearance of the zoom; `null` until the zoom has loaded. */
  readonly zoomLook: ZoomLook | null;
  /** The slider that can also be dragged; `null` until it has loaded. Until then, native scrolling moves the slides. */
  readonly slider: SlideMover | null;
  readonly isOpen: boolean;
  /**
   * `held` is a temporary pause, for example while the lightbox is open; `stopped` lasts until the visitor restarts
   * autoplay; `none` means that the owner has not enabled it.
   */
  readonly autoplay: 'none' | 'playing' | 'held' | 'stopped';
  /** Ends of the strip at which thumbnails are cut off, and whether the strip is vertical. */
  readonly strip: { readonly hasBefore: boolean; readonly hasAfter: boolean; readonly isUpright: boolean };
  /** Text for the live region. */
  readonly message: string;
  /** The notice shown over the picture until the visitor moves on. */
  readonly notice: GalleryNotice | null;
}

/** `changed` sets only the given fields. */
export type GalleryAction =
  | { readonly type: 'swapped'; readonly set: SlideSet; readonly cause: SwapCause }
  | { readonly type: 'moved'; readonly index: number; readonly by: GalleryState['movedBy'] }
  | {
      readonly type: 'changed';
      readonly to: Partial<Omit<GalleryState, 'set' | 'cause' | 'index' | 'movedBy'>>;
    };

/** Returns the index `by` steps away, wrapping at both ends. */
export function stepIndex(index: number, by: number, count: number): number {
  return count < 1 ? 0 : (((index + by) % count) + count) % count;
}

function clampIndex(index: number, count: number): number {
  return Math.min(Math.max(Math.trunc(index) || 0, 0), Math.max(count - 1, 0));
}

export function startGallery(set: SlideSet): GalleryState {
  return {
    set,
    shown: set,
    cause: null,
    index: 0,
    movedBy: 'itself',
    pending: false,
    zoom: null,
    zoomLook: null,
    slider: null,
    isOpen: false,
    autoplay: 'none',
    strip: { hasBefore: false, hasAfter: false, isUpright: false },
    message: '',
    notice: null,
  };
}

function apply(state: GalleryState, action: GalleryAction): GalleryState {
  switch (action.type) {
    case 'swapped': {
      const { set, cause } = action;
      return { ...state, set, cause, index: 0, zoom: null, pending: false, notice: null };
    }
    case 'moved': {
      const index = clampIndex(action.index, state.set.images.length);
      return index === state.index ? state : { ...state, index, movedBy: action.by, zoom: null, notice: null };
    }
    case 'changed':
      return { ...state, ...action.to };
  }
}

/** Returns the next state, or the same object if nothing changed. */
export function reduceGallery(state: GalleryState, action: GalleryAction): GalleryState {
  const next = apply(state, action);
  const isSame = Object.entries(next).every(([key, value]) => Reflect.get(state, key) === value);
  return isSame ? state : next;
}
