import { globSync } from 'node:fs';
import { REPOSITORY } from '../vite/project.ts';

/** A folder in a package, including its layers (`model`, `dom`, `view`), which count as one unit. */
export interface Module {
  /** Folder name of the package, for example `swatches`. */
  readonly owner: string;
  /**
   * Path below `src`, without a trailing `model`, `dom` or `view`; empty for files directly in `src` or in such a
   * folder.
   */
  readonly path: string;
}

const FILE = /^packages\/([^/]+)\/src\/(?:(.+)\/)?[^/]+\.tsx?$/;
const LAYERS = /(^|\/)(model|dom|view)(\/.*)?$/;
const TESTS = /\.(test|spec)\.tsx?$|\/(testing|fixtures)\/|^packages\/testing\//;

/** Root files of a package with shared content; importing them does not count as importing the whole package. */
const SHARED = /\/src\/(settings|strings|types|events|selectors|options|texts|icons|errors)\.tsx?$/;

/** Returns the module of a file; `undefined` for tests and files outside packages. */
function moduleOf(file: string): Module | undefined {
  const [, owner, folder = ''] = FILE.exec(file) ?? [];
  return owner === undefined || TESTS.test(file) ? undefined : { owner, path: folder.replace(LAYERS, '') };
}

export function findModules(): readonly Module[] {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: REPOSITORY }).map((path) => path.replaceAll('\\', '/'));
  const modules = new Map(
    files.flatMap((file) => moduleOf(file) ?? []).map((one) => [`${one.owner}/${one.path}`, one]),
  );
  return [...modules.values()];
}

/**
 * Returns a case-insensitive regular expression for a word, so that the folder `agents` matches its file `Agents.tsx`.
 */
export const anyCase = (word: string): string =>
  word.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

/** Finds pairs of modules in one package that import each other: `swatches: items ↔ notices`. */
export function findMutual(imports: readonly (readonly [from: string, to: string])[]): readonly string[] {
  const arrows = new Set<string>();
  for (const [from, to] of imports) {
    const [a, b] = [moduleOf(from), moduleOf(to)];
    if (!a || !b || a.owner !== b.owner || a.path === b.path || SHARED.test(to)) continue;
    arrows.add(`${a.owner}: ${a.path || '.'} ↔ ${b.path || '.'}`);
  }
  const turned = (arrow: string) => arrow.replace(/^(.+): (.+) ↔ (.+)$/, '$1: $3 ↔ $2');
  return [...arrows].filter((arrow) => arrow < turned(arrow) && arrows.has(turned(arrow))).sort();
}

/**
 * Finds folders that have no `index.ts` although other folders import more than one of their files. Returns each as
 * `<package>: <folder> by <imported files>`. A file whose name starts with the folder's name counts as its index.
 */
export function findDeepImports(imports: readonly (readonly [from: string, to: string])[]): readonly string[] {
  const entries = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const [a, b] = [moduleOf(from), moduleOf(to)];
    if (!a || !b || b.path === '' || a.owner !== b.owner || a.path === b.path || /\/(model|dom|view)\//.test(to))
      continue;
    const file = to.split('/').at(-1) ?? '';
    const name = b.path.split('/').at(-1) ?? '';
    if (file.startsWith('index.') || new RegExp(`^${anyCase(name)}`).test(file)) continue;
    const folder = `${b.owner}: ${b.path}`;
    entries.set(folder, (entries.get(folder) ?? new Set()).add(file));
  }
  return [...entries]
    .filter(([, files]) => files.size > 1)
    .map(([folder, files]) => `${folder} by ${[...files].join(', ')}`);
}
