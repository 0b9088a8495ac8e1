import { createStore, type Store } from '@hadaya/core';

export interface PreviewPicture {
  readonly src: string;
  readonly alt: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

interface DialogState {
  /** The page's picture, if it has loaded. */
  readonly small: PreviewPicture | undefined;
  /** The large picture, once it can be painted. */
  readonly large: PreviewPicture | undefined;
  /** True until the lightbox replaces `small` and `large`. */
  readonly isPreviewed: boolean;
  /** True until the lightbox renders its own dark background. */
  readonly hasGround: boolean;
  readonly isLoading: boolean;
  /** The message about a late picture; `''` if there is none. */
  readonly late: string;
  /** True once the message has been announced; after that it is still shown but not announced again. */
  readonly isSaid: boolean;
  /** True once position and caption, which describe the dialog, have rendered. */
  readonly isFilled: boolean;
}

export type DialogStore = Store<DialogState, Partial<DialogState>>;

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
