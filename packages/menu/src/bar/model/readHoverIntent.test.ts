import { describe, expect, it } from 'vitest';
import { isOnTheWay, type PointerPosition, readHoverIntent } from './readHoverIntent.ts';

describe('a pointer', () => {
  const onBar: PointerPosition = { around: undefined, openBranches: [], isLeaving: undefined, dismissed: undefined };

  it.each([
    ['over a closed branch opens it', { around: 3 }, 3],
    ['over an open branch changes nothing', { around: 3, openBranches: [3] }, undefined],
    ['over a branch that Escape closed changes nothing', { around: 3, dismissed: 3 }, undefined],
    ['over no branch closes what is open', { openBranches: [3] }, 'close'],
    ['over no branch changes nothing while all are closed', {}, undefined],
    ['on its way out closes what is open', { around: 4, openBranches: [3], isLeaving: true }, 'close'],
  ] as const)('%s', (_name, position, intent) => {
    expect(readHoverIntent({ ...onBar, ...position })).toBe(intent);
  });
});

describe('the safe triangle between the pointer and a submenu', () => {
  const below = { left: 100, right: 320, top: 60, bottom: 300 };
  const beside = { left: 320, right: 540, top: 60, bottom: 300 };

  it.each([
    ['down towards a submenu below', { x: 150, y: 50 }, { x: 140, y: 40 }, below, true],
    ['sideways along the bar', { x: 400, y: 40 }, { x: 140, y: 40 }, below, false],
    ['diagonally towards a nested submenu', { x: 280, y: 130 }, { x: 200, y: 90 }, beside, true],
    ['away from a nested submenu', { x: 150, y: 130 }, { x: 200, y: 90 }, beside, false],
    ['past a submenu', { x: 200, y: 500 }, { x: 140, y: 40 }, below, false],
    ['from below up to a submenu that opens upwards', { x: 200, y: 320 }, { x: 200, y: 340 }, below, true],
    ['from the right to a submenu on the left', { x: 560, y: 100 }, { x: 600, y: 90 }, beside, true],
  ] as const)('%s', (_name, point, from, submenu, expected) => {
    expect(isOnTheWay(point, from, submenu)).toBe(expected);
  });
});
