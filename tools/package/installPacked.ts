import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { REPOSITORY } from '../vite/project.ts';

export const SCOPE = '@hadaya/';

/** The fields that we read from a published manifest. */
interface Published {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const shortName = (name: string) => name.replace(SCOPE, '');

export const readPublished = (folder: string): Published =>
  JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));

export function tarballOf(packed: string, name: string): string {
  const [tarball] = readdirSync(packed).filter((file) => file.replace(/-\d[^/]*$/, '') === `hadaya-${shortName(name)}`);
  if (tarball === undefined) throw new Error(`${name} is not packed`);
  return resolve(packed, tarball);
}

function link(dependency: string, owner: string, project: string): void {
  const folder = resolve(project, 'node_modules', dependency);
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  symlinkSync(resolve(owner, 'node_modules', dependency), folder);
}

/** Installs a tarball as npm would, with its dependencies; external packages are linked from the workspace. */
export function installPacked(packed: string, name: string, project: string): void {
  const folder = resolve(project, 'node_modules', name);
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['xzf', tarballOf(packed, name), '-C', folder, '--strip-components=1']);
  const { dependencies = {}, peerDependencies = {} } = readPublished(folder);
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (dependency.startsWith(SCOPE)) installPacked(packed, dependency, project);
    else link(dependency, resolve(REPOSITORY, 'packages', shortName(name)), project);
  }
}
