/** One open lightbox: its options, state, texts, and the objects that its modules share. */
export type { Lightbox, LightboxControls, LightboxOptions, VideoModule } from './lightboxOptions.ts';
export {
  describeState,
  type LightboxSession,
  type LightboxState,
  type LightboxStore,
  reduceLightbox,
} from './lightboxState.ts';
export { createLightboxTexts, type LightboxTexts } from './lightboxTexts.ts';
