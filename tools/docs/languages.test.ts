import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';

const page = readFileSync(resolve(REPOSITORY, 'docs/how-to/language.md'), 'utf8');

/** The search command in the guide for adding a language: its pattern, and the folders that it searches. */
const [, pattern = '', folders = ''] = /^grep -rnE "([^"]+)" ([^\\\n]+)/m.exec(page) ?? [];

const asksForArabic = (path: string) => new RegExp(pattern).test(readFileSync(resolve(REPOSITORY, path), 'utf8'));

const asking = folders
  .trim()
  .split(' ')
  .flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,php}`, { cwd: REPOSITORY, exclude: (path) => path.includes('node_modules') }),
  )
  .filter((path) => !/\.test\.tsx?$/.test(path) && asksForArabic(path));

test('the guide for adding a language names every file that checks for Arabic', () => {
  expect(asking.length).toBeGreaterThan(20);
  expect(asking.filter((path) => !page.includes(`${basename(path)}\``))).toEqual([]);
});
