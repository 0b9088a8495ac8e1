// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';
import { FAULT_IDS, LAST_DEFECT } from './faultIds.ts';
import { readTitles } from './readTitles.ts';

const titlesOf = (...patterns: readonly string[]) =>
  globSync([...patterns], { cwd: REPOSITORY, exclude: (path) => String(path).includes('node_modules') })
    .flatMap((path) => readTitles(path, readFileSync(resolve(REPOSITORY, path), 'utf8')))
    .join('\n');
const browser = titlesOf('e2e/**/*.spec.ts');
const logic = titlesOf('{packages,demo,tools}/**/*.test.{ts,tsx}');

const missing = (titles: string, ids: readonly (string | number)[], prefix: string) =>
  ids.map((id) => `${prefix}${id}`).filter((name) => !new RegExp(`\\b${name}\\b`).test(titles));

test('titles are read from every way to make a test or a group, and from no skipped test', () => {
  const text = `test('a', () => {}); it.each([1])('b %s', () => {}); test(\`c \${x} d\`, () => {}); describe('e', () => {}); test.describe('h', () => {});
    test.skip('f', () => {}); it.runIf(x)('g', () => {});`;
  expect(readTitles('x.ts', text)).toEqual(['a', 'b %s', 'c … d', 'e', 'h', 'g']);
});

test('every fault that only a browser can judge stands in the title of a browser test', () => {
  expect(missing(browser, FAULT_IDS.browser, 'fault-')).toEqual([]);
});

test('every other fault stands in the title of a test', () => {
  expect(missing(`${browser}\n${logic}`, [...FAULT_IDS.logic, ...FAULT_IDS.build], 'fault-')).toEqual([]);
});

test('every defect of the replaced scripts stands in the title of a test', () => {
  const defects = Array.from({ length: LAST_DEFECT }, (_, index) => index + 1);
  expect(missing(`${browser}\n${logic}`, defects, 'O')).toEqual([]);
});
