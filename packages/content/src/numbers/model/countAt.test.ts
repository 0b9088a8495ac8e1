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
    language: 'en',
    ...more,
  });
const end = (more: Partial<CountAttributes>) => {
  const options = read(more);
  return options && countAt(Number.POSITIVE_INFINITY, options);
};

describe('a counter', () => {
  it.each([
    ['a whole number', { to: '250', delimiter: ',' }, '250'],
    ['groups and decimals', { to: '1234567.89', delimiter: ',' }, '1,234,567.89'],
    ['downwards', { from: '100', to: '0' }, '0'],
    ['what is no number', { to: 'abc' }, undefined],
    ['nothing to count to', { to: undefined }, undefined],
    ['negative', { to: '-1250', delimiter: '.' }, '-1.250'],
    ['a dollar sign is a delimiter like any other', { to: '1000', delimiter: '$&' }, '1$&000'],
    ['no delimiter', { to: '1234567' }, '1234567'],
  ] as const)('ends on the expected text: %s', (_, more, text) => {
    expect(end(more)).toBe(text);
  });

  it.each([
    ['1,250', '1,250', 1250],
    ['1 250', '1 250', 1250],
    ['1\u00a0250\u202f000', '1 250 000', 1_250_000],
    ["1'250", "1'250", 1250],
    ['12_500', '12_500', 12_500],
    ['250+', '250+', 250],
    ['+250', '+250', 250],
    ['$1,250.50', '$1,250.50', 1250.5],
    ['1.250,50 €', '1.250,50 €', 1250.5],
    ['99.9%', '99.9%', 99.9],
    ['1.5k', '1.5k', 1.5],
    ['8,9', '8,9', 8.9],
    ['0,250', '0,250', 0.25],
    ['1,00,000+', '1,00,000+', 100_000],
    ['٢٥٠', '٢٥٠', 250],
    ['٢٥٠+', '٢٥٠+', 250],
    ['١٬٢٥٠٫٥', '١٬٢٥٠٫٥', 1250.5],
    ['۱۲۳۴', '۱۲۳۴', 1234],
    ['\u200f٢٥٠\u200f ريال', '٢٥٠ ريال', 250],
    ['(250)', '(250)', 250],
    ['-$5', '-$5', 5],
    ['−12', '-12', -12],
    ['COVID-19', 'COVID-19', 19],
    ['.5', '0.5', 0.5],
  ] as const)('shows the target number %s as %s', (to, shown, value) => {
    const options = read({ to });
    expect(options?.to).toBe(value);
    expect(countAt(Number.POSITIVE_INFINITY, options ?? neverRead())).toBe(shown);
  });

  it.each([
    '24/7',
    '10-20',
    '2024-05-01',
    'words',
    '',
    '1,25,3',
    '1 25',
    '12.5.3',
    '1.2,3.4',
    '٢5',
    '12:30',
    '1,2.3,4',
  ])('rejects %j, which is not a single number', (to) => expect(read({ to })).toBeUndefined());

  it.each([
    ['1.250', 'en', 1.25],
    ['1.250', 'de', 1250],
    ['1.250', 'ar', 1.25],
    ['1,250', 'en', 1250],
    ['1,250', 'de', 1.25],
    ['1,250', 'ar-OM', 1250],
    ['1,250', 'not a language!', 1250],
    ['1.250.000', 'en', 1_250_000],
  ] as const)('reads %s by the number rules of the page language %s', (to, language, value) => {
    const options = read({ to, language });
    expect(options?.to).toBe(value);
    expect(countAt(Number.POSITIVE_INFINITY, options ?? neverRead())).toBe(to);
  });

  it('shows the target’s prefix, suffix and digit script from the first frame', () => {
    expect(countAt(0, read({ to: '$1,250+' }) ?? neverRead())).toBe('$0+');
    expect(countAt(0, read({ to: '٢٥٠' }) ?? neverRead())).toBe('٠');
    expect(end({ to: '٢٥٠٠٠', delimiter: '٬' })).toBe('٢٥٬٠٠٠');
    expect(countAt(0, read({ from: '1,000+', to: '2,000+' }) ?? neverRead())).toBe('1,000+');
  });

  it('prefers the owner’s delimiter over the printed one', () => {
    expect(end({ to: '1,250', delimiter: ' ' })).toBe('1 250');
    expect(end({ to: '1234567.5', delimiter: '.' })).toBe('1.234.567,5');
    expect(end({ to: '1.250,5', delimiter: ',' })).toBe('1,250.5');
  });

  it('starts at the start number or, if there is none, at the number in the printed text', () => {
    expect(countAt(0, read({ from: '7', to: '9' }) ?? neverRead())).toBe('7');
    expect(countAt(0, read({ from: undefined, text: '1,200', to: '2000' }) ?? neverRead())).toBe('1200');
    expect(countAt(0, read({ from: '', text: 'none' }) ?? neverRead())).toBe('0');
  });

  it('reaches the middle after half its duration and truncates to whole numbers', () => {
    expect(countAt(1000, read({ to: '101' }) ?? neverRead())).toBe('50');
    expect(countAt(1500, read({ easing: 'outQuart' }) ?? neverRead())).toBe('99');
  });

  it('ends immediately if the duration is zero or invalid, and uses the default if there is no duration', () => {
    expect(countAt(0, read({ duration: '0', to: '12' }) ?? neverRead())).toBe('12');
    expect(countAt(0, read({ duration: 'x', to: '12' }) ?? neverRead())).toBe('12');
    expect(read({ duration: undefined, defaultDuration: 3000 })?.duration).toBe(3000);
  });

  it('stays between its start and target numbers at every moment', () => {
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
