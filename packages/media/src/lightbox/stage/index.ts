/** The pictures and gestures: PhotoSwipe, addressed by the indexes of the items. */
export { createStage, type Stage } from './createStage.ts';
