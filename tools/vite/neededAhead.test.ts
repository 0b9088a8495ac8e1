import { expect, test } from 'vitest';
import { neededAhead } from './neededAhead.ts';

const IMPORTS = new Map([
  ['start.js', ['core.js']],
  ['large.js', ['core.js', 'react.js', 'shared.js', 'start.js']],
  ['shared.js', ['http.js', 'start.js']],
  ['http.js', ['core.js']],
]);
const ahead = (lazy: string) => neededAhead(lazy, 'start.js', (file) => IMPORTS.get(file));

test('a lazy file loads its transitive imports in parallel, except its importer’s', () => {
  expect(ahead('large.js')).toEqual(['http.js', 'react.js', 'shared.js']);
});

test('a file without imports and an unknown file need nothing', () => {
  expect(ahead('http.js')).toEqual([]);
  expect(ahead('other.js')).toEqual([]);
});
