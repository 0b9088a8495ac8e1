/**
 * The lightbox's initial dialog, which shows the picture that is already on the page. It is a separate small file that
 * loads before the press.
 */

export type { ShownPicture } from '../items/index.ts';
export { addStyles } from './addStyles.ts';
export { askPicture } from './askPicture.ts';
export type { DialogOptions } from './createNodes.tsx';
export { type LightboxDialog, openDialog } from './openDialog.tsx';
