export { pageStrip } from './pageStrip.ts';
export { readThumbnailSides } from './readThumbnailSides.ts';
export { StripArrows } from './StripArrows.tsx';
export { startStrip } from './startStrip.ts';
