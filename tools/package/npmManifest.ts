import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '../vite/project.ts';

export interface WorkspaceManifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly type: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Returns the `@types` packages for the dependencies, because the published declarations import them. */
function typesOfDependencies({ dependencies = {}, devDependencies = {} }: WorkspaceManifest): [string, string][] {
  return Object.entries(devDependencies).filter(([name]) => name.replace('@types/', '') in dependencies);
}

const CATALOG: ReadonlyMap<string, string> = new Map(
  [
    ...readFileSync(resolve(REPOSITORY, 'pnpm-workspace.yaml'), 'utf8').matchAll(
      /^ {2}"?([@\w/-]+)"?: (\^?\d[\d.]*)$/gm,
    ),
  ].map(([, name = '', range = '']) => [name, range]),
);

function rangeOf(name: string, range: string, version: string): string {
  if (range.startsWith('workspace:')) return version;
  return range === 'catalog:' ? (CATALOG.get(name) ?? range) : range;
}

/** Returns the name of the built file for an export: `./model` → `model`, `.` → `index`. */
function entryName(subpath: string): string {
  return subpath === '.' ? 'index' : subpath.replace('./', '').replaceAll('/', '-');
}

/** Returns the public exports: all except those that this repository's tests, admin apps and tools use. */
export function publicExports({ exports }: WorkspaceManifest): readonly (readonly [subpath: string, source: string])[] {
  return Object.entries(exports).filter(([subpath]) => !/^\.\/(testing|owner)\b/.test(subpath));
}

export function scriptEntries(manifest: WorkspaceManifest): Record<string, string> {
  const scripts = publicExports(manifest).filter(([, source]) => !source.endsWith('.css'));
  return Object.fromEntries(scripts.map(([subpath, source]) => [entryName(subpath), source]));
}

/** Dependencies that are built into the files, because only Vite understands their `?raw` imports. */
const BUILT_IN: ReadonlySet<string> = new Set(['simple-icons']);

/** React is a peer dependency, so that the installing project has only one copy. */
const isPeer = (dependency: string) => /^(@types\/)?react(-dom)?$/.test(dependency);

/**
 * Returns the peer dependencies, with ranges that accept any version of the same major. `@types` packages are optional.
 */
function peersOf(ranges: readonly (readonly [name: string, range: string])[]): object {
  const anyOfMajor = (range: string) => `^${range.replace('^', '').split('.')[0]}.0.0`;
  return {
    peerDependencies: Object.fromEntries(ranges.map(([name, range]) => [name, anyOfMajor(range)])),
    peerDependenciesMeta: Object.fromEntries(
      ranges.filter(([name]) => name.startsWith('@types/')).map(([name]) => [name, { optional: true }]),
    ),
  };
}

/**
 * Returns the published manifest: built files with types, exact versions of our own packages, React as a peer; `more`
 * lists folders that are published unchanged.
 */
export function npmManifest(manifest: WorkspaceManifest, hasStyles: boolean, more: readonly string[] = []): object {
  const { name, version, license, type } = manifest;
  const entries = publicExports(manifest).map(([subpath, source]) => [
    subpath,
    source.endsWith('.css')
      ? `./dist/${source.split('/').at(-1)}`
      : {
          types: source.replace('./src/', './types/').replace(/\.tsx?$/, '.d.ts'),
          default: `./dist/${entryName(subpath)}.js`,
        },
  ]);
  const required = Object.entries(manifest.dependencies ?? {}).filter(([dependency]) => !BUILT_IN.has(dependency));
  const declared = [...required, ...typesOfDependencies(manifest)];
  const ranges = declared.map(([dependency, range]) => [dependency, rangeOf(dependency, range, version)] as const);
  const peers = ranges.filter(([dependency]) => isPeer(dependency));
  return {
    name,
    version,
    license,
    type,
    sideEffects: ['*.css'],
    exports: {
      ...Object.fromEntries(entries),
      ...(hasStyles ? { './style.css': './dist/style.css' } : {}),
      ...Object.fromEntries(more.map((folder) => [`./${folder}/*`, `./${folder}/*`])),
      './package.json': './package.json',
    },
    files: ['dist', 'types', ...more, 'LICENSE', 'README.md'],
    dependencies: Object.fromEntries(ranges.filter(([dependency]) => !isPeer(dependency))),
    ...(peers.length > 0 ? peersOf(peers) : {}),
    publishConfig: { access: 'public', provenance: true },
  };
}
