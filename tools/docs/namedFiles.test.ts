import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';

/**
 * Matches a repository path in backticks, without placeholders, such as `packages/gallery/src/slides` or
 * `tools/layers/run.ts`.
 */
const NAMED = /`((?:packages|tools|e2e|demo|docs|bench|wordpress|\.ci)\/[\w./-]+)`/g;

/** Generated paths, which a fresh clone does not contain. */
const MADE = /^(dist|test-results|bench\/out)/;

const pages = [
  ...globSync(['docs/*.md', 'docs/{how-to,decisions}/*.md'], { cwd: REPOSITORY }),
  'CONTRIBUTING.md',
  'README.md',
];

test.each(pages)('every file named in %s exists', (page) => {
  const text = readFileSync(resolve(REPOSITORY, page), 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, path = '']) => path).filter((path) => !MADE.test(path));
  expect(named.filter((path) => !existsSync(resolve(REPOSITORY, path)))).toEqual([]);
});

const linking = globSync(['docs/**/*.md', 'README.md', 'CONTRIBUTING.md', 'packages/*/README.md'], {
  cwd: REPOSITORY,
  exclude: (name) => name.includes('node_modules'),
});

test.each(linking)('%s contains no links that start with a slash, which would not work on a code host', (page) => {
  const text = readFileSync(resolve(REPOSITORY, page), 'utf8');
  expect([...text.matchAll(/\]\(\/[^)]*\)/g)].map(([link]) => link)).toEqual([]);
});

test('every file in the architecture page’s table of components exists', () => {
  const text = readFileSync(resolve(REPOSITORY, 'docs/architecture.md'), 'utf8');
  const table = text.slice(text.indexOf('## Components'), text.indexOf('\n## ', text.indexOf('## Components') + 1));
  const named = table.split('\n').flatMap((row) => {
    const paths = [...row.matchAll(/`([\w./-]+)`/g)].map(([, path = '']) => path);
    // Short paths are relative to the folder that the row names, for example `view/Group.tsx` to
    // `packages/swatches/src`.
    const folder = paths.find((path) => /^packages\/[\w-]+\/src$/.test(path));
    return paths.map((path) => (path.startsWith('packages/') ? path : `${folder}/${path}`));
  });
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(resolve(REPOSITORY, path)))).toEqual([]);
});

test('the architecture page’s ten questions name every folder of the plugin', () => {
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

test('the architecture page’s twelve questions for newcomers name existing files', () => {
  const text = readFileSync(resolve(REPOSITORY, 'docs/architecture.md'), 'utf8');
  const questions = text
    .slice(text.indexOf('## Twelve questions'))
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
  expect(questions).toHaveLength(12);
  expect(short.filter((path) => !names.has(path.split('/').at(-1)) && !existsSync(resolve(REPOSITORY, path)))).toEqual(
    [],
  );
});

const files = globSync('{packages,demo,e2e,tools,docs,wordpress}/**/*.{ts,tsx,js,php,json,po,pot,css,md}', {
  cwd: REPOSITORY,
  exclude: (name) => /node_modules|^dist/.test(name),
}).map((path) => path.replaceAll('\\', '/'));

/**
 * Matches the end of a path in backticks, without placeholders, such as `cleanValue.ts` or
 * `Settings/Schema/owner.json`.
 */
const SHORT = /`([\w./-]*\w\.(?:tsx?|js|php|json|po|pot|css|md))`/g;

/** Files of a new package, which a how-to names before they exist. */
const TO_BE_MADE = /^src\/|^(?:vite\.config\.ts|settings\.ts|package\.json|README\.md)$/;

/**
 * Matches the name of a constant such as `PROFILES`, to which a how-to tells readers to add a line; the same row names
 * its file.
 */
const TABLE = /`([A-Z][A-Z_]{2,})`/g;

const findFiles = (path: string): readonly string[] =>
  existsSync(resolve(REPOSITORY, path)) ? [path] : files.filter((file) => file.endsWith(`/${path}`));

test.each(globSync('docs/how-to/*.md', { cwd: REPOSITORY }))(
  'every file that %s names by the end of its path exists',
  (page) => {
    const text = readFileSync(resolve(REPOSITORY, page), 'utf8');
    const named = [...text.matchAll(SHORT)].map(([, path = '']) => path).filter((path) => !TO_BE_MADE.test(path));
    expect(named.filter((path) => findFiles(path).length === 0)).toEqual([]);
    const specs = [...text.matchAll(/\be2e\/[\w/-]+\.spec\.ts/g)].map(([path]) => path);
    expect(specs.filter((path) => !existsSync(resolve(REPOSITORY, path)))).toEqual([]);
  },
);

test.each(globSync('docs/how-to/*.md', { cwd: REPOSITORY }))(
  'every table that a row of %s names is in the file that the row names',
  (page) => {
    const rows = readFileSync(resolve(REPOSITORY, page), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|'));
    const missing = rows.flatMap((row) => {
      const sources = [...row.matchAll(SHORT)].flatMap(([, path = '']) => findFiles(path).slice(0, 1));
      const texts = sources.map((path) => readFileSync(resolve(REPOSITORY, path), 'utf8'));
      const tables = [...row.matchAll(TABLE)].map(([, name = '']) => name);
      return tables.filter((name) => !texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
    });
    expect(missing).toEqual([]);
  },
);
