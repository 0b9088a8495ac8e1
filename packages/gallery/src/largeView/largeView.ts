/** All interaction with the pictures themselves: dragging, zoom and the lightbox contents. */
export { fillLightbox } from './fillLightbox.ts';
export { startLargeView } from './startLargeView.ts';
