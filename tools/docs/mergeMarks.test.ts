import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';

/** What a merge leaves where two sides differ, also as a formatter of Markdown writes it. */
const MARK = String.raw`^(<{7} |={7}$|>{7} |\|? ?={7} +\||(> ){5,})`;

test('no file contains merge conflict markers', () => {
  const find = () =>
    execFileSync('git', ['grep', '-lIE', MARK, '--', '.', ':!*.test.ts'], { cwd: REPOSITORY, encoding: 'utf8' });
  // `git grep` ends with 1 where it finds nothing.
  expect(find).toThrow(expect.objectContaining({ status: 1 }));
});
