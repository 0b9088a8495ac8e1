import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';

/**
 * Files to check for rules that no linter covers: meaningful names, and style sheets that work in both text directions.
 */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: REPOSITORY, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|tsx|mts|mjs|js|css|php|md|json|yaml)$/.test(path) && !/pnpm-lock/.test(path))
  .filter((path) => path !== 'tools/layers/files.test.ts' && existsSync(resolve(REPOSITORY, path)));
const textOf = (path: string) => readFileSync(resolve(REPOSITORY, path), 'utf8');

/** Splits a file name into words: `formUtils.ts` → `form`, `Utils`. */
const wordsOf = (part: string) => part.replace(/\..*$/, '').split(/[-_]|(?=[A-Z])/);
const isEmpty = (word: string) => /^(utils?|helpers?|managers?|common|misc)$/i.test(word);

test('no file or folder name contains a meaningless word such as utils or helpers', () => {
  expect(files.filter((path) => path.split('/').flatMap(wordsOf).some(isEmpty))).toEqual([]);
});

test('no file refers to the folder “shared” outside the repository, except tests that read its fixtures or vectors', () => {
  const isTest = (path: string) => /\.(test|spec)\.tsx?$|^(e2e|packages\/testing)\/|\/testing\//.test(path);
  const points = (path: string) =>
    (isTest(path) ? /\.\.\/shared\/(?!fixtures|vectors)/ : /\.\.\/shared\b/).test(textOf(path));
  expect(files.filter(points)).toEqual([]);
});

const SHEET_FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^[^:{}]*#[a-z][\w-]*[^{};]*\{/i, 'selects by an id'],
  [/@import\s+(?!(url\()?['"]\.)/, 'imports a sheet that is not a file beside it'],
  [/(^|[\s;{])((margin|padding|border|inset)-(left|right)\b|(left|right)\s*:(?!\s*50%))/, 'uses a physical side'],
  [/(text-align|float|clear)\s*:\s*(left|right)\b/, 'uses a physical side'],
];

/**
 * Finds faults in a style sheet, by line. A comment `physical: reason` permits physical sides in the rule that follows.
 */
function faultsOf(path: string, text: string): string[] {
  let isExplained = false;
  return text.split('\n').flatMap((line, index) => {
    isExplained ||= line.includes('/* physical: ');
    const found = SHEET_FAULTS.filter(([pattern, fault]) => pattern.test(line) && !(isExplained && /side/.test(fault)));
    if (line.includes('}')) isExplained = false;
    return found.map(([, fault]) => `${path}:${index + 1} ${fault}`);
  });
}

test('style sheets use logical properties, no ids and only relative imports', () => {
  // Exclude substitutes for other projects' style sheets, which are written like the originals.
  const sheets = files.filter((path) => /^packages\/(?!testing\/src\/theme\/).*\.css$/.test(path));
  expect(sheets.flatMap((path) => faultsOf(path, textOf(path)))).toEqual([]);
  const wrong = [
    '#main .a { }',
    '@import "https://fonts.example/x.css";',
    '.a { margin-left: 4px }',
    '.a {\n left: 0\n}',
  ];
  expect(wrong.map((text) => faultsOf('x', text).length)).toEqual([1, 1, 1, 1]);
  expect(faultsOf('x', '/* physical: why */\n.a {\n left: 0;\n}\n.b { left: 50% }')).toEqual([]);
});
