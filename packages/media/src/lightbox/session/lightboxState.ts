import type { Store } from '@hadaya/core';
import type { LightboxDialog } from '../dialog/index.ts';
import type { Stage } from '../stage/index.ts';
import type { LightboxOptions } from './lightboxOptions.ts';
import type { LightboxTexts } from './lightboxTexts.ts';

/** State that the lightbox's frame renders. */
export interface LightboxState {
  readonly index: number;
  readonly isZoomed: boolean;
  /** The current picture can be zoomed. */
  readonly canZoom: boolean;
  /** The current picture failed to load. */
  readonly isFailed: boolean;
  readonly isIdle: boolean;
  readonly isFullscreen: boolean;
  readonly isSharing: boolean;
}

/** Merges a change into the state. */
export type LightboxStore = Store<LightboxState, Partial<LightboxState>>;

/** The next state; the same object if nothing changed. */
export function reduceLightbox(state: LightboxState, change: Partial<LightboxState>): LightboxState {
  const next = { ...state, ...change };
  return Object.entries(next).every(([key, value]) => Reflect.get(state, key) === value) ? state : next;
}

/** The state as words, for style sheets: `data-lightbox` on the root. */
export function describeState({ isZoomed, isIdle, isFullscreen, isSharing }: LightboxState): readonly string[] {
  const words = [isZoomed && 'zoomed', isIdle && 'idle', isFullscreen && 'fullscreen', isSharing && 'sharing'];
  return words.filter((word) => word !== false);
}

/** Shared state of an open lightbox. */
export interface LightboxSession {
  readonly options: LightboxOptions;
  readonly dialog: LightboxDialog;
  readonly store: LightboxStore;
  readonly texts: LightboxTexts;
  /** Element that determines the lightbox's language and direction. */
  readonly language: Element;
  /** The page is RTL. */
  readonly isReversed: boolean;
  readonly isLooping: boolean;
  /** Aborts when the lightbox has closed. */
  readonly signal: AbortSignal;
  /** The stage, once it is open. */
  readonly getStage: () => Stage | undefined;
  /** Closes with the closing animation. */
  readonly close: () => void;
  /** Removes it at once. */
  readonly leave: () => void;
}
