import { expect, test } from 'vitest';
import type { GalleryImage } from '../images/index.ts';
import { readLightboxDurations } from './readLightboxDurations.ts';
import { canMagnify } from './zoomStart.ts';

const image: GalleryImage = {
  id: '7',
  src: '/mug-600.jpg',
  width: 600,
  height: 600,
  srcset: '',
  full: { src: '/mug.jpg', width: 1600, height: 1600 },
  thumbnail: '',
  alt: 'Mug',
  title: '',
  caption: '',
  video: null,
};
const video = { address: '/mug.mp4', link: '', isFile: true, ratio: 1 };

test.each([
  ['a larger picture can be magnified', image, 1599, true],
  ['a picture of the box’s width cannot be magnified', image, 1600, false],
  ['a video cannot be magnified', { ...image, video }, 600, false],
  ['a picture without a large file cannot be magnified', { ...image, full: { ...image.full, src: '' } }, 600, false],
  ['nothing can be magnified without a picture', undefined, 600, false],
])('zoom: %s', (_name, picture, width, can) => {
  expect(canMagnify(picture, width)).toBe(can);
});

test.each([
  [333, 333],
  ['250', 250],
  [5000, 1000],
  [-5, 0],
  [Number.NEGATIVE_INFINITY, 0],
  [Number.POSITIVE_INFINITY, 0],
  ['soon', 0],
  [undefined, 0],
])('lightbox: reads the duration %s as %d ms', (showAnimationDuration, show) => {
  expect(readLightboxDurations({ showAnimationDuration })).toEqual({ show, hide: 0 });
});
