import { posix } from 'node:path';

/** Where a file of a package stands. */
export interface Place {
  /** Folder name of the package, for example `swatches`. */
  readonly package: string;
  /** The inner layer, or `root` for the files beside them (`island.ts`, `settings.ts` …). */
  readonly layer: 'model' | 'dom' | 'view' | 'root';
}

const PACKAGE_FILE = /^packages\/([^/]+)\/src\/(.+)$/;

/** The package and layer of a file, or `undefined` outside of `packages/*`. A layer may lie deeper: `slider/model/…`. */
export function placeOf(path: string): Place | undefined {
  const match = path.match(PACKAGE_FILE);
  if (!match?.[1] || !match[2]) return undefined;
  const layer = match[2].split('/').slice(0, -1).find(isLayer) ?? 'root';
  return { package: match[1], layer };
}

function isLayer(folder: string): folder is 'model' | 'dom' | 'view' {
  return folder === 'model' || folder === 'dom' || folder === 'view';
}

/** The repository path that a relative import means. */
export function resolveImport(from: string, specifier: string): string {
  return posix.normalize(posix.join(posix.dirname(from), specifier));
}
