import { mayPrefetch } from '@hadaya/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readVideoRatio } from './images/decodeImage.ts';
import { frameZoom } from './largeView/frameZoom.ts';
import { readLightboxDurations } from './largeView/readLightboxDurations.ts';
import { readZoomPoint, readZoomSettings } from './largeView/readZoomSettings.ts';
import { stepIndex } from './state/galleryState.ts';
import { readSlideSettings } from './state/slideSettings.ts';
import { readThumbnailSides } from './thumbnails/readThumbnailSides.ts';
import { isAskable } from './variation/askForPictures.ts';
import { takeFromBudget } from './variation/loadPictures.ts';
import { listCombinations } from './variation/pickSet.ts';

describe('thumbnail position', () => {
  const settings = { thumbnailPosition: 'bottom', isVertical: false, positionPrefix: 'p-' } as const;
  test.each([
    ['p-left-bottom', 'left', 'bottom'],
    ['p-bottom-left', 'bottom', 'left'],
    ['p-right-right', 'right', 'right'],
    ['p-left', 'left', 'bottom'],
    ['p-nonsense', 'bottom', 'bottom'],
  ])('the class %s means %s in wide and %s in narrow windows', (name, wide, narrow) => {
    expect(readThumbnailSides(['x', name], { ...settings, isVertical: true, thumbnailPosition: 'right' })).toEqual({
      wide,
      narrow,
    });
  });
  test('without a class, applies the settings in wide windows and puts the thumbnails at the bottom in narrow ones', () => {
    expect(readThumbnailSides([], { ...settings, thumbnailPosition: 'right' })).toEqual({
      wide: 'right',
      narrow: 'bottom',
    });
    expect(readThumbnailSides([], { ...settings, isVertical: true })).toEqual({ wide: 'left', narrow: 'bottom' });
    expect(readThumbnailSides([], settings)).toEqual({ wide: 'bottom', narrow: 'bottom' });
  });
});

describe('slide settings', () => {
  test('reads speed, arrows, fade and autoplay from the server', () => {
    const text = '{"arrows":false,"speed":500,"fade":true,"autoplay":true,"autoplaySpeed":3000}';
    expect(readSlideSettings(text)).toEqual({ hasArrows: false, effect: 'fade', speed: 500, autoplayDelay: 3000 });
  });
  test.each([null, '', '{bad', '[]', '{"speed":"x","autoplay":false}'])('uses the defaults for %o', (text) => {
    expect(readSlideSettings(text)).toEqual({ hasArrows: true, effect: 'slide', speed: 300, autoplayDelay: 0 });
  });
  test('keeps the speed between 100 and 1000 ms and the autoplay delay at one second or more', () => {
    expect(readSlideSettings('{"speed":5}').speed).toBe(100);
    expect(readSlideSettings('{"speed":5000}').speed).toBe(1000);
    expect(readSlideSettings('{"autoplay":1,"autoplaySpeed":10}').autoplayDelay).toBe(1000);
    expect(readSlideSettings('{"autoplay":1}').autoplayDelay).toBe(5000);
  });
});

test('stepping wraps around at both ends and stays in range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), fc.integer({ min: -99, max: 99 }), (count, at, by) => {
      const index = stepIndex(at % count, by, count);
      expect(index).toBeGreaterThanOrEqual(0);
      expect(index).toBeLessThan(count);
      expect(stepIndex(index, -by, count)).toBe(at % count);
    }),
  );
  expect(stepIndex(3, 1, 0)).toBe(0);
});

test('reads a video’s aspect ratio written as "16 / 9" or "56.25" and treats anything else as square', () => {
  expect(readVideoRatio('16 / 9')).toBeCloseTo(16 / 9);
  expect(readVideoRatio('56.25')).toBeCloseTo(16 / 9);
  expect(readVideoRatio(56.25)).toBeCloseTo(16 / 9);
  for (const odd of ['', null, 'wide', '0', '16 / 0', '-5']) expect(readVideoRatio(odd)).toBe(1);
});

describe('zoom', () => {
  test('moves the picture with the pointer from edge to edge', () => {
    const full = { width: 1600, height: 1200 };
    const box = { width: 600, height: 450 };
    expect(frameZoom(full, box, { x: 0, y: 0 }, 1)).toMatchObject({ left: -0, top: -0 });
    expect(frameZoom(full, box, { x: 1, y: 1 }, 1)).toMatchObject({ left: -1000, top: -750 });
    expect(frameZoom(full, box, { x: 2, y: 0.5 }, 0.5)).toMatchObject({ left: -200, width: 800 });
  });
  test('centres the picture along any dimension in which it is smaller than the box', () => {
    expect(frameZoom({ width: 1600, height: 300 }, { width: 600, height: 450 }, { x: 0, y: 1 }, 1).top).toBe(75);
  });
  test('expresses the zoom point as a fraction of the box', () => {
    const box = { left: 10, top: 10, width: 100, height: 0 };
    expect(readZoomPoint({ clientX: 60, clientY: 5 }, box)).toEqual({ x: 0.5, y: 0.5 });
    expect(readZoomPoint({ clientX: -60, clientY: 5 }, box).x).toBe(0);
  });
  test('reads known zoom options within their limits and uses the defaults for an empty list', () => {
    expect(readZoomSettings([])).toEqual({ magnify: 1, duration: 120, on: 'mouseover' });
    expect(readZoomSettings({ magnify: '2', duration: 9999, on: 'click' })).toEqual({
      magnify: 2,
      duration: 1000,
      on: 'click',
    });
    expect(readZoomSettings({ magnify: -1, on: 'dance' })).toEqual({ magnify: 1, duration: 120, on: 'mouseover' });
  });
});

test('limits lightbox durations and uses 0 without options', () => {
  expect(readLightboxDurations({ showAnimationDuration: 300, hideAnimationDuration: '99999' })).toEqual({
    show: 300,
    hide: 1000,
  });
  expect(readLightboxDurations([])).toEqual({ show: 0, hide: 0 });
});

test('preloads nothing with Save-Data or on a 2G connection', () => {
  expect(mayPrefetch({})).toBe(true);
  expect(mayPrefetch({ connection: { effectiveType: '4g', saveData: false } })).toBe(true);
  expect(mayPrefetch({ connection: { saveData: true } })).toBe(false);
  expect(mayPrefetch({ connection: { effectiveType: '2g' } })).toBe(false);
  expect(mayPrefetch({ connection: { effectiveType: 'slow-2g' } })).toBe(false);
});

test('counts each image once against the budget, and returns none once the budget is used up', () => {
  const seen = new Set<string>();
  expect(takeFromBudget(seen, ['a', '', 'a', 'b', 'c'], 2)).toEqual(['a', 'b']);
  expect(takeFromBudget(seen, ['d'], 2)).toEqual([]);
});

test('requests variations only when their number is known and between 2 and 100', () => {
  expect(['2', ' 35 ', '100'].map(isAskable)).toEqual([true, true, true]);
  expect(['1', '101', '', 'x', null, undefined].map(isAskable)).toEqual([false, false, false, false, false, false]);
});

test('lists the combinations that complete a selection, or none when there are too many', () => {
  const open = [
    { name: 'size', values: ['s', 'm'] },
    { name: 'box', values: ['yes'] },
  ];
  const found = listCombinations(new Map([['color', 'red']]), open, 10) ?? [];
  expect(found.map((one) => [...one.values()].join())).toEqual(['red,s,yes', 'red,m,yes']);
  expect(listCombinations(new Map(), open, 1)).toBeUndefined();
});
