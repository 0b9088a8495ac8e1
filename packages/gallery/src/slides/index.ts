export { askAgainOnline } from './askAgain.ts';
export { createScroller } from './createScroller.ts';
export { delayNeighbours } from './delayNeighbours.ts';
export { describeNodes, describeSlide, describeThumbnail } from './describeNodes.ts';
export { prepareFirstPaint } from './prepareFirstPaint.ts';
export { holdFocus, resetSlides, showSet, tellReady } from './showSet.ts';
export { startDragging } from './startDragging.ts';
export { startSlides } from './startSlides.ts';
