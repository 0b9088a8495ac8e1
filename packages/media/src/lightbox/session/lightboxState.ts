import type { Store } from '@hadaya/core';
import type { LightboxDialog } from '../dialog/index.ts';
import type { Stage } from '../stage/index.ts';
import type { LightboxOptions } from './lightboxOptions.ts';
import type { LightboxTexts } from './lightboxTexts.ts';

export interface LightboxState {
  readonly index: number;
  readonly isZoomed: boolean;
  readonly canZoom: boolean;
  /** True if the current picture failed to load. */
  readonly isFailed: boolean;
  readonly isIdle: boolean;
  readonly isFullscreen: boolean;
  readonly isSharing: boolean;
}

export type LightboxStore = Store<LightboxState, Partial<LightboxState>>;

/** Returns the next state, or the same object if nothing changed. */
export function reduceLightbox(state: LightboxState, change: Partial<LightboxState>): LightboxState {
  const next = { ...state, ...change };
  return Object.entries(next).every(([key, value]) => Reflect.get(state, key) === value) ? state : next;
}

/** Returns the words for the root's `data-lightbox`, from which style sheets read the state. */
export function describeState({ isZoomed, isIdle, isFullscreen, isSharing }: LightboxState): readonly string[] {
  const words = [isZoomed && 'zoomed', isIdle && 'idle', isFullscreen && 'fullscreen', isSharing && 'sharing'];
  return words.filter((word) => word !== false);
}

export interface LightboxSession {
  readonly options: LightboxOptions;
  readonly dialog: LightboxDialog;
  readonly store: LightboxStore;
  readonly texts: LightboxTexts;
  /** Element that determines the lightbox's language and direction. */
  readonly language: Element;
  /** True if the page's writing direction is right to left. */
  readonly isReversed: boolean;
  readonly isLooping: boolean;
  /** Aborts when the lightbox has closed. */
  readonly signal: AbortSignal;
  /** Returns the stage; `undefined` until it is open. */
  readonly getStage: () => Stage | undefined;
  /** Closes the lightbox with its closing animation. */
  readonly close: () => void;
  /** Removes the lightbox without an animation. */
  readonly leave: () => void;
}
