import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSection } from './followSections.ts';

const NONE = { line: 300, isAtEnd: false, followed: -1 };

describe('the current section', () => {
  it.each([
    ['is undefined above the first section', [400, 900], NONE, undefined],
    ['is the section that starts exactly at the line', [300, 900], NONE, 0],
    ['is the nearest section above the line, whatever the items’ order', [200, -900, -50], NONE, 0],
    ['is the section above the line, not a followed one that is still near it', [60, 900], { ...NONE, followed: 1 }, 0],
    ['is never a hidden section', [Infinity, 100], NONE, 1],
    [
      'is the last section at the page’s end, even if it starts below the line',
      [-500, 400, 600],
      { ...NONE, isAtEnd: true },
      2,
    ],
    ['is not a hidden section at the page’s end', [-500, 400, Infinity], { ...NONE, isAtEnd: true }, 1],
    [
      'is the section of the followed link at the page’s end',
      [-500, 400, 600],
      { ...NONE, isAtEnd: true, followed: 1 },
      1,
    ],
    [
      'is not the section of a followed link that the page has passed, at the page’s end',
      [-500, 400],
      { ...NONE, isAtEnd: true, followed: 0 },
      1,
    ],
    ['is undefined on a page without visible sections', [Infinity], { ...NONE, isAtEnd: true }, undefined],
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
