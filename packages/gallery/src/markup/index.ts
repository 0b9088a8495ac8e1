export { adoptStyles } from './adoptStyles.ts';
export {
  findGalleryNodes,
  type GalleryNodes,
  listSlides,
  listThumbnails,
  readGalleryProduct,
  readPrintedVariation,
  readProductTitle,
} from './galleryNodes.ts';
export { readImageElement, readPrintedSet } from './readPrintedSet.ts';
export { isPrinted, type PrintedSet, type SlideSet } from './SlideSet.ts';
