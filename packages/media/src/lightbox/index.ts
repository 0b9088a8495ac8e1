/** The lightbox: PhotoSwipe's gestures inside a named modal dialog of ours. */
export type { Lightbox, LightboxItem, LightboxOptions, VideoModule } from './lightboxOptions.ts';
export { createLightboxTexts, type LightboxTexts } from './lightboxTexts.ts';
export { openLightbox } from './openLightbox.ts';
