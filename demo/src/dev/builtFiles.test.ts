import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBuiltFiles } from './builtFiles.ts';

let repository: string;

/** A repository whose build does what `script` says. */
function createFiles(script: string) {
  writeFileSync(resolve(repository, 'tools/build.ts'), script);
  return createBuiltFiles(repository, resolve(repository, 'dist'), () => {});
}
/** A build that notes that it ran. */
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

test('what ships is built, whatever mode the development server has set', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const files = createFiles(RUNS);
  await files.build();
  expect(readRuns()).toEqual(['production']);
  expect([files.isFresh(), files.fault()]).toEqual([true, '']);
});

test('a build that failed says why, and is tried again only once a source has changed', async () => {
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
