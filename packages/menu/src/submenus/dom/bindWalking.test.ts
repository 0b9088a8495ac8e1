import { describe, expect, it } from 'vitest';
import { readWalk, walkFrom } from './bindWalking.ts';

describe('arrow key navigation', () => {
  it.each([
    ['ArrowDown', { isBar: false, isRtl: false }, 1],
    ['ArrowUp', { isBar: false, isRtl: true }, -1],
    ['ArrowRight', { isBar: true, isRtl: false }, 1],
    ['ArrowRight', { isBar: true, isRtl: true }, -1],
    ['ArrowLeft', { isBar: true, isRtl: true }, 1],
    ['ArrowDown', { isBar: true, isRtl: false }, undefined],
    ['ArrowRight', { isBar: false, isRtl: false }, undefined],
    ['Home', { isBar: true, isRtl: false }, -Infinity],
    ['End', { isBar: false, isRtl: false }, Infinity],
  ] as const)('the key %s with %o moves by %s', (key, position, walk) => {
    expect(readWalk(key, position)).toBe(walk);
  });

  it('stops at the first and the last item', () => {
    expect([walkFrom(4, 5, 1), walkFrom(0, 5, -1), walkFrom(2, 5, -Infinity), walkFrom(2, 5, Infinity)]).toEqual([
      4, 0, 0, 4,
    ]);
  });
});
