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
  /** The picture that is on the page, where there is one that has come. */
  readonly small: PreviewPicture | undefined;
  /** The large one, once it can be painted. */
  readonly large: PreviewPicture | undefined;
  /** Both are in the dialog until the lightbox replaces them. */
  readonly isPreviewed: boolean;
  /** The dark background, until the lightbox renders its own. */
  readonly hasGround: boolean;
  readonly isLoading: boolean;
  /** Says that a picture is late; `''` while there is nothing to say. */
  readonly late: string;
  /** It has been said once, and from then on it is only seen. */
  readonly isSaid: boolean;
  /** The lightbox has brought position and caption. */
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
