import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPersonal, maskUrl } from './isPersonal.ts';

/** The rule of `isPersonal` as a single regular expression, which is too slow for long text. */
const RULE = /^([^\s@]+@[^\s@]+\.[^\s@]+|(\+|00)([\s().-]*\d){8,15}[\s().-]*)$/;
const character = fc.constantFrom('@', '.', '+', '0', '1', '7', ' ', '(', '-', 'a', 'ه', '?', '&', '#', '=', '\n');
const text = fc.oneof(
  fc.array(character, { maxLength: 20 }).map((signs) => signs.join('')),
  fc.array(fc.constantFrom('0', '5', ' ', '-', '('), { maxLength: 24 }).map((signs) => `00${signs.join('')}`),
);

it('detects exactly the values that the rule defines as personal (10,000 texts)', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(isPersonal(value)).toBe(RULE.test(value.trim()));
    }),
    { numRuns: 10_000 },
  );
});

it('masks the same query values as a single search-and-replace over the whole URL (10,000 URLs)', () => {
  const isHidden = (value: string) => value.length > 1;
  const inOneGo = (url: string) =>
    url.replace(/\?.*/s, (query) =>
      query.replace(/([?&][^=&#]*=)([^&#]*)/g, (whole, name: string, value: string) =>
        isHidden(value) ? name : whole,
      ),
    );
  fc.assert(
    fc.property(text, (query) => {
      expect(maskUrl(`https://a.om/${query}`, isHidden)).toBe(inOneGo(`https://a.om/${query}`));
    }),
    { numRuns: 10_000 },
  );
});
