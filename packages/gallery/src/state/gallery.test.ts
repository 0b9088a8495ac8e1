import { describe, expect, test, vi } from 'vitest';
import { decodeImage, decodeImages, readVariationImages } from '../images/decodeImage.ts';
import { type GalleryImage, imageKey, isSameGallery, toServerImage, uploadName } from '../images/galleryImage.ts';
import type { SlideSet } from '../markup/SlideSet.ts';
import { pickSet } from '../variation/pickSet.ts';
import { reduceGallery, startGallery } from './galleryState.ts';

const source = { base: 'https://shop.example/', productTitle: 'Mug' };
const images = (...files: readonly string[]): GalleryImage[] =>
  decodeImages(
    files.map((src) => ({ src })),
    source,
  );

describe('the images of a variation', () => {
  test('shows the variation’s own image and the rest of the default gallery when the variation has no list', () => {
    const defaults = images('/main.jpg', '/g1.jpg');
    for (const variation_gallery_images of [undefined, []]) {
      const shown = readVariationImages({ image: { src: '/blue.jpg' }, variation_gallery_images }, defaults, source);
      expect(shown.map(({ src }) => src)).toEqual(['/blue.jpg', '/g1.jpg']);
    }
  });

  test('shows only the variation’s own list when it has one', () => {
    const raw = { image: { src: '/a.jpg' }, variation_gallery_images: [{ src: '/b.jpg' }] };
    expect(readVariationImages(raw, images('/main.jpg'), source).map(({ src }) => src)).toEqual(['/b.jpg']);
  });

  test('shows no image for a variation without any image', () => {
    expect(readVariationImages({}, images('/main.jpg'), source)).toEqual([]);
    expect(readVariationImages({ image: { src: 'javascript:x' } }, [], source)).toEqual([]);
  });
});

test('treats galleries as equal when they show the same images in order', () => {
  expect(isSameGallery(images('/a.jpg', '/b.jpg'), images('/a.jpg', '/b.jpg'))).toBe(true);
  expect(isSameGallery(images('/a.jpg', '/b.jpg'), images('/b.jpg', '/a.jpg'))).toBe(false);
  expect(isSameGallery(images('/a.jpg'), images('/a.jpg', '/b.jpg'))).toBe(false);
});

test('identifies a video by its URL, not by its picture', () => {
  const [image] = images('/a.jpg');
  if (!image) throw new Error('no image');
  expect(imageKey({ ...image, video: { address: '/v.mp4', link: '/v.mp4', isFile: true, ratio: 1 } })).toBe(
    'video /v.mp4',
  );
  expect(
    toServerImage({ ...image, video: { address: '/v.mp4', link: '/v.mp4', isFile: true, ratio: 1 } }),
  ).toMatchObject({
    video_link: '/v.mp4',
    srcset: false,
  });
});

describe('the image set for a form state', () => {
  const settings = { resetsOnVariationChange: false, previewPartial: true };
  const partial = { match: 'incomplete', found: null, chosenCount: 1, preview: () => null } as const;

  test('shows the images of the matched variation', () => {
    const facts = { ...partial, match: 'found', found: 'v', chosenCount: 2 } as const;
    expect(pickSet<string>(facts, settings)).toBe('v');
  });
  test('shows the default gallery without a selection', () => {
    expect(pickSet({ ...partial, chosenCount: 0 }, settings)).toBe('default');
  });
  test('keeps or resets the images for an incomplete selection, as configured', () => {
    expect(pickSet(partial, settings)).toBeNull();
    expect(pickSet(partial, { ...settings, resetsOnVariationChange: true })).toBe('default');
  });
  test('previews images for an incomplete selection only when the preview is on', () => {
    const facts = { ...partial, preview: () => 'v' };
    expect(pickSet<string>(facts, settings)).toBe('v');
    expect(pickSet<string>(facts, { ...settings, previewPartial: false })).toBeNull();
  });
  test('keeps the current images and shows no preview while a response is pending or when nothing matches', () => {
    const preview = vi.fn(() => null);
    expect(pickSet({ ...partial, match: 'pending', preview }, settings)).toBeNull();
    expect(pickSet({ ...partial, match: 'none', preview }, settings)).toBeNull();
    expect(preview).not.toHaveBeenCalled();
  });
});

function setOf(count: number): SlideSet {
  const image = decodeImage({ src: '/mug.jpg' }, { base: document.baseURI, productTitle: 'Mug' });
  if (!image) throw new Error('The test needs an image');
  return { images: Array.from({ length: count }, () => image), boxWidth: 600 };
}

describe('gallery state', () => {
  const start = startGallery(setOf(3));
  test('on a swap, goes to the first slide of the new set and ends zoom and loading', () => {
    const moved = { ...start, index: 2, pending: true, zoom: { x: 0, y: 0 } };
    const set = setOf(2);
    const cause = { kind: 'default', variationId: 0, describe: () => '' } as const;
    expect(reduceGallery(moved, { type: 'swapped', set, cause })).toMatchObject({
      index: 0,
      pending: false,
      zoom: null,
    });
    expect(reduceGallery(moved, { type: 'swapped', set, cause }).set).toBe(set);
  });
  test('keeps a move in range and ignores moves to the same slide or in an empty set', () => {
    const indexAfter = (index: number) => reduceGallery(start, { type: 'moved', index, by: 'visitor' }).index;
    expect([9, -1, Number.NaN, 1].map(indexAfter)).toEqual([2, 0, 0, 1]);
    expect(reduceGallery(start, { type: 'moved', index: 0, by: 'visitor' })).toBe(start);
    const none = startGallery(setOf(0));
    expect(reduceGallery(none, { type: 'moved', index: 1, by: 'visitor' })).toBe(none);
  });
  test('stores a changed value and returns the same state for an equal value', () => {
    expect(reduceGallery(start, { type: 'changed', to: { pending: true } }).pending).toBe(true);
    expect(reduceGallery(start, { type: 'changed', to: { pending: false } })).toBe(start);
    expect(reduceGallery(start, { type: 'changed', to: { autoplay: 'held' } }).autoplay).toBe('held');
  });
});

test.each([
  ['/wp-content/uploads/2024/05/mug.jpg', '2024/05/mug'],
  ['https://shop.example/wp-content/uploads/2024/05/mug-600x450.jpg', '2024/05/mug'],
  ['https://i0.example/shop.example/wp-content/uploads/2024/05/mug-600x450.jpg?fit=600%2C450&ssl=1', '2024/05/mug'],
  ['https://cdn.example/w_600+q_lossy/https://shop.example/wp-content/uploads/2024/05/mug.jpg', '2024/05/mug'],
  ['/wp-content/webp-express/webp-images/uploads/2024/05/mug-600x450.jpg.webp', '2024/05/mug'],
  ['/wp-content/uploads/2024/05/mug.v2-600x450.avif', '2024/05/mug.v2'],
  ['/wp-content/uploads/sites/3/2024/05/كوب.jpeg', 'sites/3/2024/05/كوب'],
  ['/files/mug-600x450.jpg?x=1', '/files/mug-600x450.jpg?x=1'],
])('reads the upload name of %s as %s', (address, name) => {
  expect(uploadName(address)).toBe(name);
});
