/** One open lightbox: what it was asked for, its state, its words, and what its parts share. */
export type { Lightbox, LightboxControls, LightboxOptions, VideoModule } from './lightboxOptions.ts';
export {
  describeState,
  type LightboxSession,
  type LightboxState,
  type LightboxStore,
  reduceLightbox,
} from './lightboxState.ts';
export { createLightboxTexts, type LightboxTexts } from './lightboxTexts.ts';
