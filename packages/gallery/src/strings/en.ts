export const en = {
  region: 'Product images',
  carousel: 'carousel',
  slide: 'slide',
  position: '{{index}} of {{count}}',
  positionVideo: '{{index}} of {{count}}, video: {{alt}}',
  previous: 'Previous slide',
  next: 'Next slide',
  goTo: 'Go to slide {{index}}',
  thumbnails: 'Thumbnails',
  trigger: 'View full-screen image gallery',
  moved: 'Image {{index}} of {{count}}, {{alt}}',
  movedVideo: 'Video {{index}} of {{count}}, {{alt}}',
  pictureFailed: 'The image viewer could not be loaded.',
  openPicture: 'Open image',
  videoFailed: 'The video could not be loaded here.',
  openVideo: 'Watch video',
};

export type GalleryTable = Readonly<Record<keyof typeof en, string>>;
