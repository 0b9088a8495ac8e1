import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeCookie, decodeValue, encodeCookie, encodeValue } from '../../model/records/encodeValue.ts';
import { toPublicData } from '../../model/records/publicData.ts';
import { guardBars, toText } from '../../model/records/records.ts';
import { parseCookies } from './parseCookies.ts';

const RUNS = { numRuns: 10_000 };
const SLOW_MS = 120_000;
const piece = fc.constantFrom(
  ...[
    '%',
    '%25',
    '%E0%A4%A',
    '%uD800',
    '%D9%87',
    '|',
    '|||',
    '=',
    ';',
    ' ',
    'sbjs_',
    'current',
    '__proto__',
    '!',
    '*',
    "'",
    'é',
    'ه',
    '\ud800',
    '😀',
  ],
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

it(
  'plain and Base64 values use only characters every server accepts and survive a round trip (10,000 values)',
  () => {
    fc.assert(
      fc.property(text, fc.boolean(), (value, base64) => {
        const record = `src=${value}`;
        const cookie = encodeCookie(record, base64);
        expect(cookie).toMatch(base64 ? /^[\w+/]+$/ : /^[\w%.-]+$/);
        // By contract, decoding also decodes literal escapes of certain characters, such as `%27`. A record with such
        // an escape does not survive the round trip.
        if (decodeValue(encodeValue(record)) === record.toWellFormed())
          expect(decodeCookie(cookie)).toBe(record.toWellFormed());
      }),
      RUNS,
    );
  },
  SLOW_MS,
);

it(
  'decoding never throws and leaves texts without escapes unchanged (10,000 texts)',
  () => {
    fc.assert(
      fc.property(text, (value) => {
        const decoded = decodeValue(value);
        if (!value.includes('%')) expect(decoded).toBe(value);
        expect(decoded.length).toBeLessThanOrEqual(value.length);
      }),
      RUNS,
    );
  },
  SLOW_MS,
);

it(
  'any cookie jar yields seven records from the first cookie of each name, with no prototype pollution (10,000 jars)',
  () => {
    const entry = fc.oneof(
      fc.tuple(fc.constantFrom('sbjs_current', 'sbjs_first', '', '__proto__'), text).map((pair) => pair.join('=')),
      text,
    );
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), (entries) => {
        const jar = entries.join('; ');
        const cookies = parseCookies(jar);
        const [first] = jar.split('; ').filter((cookie) => cookie.startsWith('sbjs_current='));
        expect(cookies.get('current')).toBe(first?.slice('sbjs_current='.length));
        expect(Object.keys(toPublicData(cookies))).toHaveLength(7);
        expect(Reflect.get({}, 'src')).toBeUndefined();
      }),
      RUNS,
    );
  },
  SLOW_MS,
);

it(
  'a record splits into the same fields whatever value it contains (10,000 values)',
  () => {
    fc.assert(
      fc.property(text, (value) => {
        const parts = toText('typ src mdm', ['utm', value, 'email']).split('|||');
        expect(parts.map((part) => part.split('=')[0])).toEqual(['typ', 'src', 'mdm']);
        expect(guardBars(guardBars(value))).toBe(guardBars(value));
      }),
      RUNS,
    );
  },
  SLOW_MS,
);
