import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgePhone } from '../hints/judgePhone.ts';
import { cleanPhone, hasNumber } from './cleanPhone.ts';
import { toAsciiDigits } from './plainLine.ts';

const RUNS = { numRuns: 10_000 };
const SLOW_MS = 120_000;
const character = fc.constantFrom(
  ...[
    '0',
    '1',
    '5',
    '9',
    '٠',
    '٩',
    '۳',
    '९',
    '９',
    '＋',
    '+',
    ' ',
    '-',
    '–',
    '.',
    '(',
    ')',
    'a',
    '\u200f',
    '\u202a',
    '😀',
  ],
);
const typed = fc.oneof(
  fc.array(character, { maxLength: 24 }).map((signs) => signs.join('')),
  fc.string({ unit: 'binary', maxLength: 24 }),
);

const digitsOf = (text: string) => toAsciiDigits(text.normalize('NFKC')).replace(/[^0-9]/g, '');

it(
  'cleaning a phone number is idempotent and loses no digit except a trunk zero (10,000 texts)',
  () => {
    fc.assert(
      fc.property(typed, (text) => {
        const cleaned = cleanPhone(text);
        expect(cleanPhone(cleaned)).toBe(cleaned);
        expect(cleaned).not.toMatch(/[٠-٩۰-۹０-９\p{Cf}]/u);
        expect(toAsciiDigits(toAsciiDigits(text))).toBe(toAsciiDigits(text));
        // Only a trunk zero may be removed, and only a trailing country code may be moved to the front.
        if (!/[(+]/.test(cleaned) && !/[(+＋]/.test(text)) expect(digitsOf(cleaned)).toBe(digitsOf(text));
        if (!text.includes('(')) expect(hasNumber(cleaned)).toBe(hasNumber(text));
      }),
      RUNS,
    );
  },
  SLOW_MS,
);

it(
  'checking a number never throws and gives the same result for its international form (10,000 numbers)',
  () => {
    fc.assert(
      fc.property(typed, fc.constantFrom('OM', 'DE', 'US', '', 'XX'), (text, home) => {
        const judged = judgePhone(cleanPhone(text), home);
        if (!judged.isLikely || judged.international === '') return;
        expect(judged.international).toMatch(/^\+\d+$/);
        expect(judgePhone(judged.international, home).international).toBe(judged.international);
      }),
      RUNS,
    );
  },
  SLOW_MS,
);
