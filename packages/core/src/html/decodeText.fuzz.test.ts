import { decodeEntities } from '@hadaya/core/entities';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeText } from './decodeEntities.ts';

const RUNS = { numRuns: 10_000 };
const SLOW_MS = 120_000;
const piece = fc.constantFrom(
  ...['&', 'amp;', '&#', '39;', '&#x', '110000;', 'D800;', '&lt;', '&nbsp;', '__proto__;', '<b>', '"', 'ه', '😀'],
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const encode = (plain: string) =>
  plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;');

it(
  'decoding restores text that a server has encoded (10,000 texts)',
  () => {
    fc.assert(
      fc.property(text, (plain) => {
        expect(decodeEntities(encode(plain))).toBe(plain);
      }),
      RUNS,
    );
  },
  SLOW_MS,
);

it(
  'decoding never throws or lengthens text, and leaves text without character references unchanged (10,000 texts)',
  () => {
    fc.assert(
      fc.property(text, (source) => {
        const decoded = decodeText(source);
        expect(decoded.length).toBeLessThanOrEqual(source.length);
        if (!source.includes('&')) expect(decoded).toBe(source);
      }),
      RUNS,
    );
  },
  SLOW_MS,
);
