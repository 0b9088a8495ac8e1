import { expect, test } from 'vitest';
import type { ProductFile } from '../house/productFiles.ts';
import { reachedModules, reachOf, testsNear } from './reach.ts';

const file = (path: string, ...importers: readonly string[]): ProductFile => ({ path, text: '', lines: 1, importers });
const PRODUCT = [
  file('packages/core/src/store.ts', 'packages/core/src/index.ts'),
  file(
    'packages/core/src/index.ts',
    'packages/variations/src/form.ts',
    'packages/menu/src/island.ts',
    'packages/content/src/island.ts',
  ),
  file('packages/variations/src/form.ts', 'packages/swatches/src/island.ts'),
  file('packages/swatches/src/island.ts'),
  file('packages/menu/src/island.ts'),
  file('packages/content/src/island.ts'),
];

test('a changed module reaches everybody that imports it, and who imports those', () => {
  expect(reachedModules(['packages/variations/src/form.ts'], PRODUCT)).toEqual([
    'packages/variations/src/form.ts',
    'packages/swatches/src/island.ts',
  ]);
});

test.each([
  ['packages/menu/src/island.ts', ['e2e/menu/']],
  ['packages/variations/src/form.ts', ['e2e/swatches/', 'e2e/variations/']],
  ['e2e/menu/keys.spec.ts', ['e2e/menu/keys.spec.ts']],
  ['e2e/menu/kit/open.ts', ['e2e/menu/']],
  ['demo/src/pages/menuPage.ts', ['e2e/core/pages.spec.ts']],
  ['docs/install.md', []],
])('%s asks the browser for %j', (path, specs) => {
  expect(reachOf([path], PRODUCT)).toEqual({ specs, leftOut: [] });
});

test('what everybody imports is judged by the pages of all, and the rest is named', () => {
  expect(reachOf(['packages/core/src/store.ts'], PRODUCT)).toEqual({
    specs: ['e2e/core/'],
    leftOut: ['content', 'menu', 'swatches', 'variations'],
  });
});

test('tests near a change import it or what imports it, within its package', () => {
  const tests = [
    { path: 'packages/variations/src/form.test.ts', text: "import { form } from './form.ts';" },
    { path: 'packages/swatches/src/island.test.ts', text: "import { island } from './island.ts';" },
    { path: 'packages/menu/src/island.test.ts', text: "import { island } from './island.ts';" },
  ];
  const near = (path: string) => testsNear([path], PRODUCT, tests);
  expect(near('packages/variations/src/form.ts')).toEqual(['packages/variations/src/form.test.ts']);
  expect(near('packages/menu/src/island.test.ts')).toEqual(['packages/menu/src/island.test.ts']);
});
