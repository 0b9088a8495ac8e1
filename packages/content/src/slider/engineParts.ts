/** One file for what runs on the slider's engine from the start: media carousels and background pictures. */
export { startBackdrop } from '../backdrop/startBackdrop.ts';
export { openSkin } from './skins/openSkin.ts';
