import { expect, test } from 'vitest';
import { type Reachable, reachOf, testsNear } from './reach.ts';

const file = (source: string, ...dependents: readonly string[]): Reachable => ({ source, dependents });
const FILES = [
  file('packages/core/src/store.ts', 'packages/core/src/index.ts'),
  file(
    'packages/core/src/index.ts',
    'packages/variations/src/form.ts',
    'packages/menu/src/island.ts',
    'packages/content/src/island.ts',
  ),
  file('packages/variations/src/form.ts', 'packages/swatches/src/island.ts', 'packages/variations/src/form.test.ts'),
  file('packages/variations/src/form.test.ts'),
  file('packages/swatches/src/island.ts', 'packages/swatches/src/island.test.ts'),
  file('packages/swatches/src/island.test.ts'),
  file('packages/menu/src/island.ts'),
  file('packages/content/src/island.ts'),
];

test.each([
  ['packages/menu/src/island.ts', ['e2e/menu/']],
  ['packages/variations/src/form.ts', ['e2e/swatches/', 'e2e/variations/']],
  ['packages/variations/src/form.test.ts', []],
  ['e2e/menu/keys.spec.ts', ['e2e/menu/keys.spec.ts']],
  ['e2e/menu/kit/open.ts', ['e2e/menu/']],
  ['demo/src/lab/menuPage.ts', ['e2e/core/pages.spec.ts']],
  ['docs/install.md', []],
])('a change to %s runs the specs %j', (path, specs) => {
  expect(reachOf([path], FILES)).toEqual({ specs, leftOut: [] });
});

test('a change to a shared file runs the specs of that file’s package and lists the omitted packages', () => {
  expect(reachOf(['packages/core/src/store.ts'], FILES)).toEqual({
    specs: ['e2e/core/'],
    leftOut: ['content', 'menu', 'swatches', 'variations'],
  });
});

test('finds the tests of a changed file within its package, and a changed test itself', () => {
  expect(testsNear(['packages/variations/src/form.ts'], FILES)).toEqual(['packages/variations/src/form.test.ts']);
  expect(testsNear(['packages/swatches/src/island.test.ts'], FILES)).toEqual(['packages/swatches/src/island.test.ts']);
});
