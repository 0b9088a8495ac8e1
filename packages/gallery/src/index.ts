export { detection } from './detect.ts';
export type { GalleryEvents } from './events.ts';
export { galleryIsland } from './island.ts';
export type { GalleryImage, GalleryVideo, Picture } from './model/galleryImage.ts';
export { type GallerySettings, gallerySettings } from './settings.ts';
