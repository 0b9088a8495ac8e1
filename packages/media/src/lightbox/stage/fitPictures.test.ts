import type PhotoSwipe from 'photoswipe';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LightboxItem } from '../items/index.ts';
import { fitPictures } from './fitPictures.ts';

const ITEM: LightboxItem = { src: '/mug.jpg', width: 1200, height: 1600, alt: 'Mug' };
const listeners = new Map<string, (event: unknown) => void>();

/**
 * Creates a slide with a printed size and a picture with the given natural size, which is 0 for a picture that has not
 * loaded.
 */
function makeSlide(width: number, height: number) {
  const element = document.createElement('img');
  for (const [name, value] of Object.entries({ complete: true, naturalWidth: width, naturalHeight: height }))
    Object.defineProperty(element, name, { value });
  const size = { width: 1200, height: 1600 };
  return { index: 0, ...size, content: { element, ...size }, data: { ...size }, resize: vi.fn() };
}

beforeEach(() => {
  listeners.clear();
  const on = (name: string, listener: (event: unknown) => void) => void listeners.set(name, listener);
  fitPictures({ on } as unknown as PhotoSwipe, [ITEM]);
});

test('gives a picture its true size when it loads', () => {
  const slide = makeSlide(1600, 1200);
  listeners.get('loadComplete')?.({ slide });
  expect([slide.width, slide.height, slide.content.width, slide.data.height]).toEqual([1600, 1200, 1600, 1200]);
  expect(slide.resize).toHaveBeenCalledOnce();
});

test('gives an already loaded picture its true size when its slide is created', () => {
  const slide = makeSlide(1600, 1200);
  listeners.get('slideInit')?.({ slide });
  expect([slide.width, slide.height, slide.content.height, slide.data.width]).toEqual([1600, 1200, 1200, 1600]);
});

test('keeps the size of a picture that has not loaded', () => {
  const slide = makeSlide(0, 0);
  listeners.get('slideInit')?.({ slide });
  expect([slide.width, slide.height]).toEqual([1200, 1600]);
});

test('fits the small picture to the width and height of the large one’s box', () => {
  const element = document.createElement('img');
  element.style.cssText = 'width: 250px; height: auto; transform: scale(4)';
  listeners.get('contentResize')?.({ content: { placeholder: { element } }, width: 1000, height: 750 });
  expect(element.style.cssText).toBe('width: 1000px; height: 750px;');
});
