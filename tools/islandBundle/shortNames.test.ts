import { expect, test } from 'vitest';
import { applyEdits } from './edits.ts';
import { shortName, shortNames } from './shortNames.ts';

const SHARED = { './core-1.min.js': ['emit', 'listen', 'text'] };

function shorten(code: string, own: readonly string[] = []): string {
  return applyEdits(code, shortNames(code, own, SHARED));
}

test.each([
  [
    'import { listen, text as word } from "./core-1.min.js";',
    'import { b as listen, c as word } from "./core-1.min.js";',
  ],
  ['import { listen } from "./other-1.min.js";', 'import { listen } from "./other-1.min.js";'],
  ['const a = 1; export { a as other };', 'const a = 1; export { a as other };'],
])('%s of a file that is not shared', (code, expected) => {
  expect(shorten(code)).toBe(expected);
});

test('a shared file exports short names under which the others import them', () => {
  expect(shorten('const x = 1, emit = 2; export { x as listen, emit };', ['emit', 'listen'])).toBe(
    'const x = 1, emit = 2; export { x as b, emit as a };',
  );
});

test.each([
  ['import { nothing } from "./core-1.min.js";', 'no export "nothing"'],
  ['import * as core from "./core-1.min.js";', 'as a whole'],
  ['import("./core-1.min.js");', 'as a whole'],
])('%s stops the build', (code, message) => {
  expect(() => shorten(code)).toThrow(message);
});

test('names follow each other and none comes twice', () => {
  const names = Array.from({ length: 2000 }, (_, place) => shortName(place));
  expect(names.slice(50, 54)).toEqual(['Y', 'Z', 'aa', 'ba']);
  expect(new Set(names).size).toBe(2000);
});
