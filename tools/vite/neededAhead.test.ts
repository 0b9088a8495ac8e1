import { expect, test } from 'vitest';
import { neededAhead } from './neededAhead.ts';

const IMPORTS = new Map([
  ['start.js', ['core.js']],
  ['large.js', ['core.js', 'react.js', 'shared.js', 'start.js']],
  ['shared.js', ['http.js', 'start.js']],
  ['http.js', ['core.js']],
]);
const ahead = (lazy: string) => neededAhead(lazy, 'start.js', (file) => IMPORTS.get(file));

test('all that a lazy file imports comes beside it, through its imports too, but for what its importer has', () => {
  expect(ahead('large.js')).toEqual(['http.js', 'react.js', 'shared.js']);
});

test('a file without imports of its own, and one that nothing is known of, need nothing', () => {
  expect(ahead('http.js')).toEqual([]);
  expect(ahead('other.js')).toEqual([]);
});
