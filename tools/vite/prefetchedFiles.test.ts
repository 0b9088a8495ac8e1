import { expect, test } from 'vitest';
import { prefetchedFiles } from './prefetchedFiles.ts';

const IMPORTS = new Map([
  ['start.js', ['core.js']],
  ['large.js', ['core.js', 'react.js', 'shared.js', 'start.js']],
  ['shared.js', ['http.js', 'start.js']],
  ['http.js', ['core.js']],
]);
const prefetched = (lazy: string) => prefetchedFiles(lazy, 'start.js', (file) => IMPORTS.get(file));

test('a lazy file loads its transitive imports in parallel, except its importer’s', () => {
  expect(prefetched('large.js')).toEqual(['http.js', 'react.js', 'shared.js']);
});

test('a file without imports and an unknown file need nothing', () => {
  expect(prefetched('http.js')).toEqual([]);
  expect(prefetched('other.js')).toEqual([]);
});
