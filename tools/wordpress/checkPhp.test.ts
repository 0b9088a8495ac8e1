import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findPhp } from './findPhp.ts';

const php = findPhp();

test('without phpcs, skips every file and fails only in CI', ({ skip }) => {
  if ('missing' in php) return skip(php.missing);
  const folder = mkdtempSync(join(tmpdir(), 'hadaya-path-'));
  const { stdout: found } = spawnSync('which', [php.command], { encoding: 'utf8' });
  symlinkSync(found.trim(), join(folder, 'php'));
  const run = (CI: object) =>
    spawnSync(process.execPath, [resolve(import.meta.dirname, 'checkPhp.ts')], {
      encoding: 'utf8',
      env: { PATH: folder, ...CI },
    });
  const [{ stdout, status }, inCi] = [run({}), run({ CI: 'true' })];
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(/^\d+ skipped: phpcs is not installed .*\n0 passed, 0 failed\n$/);
  expect([status, inCi.status]).toEqual([0, 1]);
});
