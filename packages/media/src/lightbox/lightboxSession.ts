import type { Stage } from './createStage.ts';
import type { LightboxDialog } from './lightboxDialog.ts';
import type { LightboxOptions } from './lightboxOptions.ts';
import type { LightboxStore } from './lightboxState.ts';
import type { LightboxTexts } from './lightboxTexts.ts';

/** What the parts of one open lightbox share. */
export interface LightboxSession {
  readonly options: LightboxOptions;
  readonly dialog: LightboxDialog;
  readonly store: LightboxStore;
  readonly texts: LightboxTexts;
  /** Whose language and direction the lightbox speaks. */
  readonly language: Element;
  /** The page reads from right to left. */
  readonly isReversed: boolean;
  readonly isLooping: boolean;
  /** Aborts when the lightbox is gone. */
  readonly signal: AbortSignal;
  /** The stage, once it is open. */
  readonly getStage: () => Stage | undefined;
  /** Closes with the closing animation. */
  readonly close: () => void;
  /** Removes it at once. */
  readonly leave: () => void;
}
