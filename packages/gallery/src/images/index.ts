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
  describeStandIn,
  type GalleryImage,
  type GalleryVideo,
  imageKey,
  isSameGallery,
  isSameShape,
  keyOfSet,
  type Picture,
  readSources,
  toServerImage,
  uploadName,
  withoutRepeats,
} from './galleryImage.ts';
export { isStandIn, readImageSource, readImageSourceSet } from './readImageSource.ts';
