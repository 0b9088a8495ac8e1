export { loadOwnSlides, loadPictureMarks } from './loadParts.ts';
