import { describe, expect, test, vi } from 'vitest';
import { chooseWish } from './chooseWish.ts';
import { decodeImages } from './decodeImage.ts';
import { type GalleryImage, imageKey, isSameGallery } from './galleryImage.ts';
import { reduceGallery, startGallery } from './galleryState.ts';
import { toServerImage } from './serverImage.ts';
import { readVariationImages } from './variationImages.ts';

const source = { base: 'https://shop.example/', productTitle: 'Mug' };
const images = (...files: readonly string[]): GalleryImage[] =>
  decodeImages(
    files.map((src) => ({ src })),
    source,
  );

describe('the images of a variation', () => {
  test('row 24: an absent or empty list means its image and the rest of the default gallery', () => {
    const defaults = images('/main.jpg', '/g1.jpg');
    for (const variation_gallery_images of [undefined, []]) {
      const shown = readVariationImages({ image: { src: '/blue.jpg' }, variation_gallery_images }, defaults, source);
      expect(shown.map(({ src }) => src)).toEqual(['/blue.jpg', '/g1.jpg']);
    }
  });

  test('its own list wins', () => {
    const raw = { image: { src: '/a.jpg' }, variation_gallery_images: [{ src: '/b.jpg' }] };
    expect(readVariationImages(raw, images('/main.jpg'), source).map(({ src }) => src)).toEqual(['/b.jpg']);
  });

  test('with nothing at all it has none', () => {
    expect(readVariationImages({}, images('/main.jpg'), source)).toEqual([]);
    expect(readVariationImages({ image: { src: 'javascript:x' } }, [], source)).toEqual([]);
  });
});

test('galleries are the same by what they show, in order', () => {
  expect(isSameGallery(images('/a.jpg', '/b.jpg'), images('/a.jpg', '/b.jpg'))).toBe(true);
  expect(isSameGallery(images('/a.jpg', '/b.jpg'), images('/b.jpg', '/a.jpg'))).toBe(false);
  expect(isSameGallery(images('/a.jpg'), images('/a.jpg', '/b.jpg'))).toBe(false);
});

test('a video is known by its address, also where the pictures are equal', () => {
  const [image] = images('/a.jpg');
  if (!image) throw new Error('no image');
  expect(imageKey({ ...image, video: { address: '/v.mp4', isFile: true, ratio: 1 } })).toBe('video /v.mp4');
  expect(toServerImage({ ...image, video: { address: '/v.mp4', isFile: true, ratio: 1 } })).toMatchObject({
    video_link: '/v.mp4',
    srcset: false,
  });
});

describe('what a gallery wishes', () => {
  const settings = { resetsOnVariationChange: false, previewsPartial: true };
  const partial = { match: 'incomplete', found: null, chosenCount: 1, preview: () => null } as const;

  test('a match shows its variation', () => {
    const facts = { ...partial, match: 'found', found: 'v', chosenCount: 2 } as const;
    expect(chooseWish<string>(facts, settings)).toEqual({ kind: 'variation', variation: 'v' });
  });
  test('row 13: nothing chosen means the default gallery', () => {
    expect(chooseWish({ ...partial, chosenCount: 0 }, settings)).toEqual({ kind: 'default' });
  });
  test('row 9 and 10: an incomplete choice keeps the images, or resets them when the owner says so', () => {
    expect(chooseWish(partial, settings)).toEqual({ kind: 'keep' });
    expect(chooseWish(partial, { ...settings, resetsOnVariationChange: true })).toEqual({ kind: 'default' });
  });
  test('row 67: variations that begin alike are shown already', () => {
    const facts = { ...partial, preview: () => 'v' };
    expect(chooseWish<string>(facts, settings)).toEqual({ kind: 'variation', variation: 'v' });
    expect(chooseWish<string>(facts, { ...settings, previewsPartial: false })).toEqual({ kind: 'keep' });
  });
  test('a pending answer keeps the images, and the preview of a failed match is not asked for', () => {
    const preview = vi.fn(() => null);
    expect(chooseWish({ ...partial, match: 'pending', preview }, settings)).toEqual({ kind: 'keep' });
    expect(chooseWish({ ...partial, match: 'none', preview }, settings)).toEqual({ kind: 'keep' });
    expect(preview).not.toHaveBeenCalled();
  });
});

describe('the state', () => {
  const start = startGallery(3);
  test('a swap goes to the first slide and ends zoom and loading', () => {
    const moved = { ...start, index: 2, isLoading: true, canZoom: true, zoom: { x: 0, y: 0 } };
    expect(reduceGallery(moved, { type: 'swapped', count: 2 })).toMatchObject({
      index: 0,
      count: 2,
      isLoading: false,
      zoom: null,
    });
  });
  test('a move stays inside and ends the zoom; to the same place it changes nothing', () => {
    expect(reduceGallery(start, { type: 'moved', index: 9 }).index).toBe(2);
    expect(reduceGallery(start, { type: 'moved', index: 0 })).toBe(start);
  });
  test('rule 47: nothing is magnified that cannot be', () => {
    expect(reduceGallery(start, { type: 'zoomed', zoom: { x: 1, y: 1 } })).toBe(start);
    const able = reduceGallery(start, { type: 'zoomable', canZoom: true });
    const zoomed = reduceGallery(able, { type: 'zoomed', zoom: { x: 1, y: 1 } });
    expect(zoomed.zoom).toEqual({ x: 1, y: 1 });
    expect(reduceGallery(zoomed, { type: 'zoomable', canZoom: false }).zoom).toBeNull();
  });
  test('each other action changes its own part, and the same value nothing', () => {
    expect(reduceGallery(start, { type: 'loading', isLoading: true }).isLoading).toBe(true);
    expect(reduceGallery(start, { type: 'loading', isLoading: false })).toBe(start);
    expect(reduceGallery(start, { type: 'autoplay', autoplay: 'held' }).autoplay).toBe('held');
    expect(reduceGallery(start, { type: 'said', message: 'x' }).message).toBe('x');
    const strip = { hasBefore: true, hasAfter: false, isUpright: true };
    expect(reduceGallery(start, { type: 'strip', strip }).strip).toBe(strip);
  });
});
