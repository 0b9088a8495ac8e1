import { resolveImport } from '../checkLayers/place.ts';
import { isScript, isTestFile, type SourceFile } from '../checkLayers/problem.ts';
import { readImports } from '../checkLayers/readImports.ts';

/** A module that visitors get, and who needs it. */
export interface ProductFile extends SourceFile {
  readonly lines: number;
  /** Modules that import it, by whatever way, tests left out. */
  readonly importers: readonly string[];
}

const PACKAGE_IMPORT = /^@hadaya\/([^/]+)(\/.*)?$/;
const MANIFEST = /^packages\/([^/]+)\/package\.json$/;

/** Which module answers `@hadaya/core/http` and its like, as the packages' manifests say. */
function readDoors(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ path, text }): [string, string][] => {
      const owner = path.match(MANIFEST)?.[1];
      const doors: Readonly<Record<string, unknown>> = owner ? (JSON.parse(text).exports ?? {}) : {};
      return Object.entries(doors).flatMap(([door, target]): [string, string][] =>
        typeof target === 'string'
          ? [[`@hadaya/${owner}${door.slice(1)}`, `packages/${owner}/${target.replace('./', '')}`]]
          : [],
      );
    }),
  );
}

/** Reads where an import of ours leads; `undefined` for other people's packages. */
function targetOf(from: string, specifier: string, doors: ReadonlyMap<string, string>): string | undefined {
  if (specifier.startsWith('.')) return resolveImport(from, specifier);
  return PACKAGE_IMPORT.test(specifier) ? doors.get(specifier) : undefined;
}

const isProduct = ({ path }: SourceFile) => /^packages\/[^/]+\/src\//.test(path) && isScript(path) && !isTestFile(path);

/** The modules of the packages, without tests and what only tests use. */
export function readProductFiles(files: readonly SourceFile[]): readonly ProductFile[] {
  const doors = readDoors(files);
  const product = files.filter(isProduct);
  const importers = new Map<string, Set<string>>();
  for (const { path, text } of product) {
    for (const { specifier } of readImports(text)) {
      const target = targetOf(path, specifier, doors);
      if (target) importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  }
  return product.map(({ path, text }) => ({
    path,
    text,
    lines: text.replace(/\n$/, '').split('\n').length,
    importers: [...(importers.get(path) ?? [])],
  }));
}

const CRUMB_LINES = 30;

/** Whether a module is so small and so private that a reader would rather find it in the one that needs it. */
export function isCrumb({ lines, importers }: ProductFile): boolean {
  return lines <= CRUMB_LINES && importers.length === 1;
}
