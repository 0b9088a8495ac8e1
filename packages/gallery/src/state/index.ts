export {
  emitIndex,
  findCurrentSlide,
  findMover,
  type Gallery,
  type PluginEvents,
  readCurrentImage,
  readGallery,
} from './gallery.ts';
export {
  type GalleryNotice,
  type GalleryState,
  type SlideMover,
  type SwapCause,
  stepIndex,
  type ZoomLook,
  type ZoomPoint,
} from './galleryState.ts';
export { readSlideSettings } from './slideSettings.ts';
