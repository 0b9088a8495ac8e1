/** The pictures and gestures: PhotoSwipe, addressed by item index. */
export { createStage, type Stage } from './createStage.ts';
