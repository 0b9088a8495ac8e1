import { describe, expect, it } from 'vitest';
import { isOnTheWay } from './readHoverIntent.ts';

describe('the safe triangle', () => {
  const below = { left: 100, right: 320, top: 60, bottom: 300 };
  const beside = { left: 320, right: 540, top: 60, bottom: 300 };

  it.each([
    ['down towards a submenu below', { x: 150, y: 50 }, { x: 140, y: 40 }, below, true],
    ['sideways along the bar', { x: 400, y: 40 }, { x: 140, y: 40 }, below, false],
    ['diagonally towards a nested submenu', { x: 280, y: 130 }, { x: 200, y: 90 }, beside, true],
    ['away from a nested submenu', { x: 150, y: 130 }, { x: 200, y: 90 }, beside, false],
    ['from below up to a submenu that opens upwards', { x: 200, y: 320 }, { x: 200, y: 340 }, below, true],
    ['from the right to a submenu on the left', { x: 560, y: 100 }, { x: 600, y: 90 }, beside, true],
  ] as const)('%s', (_name, point, from, submenu, expected) => {
    expect(isOnTheWay(point, from, submenu)).toBe(expected);
  });
});
