/** The lightbox as it opens: a dialog with the picture that is on the screen already. A small file of its own, which is there before anybody presses. */

export type { ShownPicture } from '../items/index.ts';
export { addStyles } from './addStyles.ts';
export { askPicture } from './askPicture.ts';
export { type DialogOptions, type LightboxDialog, openDialog } from './openDialog.tsx';
