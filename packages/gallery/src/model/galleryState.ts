import { clampIndex } from './stepIndex.ts';

/** Where a magnified picture is looked at: 0 to 1 in both directions from the top left. */
export interface ZoomPoint {
  readonly x: number;
  readonly y: number;
}

/** What the visitor sees when a part of the gallery could not be fetched, and where the thing itself is. */
export interface GalleryNotice {
  readonly kind: 'picture' | 'video' | 'swap';
  /** Address that still opens; `''` without one. */
  readonly href: string;
}

/** What the gallery's controls draw. */
export interface GalleryState {
  readonly count: number;
  /** Current slide, from 0. */
  readonly index: number;
  readonly isLoading: boolean;
  /** `null` while nothing is magnified. */
  readonly zoom: ZoomPoint | null;
  /** The current slide has a large picture that is wider than the gallery. */
  readonly canZoom: boolean;
  /** What the slides do by themselves; `none` without autoplay. */
  readonly autoplay: 'none' | 'playing' | 'held' | 'stopped';
  /** Thumbnails are cut off at the start or end of their strip. */
  readonly strip: { readonly hasBefore: boolean; readonly hasAfter: boolean; readonly isUpright: boolean };
  /** Said through the live region. */
  readonly message: string;
  /** Stands over the picture until the visitor goes on. */
  readonly notice: GalleryNotice | null;
}

/** What happens to it. */
export type GalleryAction =
  | { readonly type: 'swapped'; readonly count: number }
  | { readonly type: 'moved'; readonly index: number }
  | { readonly type: 'loading'; readonly isLoading: boolean }
  | { readonly type: 'zoomed'; readonly zoom: ZoomPoint | null }
  | { readonly type: 'zoomable'; readonly canZoom: boolean }
  | { readonly type: 'autoplay'; readonly autoplay: GalleryState['autoplay'] }
  | { readonly type: 'strip'; readonly strip: GalleryState['strip'] }
  | { readonly type: 'said'; readonly message: string }
  | { readonly type: 'noticed'; readonly notice: GalleryNotice | null };

/** The state of a gallery with so many images. */
export function startGallery(count: number): GalleryState {
  return {
    count,
    index: 0,
    isLoading: false,
    zoom: null,
    canZoom: false,
    autoplay: 'none',
    strip: { hasBefore: false, hasAfter: false, isUpright: false },
    message: '',
    notice: null,
  };
}

function isSame(state: GalleryState, next: GalleryState): boolean {
  return Object.entries(next).every(([key, value]) => Reflect.get(state, key) === value);
}

function apply(state: GalleryState, action: GalleryAction): GalleryState {
  switch (action.type) {
    case 'swapped':
      return { ...state, count: action.count, index: 0, zoom: null, isLoading: false, notice: null };
    case 'moved': {
      const index = clampIndex(action.index, state.count);
      return index === state.index ? state : { ...state, index, zoom: null, notice: null };
    }
    case 'zoomed':
      return { ...state, zoom: state.canZoom ? action.zoom : null };
    case 'zoomable':
      return { ...state, canZoom: action.canZoom, zoom: action.canZoom ? state.zoom : null };
    default: {
      const { type: _, ...change } = action;
      return { ...state, ...change };
    }
  }
}

/** The next state; the same object when nothing changed. */
export function reduceGallery(state: GalleryState, action: GalleryAction): GalleryState {
  const next = apply(state, action);
  return isSame(state, next) ? state : next;
}
