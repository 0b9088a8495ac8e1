import { describe, expect, it } from 'vitest';
import { boxBefore, fitWidth, largestWidth, mostSide, readRoom, sizeBefore, trueSize } from './pictureSize.ts';

const ROOM = { width: 1280, height: 604 };
const picture = (width: number, height: number, more: { readonly srcset?: string; readonly src?: string } = {}) => ({
  src: '/mug.jpg',
  width,
  height,
  ...more,
});

it.each([
  ['right', picture(1600, 1200), { width: 1280, height: 604 }],
  ['missing', picture(0, 0), { width: 1280, height: 604 }],
  ['small', picture(300, 200), { width: 300, height: 300 }],
  ['small and rotated', picture(200, 300), { width: 300, height: 300 }],
  ['half missing', picture(0, 500), { width: 500, height: 500 }],
  ['missing, with files named', picture(0, 0, { srcset: '/a.jpg 300w, /b.jpg 400w' }), { width: 400, height: 400 }],
  ['of a drawing', picture(64, 64, { src: '/mug.svg?v=2' }), { width: 1280, height: 604 }],
])('reserves space for an image that has not loaded when its size in the HTML is %s', (_, given, box) => {
  expect(boxBefore(given, ROOM)).toEqual(box);
});

it.each([
  ['right', picture(1600, 1200), [1024, 768], [1600, 1200]],
  ['right except for rounding', picture(1601, 1200), [1024, 768], [1601, 1200]],
  ['missing', picture(0, 0), [1600, 1200], [1600, 1200]],
  ['half missing', picture(1600, 0), [800, 600], [800, 600]],
  ['rotated, as a camera stores it', picture(1600, 1200), [1200, 1600], [1200, 1600]],
  ['a square instead of another ratio', picture(1000, 1000), [1600, 1200], [1600, 1200]],
  ['missing, with files named', picture(0, 0, { srcset: '/a.jpg 300w, /b.jpg 1200w' }), [600, 450], [1200, 900]],
  ['wrong, with files named', picture(9, 1, { srcset: '/b.jpg 1200w' }), [600, 450], [1200, 900]],
  ['missing, of a drawing', picture(0, 0, { src: '/mug.svg' }), [300, 150], [2000, 1000]],
] as const)('gives a picture its true size when its printed size is %s', (_, given, [width, height], size) => {
  expect(trueSize(given, { width, height })).toEqual({ width: size[0], height: size[1] });
});

it('returns no true size for a picture that loads without dimensions', () => {
  expect(trueSize(picture(0, 0, { src: '/mug.svg' }), { width: 0, height: 0 })).toBeUndefined();
  expect(trueSize(picture(0, 0), { width: 300, height: 0 })).toBeUndefined();
  expect(trueSize(picture(0, 0), { width: 0, height: 300 })).toBeUndefined();
});

it.each([
  ['/a.jpg 300w, /b.jpg 1600w, /c.jpg 600w', 1600],
  ['/a,b 300w.jpg 300w', 300],
  ['/a.jpg 1x, /b.jpg 2x', 0],
  ['', 0],
])('the largest file in "%s" is %d wide', (srcset, width) => {
  expect(largestWidth(srcset)).toBe(width);
});

describe('a picture that has not loaded', () => {
  const printed = { src: '/mug.jpg', width: 1600, height: 1200 };
  const room = { width: 1000, height: 600 };
  const shownAs = (width: number, height: number) => ({ ...printed, shown: { src: '/small.jpg', width, height } });

  it('uses its printed size if the picture on the page has the same aspect ratio', () => {
    expect(sizeBefore(shownAs(600, 450), room)).toEqual({ width: 1600, height: 1200 });
  });

  it.each([
    ['a cropped picture', shownAs(300, 300)],
    ['nothing', printed],
  ])('fills the available size when the page shows %s', (_, picture) => {
    expect(sizeBefore(picture, room)).toEqual(room);
  });

  it.each([
    ['a large picture fills its room', { width: 1600, height: 1200 }, 800],
    ['a wide picture fills the width', { width: 2000, height: 100 }, 1000],
    ['a small picture is not enlarged', { width: 300, height: 200 }, 300],
  ])('%s', (_, size, width) => {
    expect(fitWidth(size, room)).toBe(width);
  });

  it('is limited to its longest known side, or unlimited if it is an SVG or has no size', () => {
    expect(mostSide({ ...printed, srcset: '/a.jpg 600w, /b.jpg 2048w' })).toBe(2048);
    expect(mostSide({ ...printed, src: '/mug.svg' })).toBe(Number.POSITIVE_INFINITY);
    expect(mostSide({ src: '/mug.jpg', width: 0, height: 0 })).toBe(Number.POSITIVE_INFINITY);
  });

  it('leaves space for the bar and the footer, but less in a short window', () => {
    expect(readRoom({ innerWidth: 390, innerHeight: 844 })).toEqual({ width: 390, height: 648 });
    expect(readRoom({ innerWidth: 844, innerHeight: 390 })).toEqual({ width: 844, height: 254 });
    expect(readRoom({ innerWidth: 800, innerHeight: 480 }).height).toBe(344);
  });
});
