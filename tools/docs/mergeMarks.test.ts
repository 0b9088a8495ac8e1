import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';

/** Merge conflict markers, including the form into which a Markdown formatter rewrites them. */
const MARK = String.raw`^(<{7} |={7}$|>{7} |\|? ?={7} +\||(> ){5,})`;

test('no file except a test contains merge conflict markers', () => {
  const find = () =>
    execFileSync('git', ['grep', '-lIE', MARK, '--', '.', ':!*.test.ts'], { cwd: REPOSITORY, encoding: 'utf8' });
  // `git grep` exits with 1 if it finds nothing.
  expect(find).toThrow(expect.objectContaining({ status: 1 }));
});
