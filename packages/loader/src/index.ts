/** The loader for tests and tools; a page gets it as the classic script `hadaya.min.js`. */
export { detections } from './detections/detections.ts';
export { startLoader } from './startLoader.ts';
