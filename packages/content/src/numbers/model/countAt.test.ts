import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountAttributes, countAt, readCount } from './countAt.ts';

const read = (more: Partial<CountAttributes>) =>
  readCount({
    from: '0',
    to: '100',
    duration: '2000',
    delimiter: undefined,
    text: '0',
    easing: 'swing',
    defaultDuration: 2000,
    ...more,
  });
const end = (more: Partial<CountAttributes>) => {
  const options = read(more);
  return options && countAt(Number.POSITIVE_INFINITY, options);
};

describe('a counter', () => {
  it.each([
    ['row 48', { to: '250', delimiter: ',' }, '250'],
    ['row 49', { to: '1234567.89', delimiter: ',' }, '1,234,567.89'],
    ['row 50', { from: '100', to: '0' }, '0'],
    ['row 50', { to: 'abc' }, undefined],
    ['nothing to count to', { to: undefined }, undefined],
    ['negative', { to: '-1250', delimiter: '.' }, '-1.250'],
    ['a dollar sign is a delimiter like any other', { to: '1000', delimiter: '$&' }, '1$&000'],
    ['no delimiter', { to: '1234567' }, '1234567'],
  ] as const)('%s ends on exactly its number', (_, more, text) => {
    expect(end(more)).toBe(text);
  });

  it('rule 52: starts at its number, or at the printed text when there is none', () => {
    expect(countAt(0, read({ from: '7', to: '9' }) ?? neverRead())).toBe('7');
    expect(countAt(0, read({ from: undefined, text: '1,200', to: '2000' }) ?? neverRead())).toBe('1200');
    expect(countAt(0, read({ from: '', text: 'none' }) ?? neverRead())).toBe('0');
  });

  it('rule 52: is in the middle after half of its time, and cuts whole numbers', () => {
    expect(countAt(1000, read({ to: '101' }) ?? neverRead())).toBe('50');
    expect(countAt(1500, read({ easing: 'outQuart' }) ?? neverRead())).toBe('99');
  });

  it('row 50: no or a broken duration is the end at once', () => {
    expect(countAt(0, read({ duration: '0', to: '12' }) ?? neverRead())).toBe('12');
    expect(countAt(0, read({ duration: 'x', to: '12' }) ?? neverRead())).toBe('12');
    expect(read({ duration: undefined, defaultDuration: 3000 })?.duration).toBe(3000);
  });

  it('stays between its two numbers at every moment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9999, max: 9999 }),
        fc.integer({ min: -9999, max: 9999 }),
        fc.nat(2500),
        (from, to, ms) => {
          const options = read({ from: String(from), to: String(to), text: '' }) ?? neverRead();
          const shown = Number(countAt(ms, options));
          expect(shown).toBeGreaterThanOrEqual(Math.min(from, to));
          expect(shown).toBeLessThanOrEqual(Math.max(from, to));
        },
      ),
    );
  });
});

function neverRead(): never {
  throw new Error('the counter was not read');
}
