import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** pnpm's store, into which all other module folders link. */
const STORE = '.pnpm';

/** Copies the links in a module folder; links to our own packages then point into the copy. */
function copyLinks(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === STORE) symlinkSync(resolve(from, STORE), resolve(to, STORE), 'junction');
    // Other dot folders are tool caches, which are not copied.
    else if (!name.startsWith('.') || name === '.bin') {
      cpSync(resolve(from, name), resolve(to, name), { recursive: true, verbatimSymlinks: true });
    }
  }
}

/**
 * Copies a repository's tracked files, its untracked files that are not ignored, and its installed packages, so that
 * commands in the copy do not change the original. `of` limits the copy to certain folders and files.
 */
export function copySources(from: string, to: string, of: readonly string[] = []): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...of], {
    cwd: from,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(resolve(from, file)));
  for (const file of files) {
    mkdirSync(dirname(resolve(to, file)), { recursive: true });
    cpSync(resolve(from, file), resolve(to, file), { recursive: true, verbatimSymlinks: true });
  }
  const workspaces = globSync(['packages/*', 'demo', 'docs', 'wordpress/admin'], { cwd: from });
  for (const folder of ['.', ...workspaces]) {
    copyLinks(resolve(from, folder, 'node_modules'), resolve(to, folder, 'node_modules'));
  }
}
