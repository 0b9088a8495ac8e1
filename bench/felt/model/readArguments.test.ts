import { expect, it } from 'vitest';
import { readArguments } from './readArguments.ts';

it('by default, measures the product and content pages in the variants "react", "light" and "without"', () => {
  const plan = readArguments([]);
  expect(plan).toMatchObject({ base: undefined, rounds: 5, protocols: ['h1'], caches: ['cold'], cpu: 4 });
  expect(plan.pages.map(({ name }) => name)).toEqual(['product', 'content']);
  expect(plan.variants.map(({ name }) => name)).toEqual(['react', 'light', 'without']);
  expect(plan.works).toContain('lighthouse');
});

it('given a URL, measures a single page of a live shop', () => {
  expect(readArguments(['https://shop.example/product/mug/?a=b', '--only=load,film'])).toMatchObject({
    base: 'https://shop.example',
    pages: [{ name: 'page', path: '/product/mug/' }],
    variants: [{ name: 'shop', query: 'a=b' }],
    works: ['load', 'film'],
  });
});

it('allows equals signs in a variant’s query', () => {
  expect(readArguments(['--variant=light=x=3&y=light'])).toMatchObject({
    variants: [{ name: 'light', query: 'x=3&y=light' }],
  });
});

it('reads the names of pages and variants, the number of rounds, the protocols and the caches', () => {
  const args = ['--base=http://127.0.0.1:9600/', '--page=product=/product/mug/', '--variant=plugins=x=0'];
  expect(readArguments([...args, '--variant=without', '--rounds=2', '--protocol=both', '--cache=both'])).toMatchObject({
    base: 'http://127.0.0.1:9600',
    pages: [{ name: 'product', path: '/product/mug/' }],
    variants: [
      { name: 'plugins', query: 'x=0' },
      { name: 'without', query: '' },
    ],
    rounds: 2,
    protocols: ['h1', 'h2'],
    caches: ['cold', 'warm'],
  });
});

it.each([
  ['--round=3'],
  ['--rounds=none'],
  ['--rounds=0'],
  ['--only=loads'],
  ['--protocol=h3'],
  ['https://a.example', 'https://b.example'],
])('rejects %s with a usage message', (...args) => {
  expect(() => readArguments(args)).toThrow(/pnpm@12 bench felt/);
});
