export {
  chooseAlt,
  decodeImage,
  decodeImages,
  type ImageSource,
  readFirstImage,
  readSide,
  readVariationImages,
  readVideoRatio,
  safeAddress,
  safeFilmAddress,
  safeSrcset,
} from './decodeImage.ts';
export {
  type GalleryImage,
  type GalleryVideo,
  imageKey,
  isSameGallery,
  isSameShape,
  keyOfSet,
  type Picture,
  toServerImage,
  uploadName,
  withoutRepeats,
} from './galleryImage.ts';
export { isStandIn, readImageSource, readImageSourceSet } from './readImageSource.ts';
