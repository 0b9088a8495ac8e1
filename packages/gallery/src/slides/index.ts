export { createScroller } from './createScroller.ts';
export { holdNeighbours } from './holdNeighbours.ts';
export { paintGallery } from './paintGallery.ts';
export { prepareFirstPaint } from './prepareFirstPaint.ts';
export { placeSet, resetSlides, tellReady } from './showSet.ts';
export { startDragging } from './startDragging.ts';
export { startFade } from './startFade.ts';
export { startSlides } from './startSlides.ts';
export { loadPictureMarks, watchPictures } from './watchPictures.ts';
