import { expect, it } from 'vitest';
import { boxBefore, largestWidth, trueSize } from './pictureSize.ts';

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
  ['small and turned', picture(200, 300), { width: 300, height: 300 }],
  ['half missing', picture(0, 500), { width: 500, height: 500 }],
  ['missing, with files named', picture(0, 0, { srcset: '/a.jpg 300w, /b.jpg 400w' }), { width: 400, height: 400 }],
  ['of a drawing', picture(64, 64, { src: '/mug.svg?v=2' }), { width: 1280, height: 604 }],
])('before it is there, a picture whose printed size is %s has its room', (_, given, box) => {
  expect(boxBefore(given, ROOM)).toEqual(box);
});

it.each([
  ['right', picture(1600, 1200), [1024, 768], [1600, 1200]],
  ['right but for rounding', picture(1601, 1200), [1024, 768], [1601, 1200]],
  ['missing', picture(0, 0), [1600, 1200], [1600, 1200]],
  ['half missing', picture(1600, 0), [800, 600], [800, 600]],
  ['turned, as cameras leave it', picture(1600, 1200), [1200, 1600], [1200, 1600]],
  ['a square of another shape', picture(1000, 1000), [1600, 1200], [1600, 1200]],
  ['missing, with files named', picture(0, 0, { srcset: '/a.jpg 300w, /b.jpg 1200w' }), [600, 450], [1200, 900]],
  ['wrong, with files named', picture(9, 1, { srcset: '/b.jpg 1200w' }), [600, 450], [1200, 900]],
  ['of a drawing without one', picture(0, 0, { src: '/mug.svg' }), [300, 150], [2000, 1000]],
] as const)('a picture whose printed size is %s gets its true one', (_, given, [width, height], size) => {
  expect(trueSize(given, { width, height })).toEqual({ width: size[0], height: size[1] });
});

it('a picture that tells no size keeps what it has', () => {
  expect(trueSize(picture(0, 0, { src: '/mug.svg' }), { width: 0, height: 0 })).toBeUndefined();
});

it.each([
  ['/a.jpg 300w, /b.jpg 1600w, /c.jpg 600w', 1600],
  ['/a,b 300w.jpg 300w', 300],
  ['/a.jpg 1x, /b.jpg 2x', 0],
  ['', 0],
])('the largest file of "%s" is %d wide', (srcset, width) => {
  expect(largestWidth(srcset)).toBe(width);
});
