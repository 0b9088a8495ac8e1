import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseBody } from './parseBody.ts';

const RUNS = { numRuns: 10_000 };
const SLOW_MS = 120_000;
const piece = fc.constantFrom(
  ...[
    '{',
    '}',
    '[',
    ']',
    '"',
    '0',
    '-1',
    '<br />',
    'Warning: x',
    'Fatal error: y',
    '<!--',
    '-->',
    '<html>',
    '\uFEFF',
    '\n',
    ':',
    ',',
    'null',
  ],
);
const body = fc.oneof(
  fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const json = fc.jsonValue({ noUnicodeString: false });
const isContainer = (value: unknown) => typeof value === 'object' && value !== null;

it(
  'classifies any body as one of four kinds without throwing (10,000 bodies)',
  () => {
    fc.assert(
      fc.property(body, (text) => {
        const parsed = parseBody(text);
        expect(['json', 'empty', 'html', 'text']).toContain(parsed.kind);
        expect(parsed.kind === 'empty').toBe(text.replace(/^[\uFEFF\s]+/, '').trimEnd() === '');
      }),
      RUNS,
    );
  },
  SLOW_MS,
);

it(
  'reads JSON with a leading byte order mark, a trailing comment or a trailing 0 (10,000 values)',
  () => {
    fc.assert(
      fc.property(
        json,
        fc.constantFrom('', '\uFEFF', ' \n'),
        fc.constantFrom('', '<!-- cache -->', '0', '-1'),
        (value, head, tail) => {
          fc.pre(isContainer(value) || tail.length > 2 || tail === '');
          const parsed = parseBody(`${head}${JSON.stringify(value)}${tail}`);
          expect(parsed).toEqual({ kind: 'json', value: JSON.parse(JSON.stringify(value)), noisy: false });
        },
      ),
      RUNS,
    );
  },
  SLOW_MS,
);

it(
  'reads an object after PHP notices, but not after a fatal error (10,000 values)',
  () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), json),
        fc.constantFrom('Warning: a in b', 'Fatal error: a in b'),
        (value, notice) => {
          const parsed = parseBody(`<br />\n${notice}<br />\n${JSON.stringify(value)}`);
          if (notice.startsWith('Fatal')) expect(parsed.kind).toBe('html');
          else expect(parsed).toEqual({ kind: 'json', value: JSON.parse(JSON.stringify(value)), noisy: true });
        },
      ),
      RUNS,
    );
  },
  SLOW_MS,
);
