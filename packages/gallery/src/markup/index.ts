export { buildImage, buildSet } from './buildSlide.ts';
export { adoptStyles, createGalleryHost } from './galleryHost.ts';
export {
  findGalleryNodes,
  type GalleryNodes,
  readGalleryProduct,
  readPrintedVariation,
  readProductTitle,
} from './galleryNodes.ts';
export { readPrintedSet } from './readPrintedSet.ts';
export type { SlideSet } from './SlideSet.ts';
