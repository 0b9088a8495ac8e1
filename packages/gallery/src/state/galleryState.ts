import type { Slider } from '@hadaya/media/slider';
import type { SlideSet } from '../markup/index.ts';

/** Why a set comes on display. */
export interface SwapCause {
  readonly kind: 'variation' | 'default';
  /** 0 for the default gallery. */
  readonly variationId: number;
  /** What is said of it, when it is said. */
  readonly describe: () => string;
}

/** What the visitor sees when a part of the gallery could not be fetched, and where the thing itself is. */
export interface GalleryNotice {
  readonly kind: 'picture' | 'video';
  /** Address that still opens; `''` without one. */
  readonly href: string;
}

/** Where a magnified picture is looked at: 0 to 1 in both directions from the top left. */
export interface ZoomPoint {
  readonly x: number;
  readonly y: number;
}

/** How a magnified picture looks. */
export interface ZoomLook {
  /** Factor on the large picture's own size. */
  readonly magnify: number;
  /** Milliseconds of appearing. */
  readonly duration: number;
}

/** What moves the slides. */
export type SlideMover = Pick<Slider, 'goTo' | 'jumpTo' | 'refresh'>;

/** Everything that changes in a gallery; slides, thumbnails and controls follow from it. */
export interface GalleryState {
  /** The set on display. */
  readonly set: SlideSet;
  /** The set whose slides are in the page: it follows within the task. */
  readonly shown: SlideSet;
  /** What brought it; `null` for the one that the server printed. */
  readonly cause: SwapCause | null;
  /** Current slide, from 0. */
  readonly index: number;
  /** Who made it current. */
  readonly movedBy: 'visitor' | 'itself';
  /** Other images are on their way. */
  readonly pending: boolean;
  /** `null` while nothing is magnified. */
  readonly zoom: ZoomPoint | null;
  /** `null` until what magnifies has come. */
  readonly zoomLook: ZoomLook | null;
  /** The slider that also hears a hand; until it has come the browser's own scrolling moves the slides. */
  readonly slider: SlideMover | null;
  /** The lightbox is open. */
  readonly isOpen: boolean;
  /** What the slides do by themselves; `none` without autoplay. */
  readonly autoplay: 'none' | 'playing' | 'held' | 'stopped';
  /** Thumbnails are cut off at the start or end of their strip. */
  readonly strip: { readonly hasBefore: boolean; readonly hasAfter: boolean; readonly isUpright: boolean };
  /** Said through the live region. */
  readonly message: string;
  /** Stands over the picture until the visitor goes on. */
  readonly notice: GalleryNotice | null;
}

/** What happens to it. `changed` sets what has no consequences. */
export type GalleryAction =
  | { readonly type: 'swapped'; readonly set: SlideSet; readonly cause: SwapCause }
  | { readonly type: 'moved'; readonly index: number; readonly by: GalleryState['movedBy'] }
  | {
      readonly type: 'changed';
      readonly to: Partial<Omit<GalleryState, 'set' | 'cause' | 'index' | 'movedBy'>>;
    };

/** The index `by` steps away, round the ends. */
export function stepIndex(index: number, by: number, count: number): number {
  return count < 1 ? 0 : (((index + by) % count) + count) % count;
}

/** The index nearest to a wanted one. */
function clampIndex(index: number, count: number): number {
  return Math.min(Math.max(Math.trunc(index) || 0, 0), Math.max(count - 1, 0));
}

/** The state of a gallery that shows a set. */
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

/** The next state; the same object when nothing changed. */
export function reduceGallery(state: GalleryState, action: GalleryAction): GalleryState {
  const next = apply(state, action);
  const isSame = Object.entries(next).every(([key, value]) => Reflect.get(state, key) === value);
  return isSame ? state : next;
}
