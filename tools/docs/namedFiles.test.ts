import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';

/** `packages/gallery/src/slides`, `tools/layers/run.ts`: a path of the repository between backticks, without places to fill in. */
const NAMED = /`((?:packages|tools|e2e|demo|docs|bench|wordpress|\.ci)\/[\w./-]+)`/g;

/** Written by commands, not part of a clone. */
const MADE = /^(dist|test-results|bench\/out)/;

const pages = [
  ...globSync(['docs/*.md', 'docs/{how-to,decisions}/*.md'], { cwd: REPOSITORY }),
  'CONTRIBUTING.md',
  'README.md',
];

test.each(pages)('every file that %s names is there', (page) => {
  const text = readFileSync(resolve(REPOSITORY, page), 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, path = '']) => path).filter((path) => !MADE.test(path));
  expect(named.filter((path) => !existsSync(resolve(REPOSITORY, path)))).toEqual([]);
});

test('the ten questions about the plugin are answered by folders that are there, and no folder is left out', () => {
  const text = readFileSync(resolve(REPOSITORY, 'docs/architecture.md'), 'utf8');
  const start = text.indexOf('## The plugin in ten questions');
  const questions = text
    .slice(start, text.indexOf('\n## ', start + 1))
    .split(/^\d+\. /m)
    .slice(1);
  const named = questions.map((question) => [...question.matchAll(/`([A-Z]\w+)\//g)].map(([, folder = '']) => folder));
  expect(named.map((folders) => folders.length > 0)).toEqual(Array.from({ length: 10 }, () => true));
  const folders = globSync('*/', { cwd: resolve(REPOSITORY, 'wordpress/hadaya/src') }).map((name) =>
    name.replace(/[\\/]$/, ''),
  );
  expect([...new Set(named.flat())].sort()).toEqual(folders.sort());
});

test('the ten questions name files that are there', () => {
  const text = readFileSync(resolve(REPOSITORY, 'docs/architecture.md'), 'utf8');
  const questions = text
    .slice(text.indexOf('## Ten questions'))
    .split(/^\d+\. /m)
    .slice(1);
  const names = new Set(
    globSync('packages/*/src/**/*.{ts,tsx}', { cwd: REPOSITORY }).map((path) =>
      path.replaceAll('\\', '/').split('/').at(-1),
    ),
  );
  const short = questions.flatMap((question) =>
    [...question.matchAll(/`([\w/]+\.tsx?)`/g)].map(([, path = '']) => path),
  );
  expect(questions).toHaveLength(10);
  expect(short.filter((path) => !names.has(path.split('/').at(-1)) && !existsSync(resolve(REPOSITORY, path)))).toEqual(
    [],
  );
});
