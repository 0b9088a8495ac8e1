import { INTEGRITY_FILE } from './integrityFile.ts';
import type { Manifest } from './manifest.ts';
import { BUNDLE_PLANS, islandsOf } from './plans.ts';

/** What the loader knows of the files that were built before it, in few bytes. */
export interface LoaderTable {
  /** Names of modules without `.min.js`. */
  readonly names: readonly string[];
  /** By island: whether it has a style sheet, then the places of all its start modules, the one to import last. */
  readonly islands: Readonly<Record<string, readonly number[]>>;
  /** Hash of the file with all other hashes. */
  readonly pin: string;
}

/** The table of the islands that were built. One that is absent from the build is absent here. */
export function loaderTable({ files }: Manifest): LoaderTable {
  const built = BUNDLE_PLANS.flatMap(islandsOf)
    .filter((name) => files[name])
    .map((name) => {
      const { file = '', imports = [], css } = files[name] ?? {};
      return { name, css, start: [...imports, file].map((each) => each.replace(/\.min\.js$/, '')) };
    });
  const names = [...new Set(built.flatMap(({ start }) => start))];
  const rows = built.map(
    ({ name, css, start }) => [name, [css ? 1 : 0, ...start.map((each) => names.indexOf(each))]] as const,
  );
  const islands = Object.fromEntries<readonly number[]>(rows);
  const pin = Object.values(files).find(({ file }) => file === INTEGRITY_FILE)?.sha384 ?? '';
  return { names, islands, pin };
}
