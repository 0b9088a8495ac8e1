import { expect, test } from 'vitest';
import { prefetchedFiles } from './prefetchedFiles.ts';

const IMPORTS = new Map([
  ['start.js', ['core.js']],
  ['large.js', ['core.js', 'react.js', 'shared.js', 'start.js']],
  ['shared.js', ['http.js', 'start.js']],
  ['http.js', ['core.js']],
]);
const prefetched = (lazy: string) => prefetchedFiles(lazy, 'start.js', (file) => IMPORTS.get(file));

test('lists a lazy file’s transitive imports, except those that its importer also loads', () => {
  expect(prefetched('large.js')).toEqual(['http.js', 'react.js', 'shared.js']);
});

test('returns nothing for an unknown file or one without further imports', () => {
  expect(prefetched('http.js')).toEqual([]);
  expect(prefetched('other.js')).toEqual([]);
});
