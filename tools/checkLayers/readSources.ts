import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SourceFile } from './problem.ts';

const CHECKED = /\.(ts|tsx|mts|mjs|js|css|php|md|json|yaml)$|^\.ci\/run$/;
const LEFT_OUT =
  /(^|\/)(node_modules|dist[^/]*|out|vendor|test-results|\.git|\.cache|coverage)(\/|$)|pnpm-lock\.yaml|package-lock\.json/;

function walk(folder: string, inner: string): string[] {
  return readdirSync(resolve(folder, inner), { withFileTypes: true }).flatMap((entry) => {
    const path = join(inner, entry.name).replaceAll('\\', '/');
    if (LEFT_OUT.test(path)) return [];
    return entry.isDirectory() ? walk(folder, path) : [path];
  });
}

/** The repository's files: what git knows or would add; everything on disk where there is no git. */
function listFiles(root: string): string[] {
  try {
    const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return output.split('\n').filter((path) => path && existsSync(resolve(root, path)));
  } catch {
    return walk(root, '');
  }
}

/** Reads every text file that the rules look at. */
export function readSources(root: string): SourceFile[] {
  return listFiles(root)
    .filter((path) => CHECKED.test(path) && !LEFT_OUT.test(path))
    .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));
}
