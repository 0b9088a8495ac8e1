import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundlesIn, createBuiltFiles, DOCUMENTATION } from './builtFiles.ts';

let repository: string;

function createFiles(script: string) {
  writeFileSync(resolve(repository, 'tools/build.ts'), script);
  return createBuiltFiles(repository, bundlesIn(resolve(repository, 'dist')), () => {});
}
/** Build script that records each of its runs. */
const RUNS = `import { appendFileSync } from 'node:fs'; appendFileSync('runs', process.env.NODE_ENV + ' ');`;
const readRuns = () => readFileSync(resolve(repository, 'runs'), 'utf8').trim().split(' ');

beforeEach(() => {
  repository = mkdtempSync(resolve(tmpdir(), 'hadaya-built-'));
  for (const folder of ['tools', 'packages/core/src']) mkdirSync(resolve(repository, folder), { recursive: true });
  writeFileSync(resolve(repository, 'packages/core/src/index.ts'), '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(repository, { recursive: true, force: true });
});

test('runs a production build even when NODE_ENV is development', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const files = createFiles(RUNS);
  await files.build();
  expect(readRuns()).toEqual(['production']);
  expect([files.isFresh(), files.fault()]).toEqual([true, '']);
});

test('reports a build failure and retries only after a source changes', async () => {
  const files = createFiles(`${RUNS} throw new Error('no such import');`);
  await files.build();
  expect(files.fault()).toContain('no such import');
  await files.build();
  expect([files.isFresh(), readRuns()]).toEqual([false, ['production']]);
  files.outdated();
  expect(files.fault()).toBe('');
  await files.build();
  expect(readRuns()).toHaveLength(2);
});

test('when the server closes, stops a running build without reporting a failure', async () => {
  const files = createFiles(`${RUNS} setInterval(() => {}, 1000);`);
  const built = files.build();
  await vi.waitFor(readRuns);
  files.end();
  await built;
  expect([files.isFresh(), files.fault()]).toEqual([false, '']);
  await files.build();
  expect(readRuns()).toHaveLength(1);
});

test('builds missing documentation and reports the current step', async () => {
  const folder = resolve(repository, 'docs/node_modules/vitepress/bin');
  mkdirSync(folder, { recursive: true });
  mkdirSync(resolve(repository, 'docs/.vitepress/dist'), { recursive: true });
  writeFileSync(resolve(repository, 'docs/index.md'), '');
  writeFileSync(
    resolve(folder, 'vitepress.js'),
    `const { writeFileSync } = require('node:fs');
     console.log('\\u001b[32m- rendering pages...\\u001b[0m');
     writeFileSync('docs/.vitepress/dist/index.html', process.argv.slice(2).join(' '));`,
  );
  const steps: string[] = [];
  const files = createBuiltFiles(repository, DOCUMENTATION, (line) => steps.push(line));
  expect(files.isFresh()).toBe(false);
  await files.build();
  expect([files.isFresh(), files.fault()]).toEqual([true, '']);
  expect(steps).toContain('  - rendering pages...');
  expect(readFileSync(resolve(repository, 'docs/.vitepress/dist/index.html'), 'utf8')).toBe('build docs');
  expect(createBuiltFiles(repository, DOCUMENTATION).isFresh()).toBe(true);
});
