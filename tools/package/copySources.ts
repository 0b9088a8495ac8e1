import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Where pnpm keeps the packages themselves; all other folders of modules are links into it. */
const STORE = '.pnpm';

/** Links of one folder of modules, as they are: those to our own packages lead to the copy's. */
function copyLinks(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === STORE) symlinkSync(resolve(from, STORE), resolve(to, STORE), 'junction');
    // What a tool has put there for itself is no link and not wanted.
    else if (!name.startsWith('.') || name === '.bin') {
      cpSync(resolve(from, name), resolve(to, name), { recursive: true, verbatimSymlinks: true });
    }
  }
}

/**
 * A copy of what git knows of a repository or would take, with its installed packages: what runs in it changes and builds nothing
 * in the original. `of` are the folders and files that are copied, all where none is named.
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
