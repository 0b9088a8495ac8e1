/** The lightbox: PhotoSwipe's gestures inside a named modal dialog. */

export type { LightboxItem } from './items/index.ts';
export { openLightbox } from './openLightbox.ts';
export {
  createLightboxTexts,
  type Lightbox,
  type LightboxOptions,
  type LightboxTexts,
  type VideoModule,
} from './session/index.ts';
