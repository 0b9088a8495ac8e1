export { loadBrokenPictures, loadOwnSlides } from './loadParts.ts';
