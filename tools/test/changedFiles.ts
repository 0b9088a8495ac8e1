import { execFileSync } from 'node:child_process';
import { REPOSITORY } from '../vite/project.ts';

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** Returns the merge base with the main branch; the last commit if there is no main branch. */
export function findBase(): string {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      // A single-branch clone may lack this branch.
    }
  }
  return git('rev-parse', 'HEAD');
}

/** Returns the files that differ from a commit, including untracked ones. */
export function changedSince(base: string): readonly string[] {
  const paths = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return paths.flatMap((list) => list.split('\n')).filter((path) => path !== '');
}
