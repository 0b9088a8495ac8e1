import { createStore, type Store } from '@hadaya/core';

/** A picture as an `img` shows it. */
export interface PreviewPicture {
  readonly src: string;
  readonly alt: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** Content of an open dialog before and around the lightbox. */
interface DialogState {
  /** The page's picture, if it has loaded. */
  readonly small: PreviewPicture | undefined;
  /** The large one, once it can be painted. */
  readonly large: PreviewPicture | undefined;
  /** Both are in the dialog until the lightbox replaces them. */
  readonly isPreviewed: boolean;
  /** The dark background, until the lightbox renders its own. */
  readonly hasGround: boolean;
  readonly isLoading: boolean;
  /** The message that a picture is late; `''` for none. */
  readonly late: string;
  /** The message has been announced once, and is only visible from then on. */
  readonly isSaid: boolean;
  /** The lightbox has added position and caption. */
  readonly isFilled: boolean;
}

/** Merges a change into the state. */
export type DialogStore = Store<DialogState, Partial<DialogState>>;

/** The state of a dialog that opens with a picture of the page. */
export function createDialogStore(small: PreviewPicture | undefined): DialogStore {
  return createStore<DialogState, Partial<DialogState>>((state, change) => ({ ...state, ...change }), {
    small,
    large: undefined,
    isPreviewed: true,
    hasGround: true,
    isLoading: false,
    late: '',
    isSaid: false,
    isFilled: false,
  });
}
