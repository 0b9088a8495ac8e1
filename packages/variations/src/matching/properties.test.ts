import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import { listChosen } from './choice.ts';
import { filterOptions } from './filterOptions.ts';
import { matchVariation } from './matchVariation.ts';
import { nearestCombination } from './nearestCombination.ts';
import { filterNaively, findMatchesNaively, matchNaively, type PlainVariation } from './reference/matchNaively.ts';
import { indexOf } from './reference/PlainProduct.ts';
import { resolveConflicts } from './resolveConflicts.ts';

const NAMES = ['attribute_a', 'attribute_b', 'attribute_c'];
const VALUES = ['', 'red', 'rød & blå', '١٠', '1.5', '42'];

const aValue = fc.constantFrom(...VALUES);
const aVariation: fc.Arbitrary<PlainVariation> = fc.record({
  attributes: fc
    .tuple(...NAMES.map(() => fc.option(aValue, { freq: 12 })))
    .map((values) => Object.fromEntries(NAMES.flatMap((name, at) => (values[at] == null ? [] : [[name, values[at]]])))),
  isActive: fc.boolean(),
  isInStock: fc.boolean(),
});
const aProduct = fc.array(aVariation, { maxLength: 70 });
const aChoice: fc.Arbitrary<Choice> = fc
  .tuple(...NAMES.map(() => aValue))
  .map((values) => new Map(NAMES.map((name, at) => [name, values[at] ?? ''])));

test('the index gives the same matches as a literal implementation of the rules, on 500 random products', () => {
  fc.assert(
    fc.property(aProduct, aChoice, (variations, choice) => {
      expect(matchVariation(indexOf(NAMES, variations), choice)).toBe(matchNaively(variations, NAMES, choice));
    }),
    { numRuns: 500 },
  );
});

test('availability equals that of a literal implementation of the rules', () => {
  fc.assert(
    fc.property(aProduct, aChoice, (variations, choice) => {
      const index = indexOf(NAMES, variations);
      for (const attribute of index.attributes) {
        const judge = filterOptions(index, choice, attribute);
        for (const value of VALUES.filter((word) => word !== '')) {
          expect(judge(value)).toEqual(filterNaively(variations, choice, { name: attribute.name, value }));
        }
      }
    }),
    { numRuns: 500 },
  );
});

const aWish = fc.record({
  choice: aChoice,
  attribute: fc.constantFrom(...NAMES),
  value: fc.constantFrom(...VALUES.filter((word) => word !== '')),
  recency: fc.shuffledSubarray(NAMES),
  inStockOnly: fc.boolean(),
});

test('a resolved selection matches a variation and clears nothing needlessly', () => {
  fc.assert(
    fc.property(aProduct, aWish, (variations, wish) => {
      const eligible = variations.filter((item) => item.isActive && (item.isInStock || !wish.inStockOnly));
      const resolution = resolveConflicts(indexOf(NAMES, variations), wish);
      const hasCarrier = findMatchesNaively(eligible, new Map([[wish.attribute, wish.value]])).length > 0;
      expect(resolution !== null).toBe(hasCarrier);
      if (!resolution) return;
      expect(resolution.choice.get(wish.attribute)).toBe(wish.value);
      expect(findMatchesNaively(eligible, resolution.choice).length).toBeGreaterThan(0);
      for (const name of resolution.cleared) {
        const back = new Map(resolution.choice).set(name, wish.choice.get(name) ?? '');
        expect(findMatchesNaively(eligible, back)).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

test('no combination keeps more of the selection than the nearest one', () => {
  fc.assert(
    fc.property(aProduct, aWish, (variations, wish) => {
      const eligible = variations.filter((item) => item.isActive && (item.isInStock || !wish.inStockOnly));
      const nearest = nearestCombination(indexOf(NAMES, variations), wish);
      const carriers = findMatchesNaively(eligible, new Map([[wish.attribute, wish.value]]));
      expect(nearest !== null).toBe(carriers.length > 0);
      if (!nearest) return;
      const others = listChosen(wish.choice).filter((name) => name !== wish.attribute);
      const countKept = (item: PlainVariation) =>
        others.filter((name) => ['', undefined, wish.choice.get(name)].includes(item.attributes[name])).length;
      expect(others.length - nearest.changed.length).toBe(Math.max(...carriers.map(countKept)));
      expect(findMatchesNaively(eligible, nearest.choice).length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});
