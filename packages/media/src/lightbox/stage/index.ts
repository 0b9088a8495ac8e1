/** The pictures and gestures: PhotoSwipe behind the items’ own numbers. */
export { createStage, type Stage } from './createStage.ts';
