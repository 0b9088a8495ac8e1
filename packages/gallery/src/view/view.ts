/** All of a gallery that React draws, in one file. */
export { drawGallery } from './GalleryView.tsx';
export { drawPlainFrame } from './PlainFrame.tsx';
