import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgePhone } from '../hints/judgePhone.ts';
import { cleanPhone, isPhone, mayType, toAsciiDigits } from './cleanPhone.ts';

const RUNS = { numRuns: 10_000 };
const SLOW_MS = 120_000;
const sign = fc.constantFrom(
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
  fc.array(sign, { maxLength: 24 }).map((signs) => signs.join('')),
  fc.string({ unit: 'binary', maxLength: 24 }),
);

it(
  'S25: digits of any script become ASCII once, and what people write between them goes (10,000 texts)',
  () => {
    fc.assert(
      fc.property(typed, (text) => {
        const cleaned = cleanPhone(text);
        expect(cleanPhone(cleaned)).toBe(cleaned);
        expect(cleaned).not.toMatch(/[\s().\-٠-٩۰-۹０-９]/);
        expect(toAsciiDigits(toAsciiDigits(text))).toBe(toAsciiDigits(text));
      }),
      RUNS,
    );
  },
  SLOW_MS,
);

it(
  'S25: what may be typed key by key is a phone number at the end (10,000 texts)',
  () => {
    fc.assert(
      fc.property(typed, (text) => {
        let value = '';
        for (const key of text) if (mayType(key, value, '')) value += toAsciiDigits(key);
        expect(isPhone(value)).toBe(true);
      }),
      RUNS,
    );
  },
  SLOW_MS,
);

it(
  'S25: a number is judged without an exception, and its international form judges the same (10,000 numbers)',
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
