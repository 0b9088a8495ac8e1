import { describe, expect, it } from 'vitest';
import { fitsWindow } from './fitsWindow.ts';

const phone = { width: 390, height: 844, size: 54, bottom: 25, side: 25, isHorizontal: false };

describe('fitsWindow decides whether the channels fit the window', () => {
  it.each([
    ['ten channels on a phone', 10, phone, true],
    ['fourteen channels on a short phone', 14, { ...phone, height: 600 }, true],
    ['two hundred channels on a phone', 200, phone, false],
    ['ten large channels on a short phone', 10, { ...phone, height: 500, size: 200 }, false],
    ['a launcher as large as the window', 2, { ...phone, size: 2000 }, false],
    ['a horizontal row', 6, { ...phone, isHorizontal: true }, true],
    ['two hundred channels in a row', 200, { ...phone, isHorizontal: true }, false],
  ])('%s', (_, count, room, fits) => {
    expect(fitsWindow(count, room)).toBe(fits);
  });
});
