import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSection } from './followSections.ts';

const NONE = { line: 300, isAtEnd: false, followed: -1 };

describe('the current section', () => {
  it.each([
    ['above the first one', [400, 900], NONE, undefined],
    ['exactly on the line', [300, 900], NONE, 0],
    ['the nearest above the line, in whatever order the items stand', [200, -900, -50], NONE, 0],
    ['one of many whose link has led to it, above the line', [60, 900], { ...NONE, followed: 1 }, 0],
    ['a section that is not shown is never read', [Infinity, 100], NONE, 1],
    ['at the end the last of all, which never comes up to the line', [-500, 400, 600], { ...NONE, isAtEnd: true }, 2],
    ['at the end not one that is not shown', [-500, 400, Infinity], { ...NONE, isAtEnd: true }, 1],
    ['at the end the one that a link has led to', [-500, 400, 600], { ...NONE, isAtEnd: true, followed: 1 }, 1],
    [
      'at the end not one that a link has led to and the page has passed',
      [-500, 400],
      { ...NONE, isAtEnd: true, followed: 0 },
      1,
    ],
    ['nothing on a page without sections in sight', [Infinity], { ...NONE, isAtEnd: true }, undefined],
  ])('%s', (_name, tops, positions, index) => {
    expect(chooseSection({ ...positions, tops })).toBe(index);
  });

  it('never returns to an earlier section while scrolling down', () => {
    const height = fc.integer({ min: 1, max: 3000 });
    fc.assert(
      fc.property(fc.array(height, { minLength: 1 }), fc.nat(9000), fc.nat(2000), (heights, scrolled, more) => {
        const starts = heights.map((_, index) => heights.slice(0, index).reduce((sum, one) => sum + one, 200));
        const at = (offset: number) => chooseSection({ ...NONE, tops: starts.map((start) => start - offset) }) ?? -1;
        expect(at(scrolled + more)).toBeGreaterThanOrEqual(at(scrolled));
      }),
    );
  });
});
