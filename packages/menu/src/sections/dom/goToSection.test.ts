import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easeInOut } from './goToSection.ts';

describe('scroll easing', () => {
  it('starts at 0, ends at 1 and never decreases', () => {
    expect([easeInOut(0, 800), easeInOut(400, 800), easeInOut(800, 800), easeInOut(900, 800)]).toEqual([0, 0.5, 1, 1]);
    expect(easeInOut(0, 0)).toBe(1);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        expect(easeInOut(late, 1)).toBeGreaterThanOrEqual(easeInOut(early, 1) - 1e-9);
      }),
    );
  });
});
