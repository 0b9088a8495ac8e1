/** What we read of a workspace package's manifest. */
export interface WorkspaceManifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly type: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Types of what a package depends on: its own declarations name them, so that they come along. */
function typesOfDependencies({ dependencies = {}, devDependencies = {} }: WorkspaceManifest): [string, string][] {
  return Object.entries(devDependencies).filter(([name]) => name.replace('@types/', '') in dependencies);
}

const pinned = (version: string) => (range: string) => (range.startsWith('workspace:') ? version : range);

/** Name of a built file of an export: `./model` → `model`, `.` → `index`. */
function entryName(subpath: string): string {
  return subpath === '.' ? 'index' : subpath.replace('./', '').replaceAll('/', '-');
}

/** What others may import: all but helpers of tests. */
export function publicExports({ exports }: WorkspaceManifest): readonly (readonly [subpath: string, source: string])[] {
  return Object.entries(exports).filter(([subpath]) => !subpath.startsWith('./testing'));
}

/** Entries that are scripts, by the name of their built file. */
export function scriptEntries(manifest: WorkspaceManifest): Record<string, string> {
  const scripts = publicExports(manifest).filter(([, source]) => !source.endsWith('.css'));
  return Object.fromEntries(scripts.map(([subpath, source]) => [entryName(subpath), source]));
}

/** The manifest that goes to the registry: built files with types, exact versions of our own packages. */
export function npmManifest(manifest: WorkspaceManifest, hasStyles: boolean): object {
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
  const declared = [...Object.entries(manifest.dependencies ?? {}), ...typesOfDependencies(manifest)];
  const dependencies = declared.map(([dependency, range]) => [dependency, pinned(version)(range)]);
  return {
    name,
    version,
    license,
    type,
    sideEffects: ['*.css'],
    exports: { ...Object.fromEntries(entries), ...(hasStyles ? { './style.css': './dist/style.css' } : {}) },
    files: ['dist', 'types', 'LICENSE', 'README.md'],
    dependencies: Object.fromEntries(dependencies),
    publishConfig: { access: 'public', provenance: true },
  };
}
