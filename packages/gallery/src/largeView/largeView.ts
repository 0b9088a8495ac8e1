/** What a visitor does with the pictures themselves: moving them, the magnifying glass, and what fills the lightbox. */
export { fillLightbox } from './fillLightbox.ts';
export { startLargeView } from './startLargeView.ts';
