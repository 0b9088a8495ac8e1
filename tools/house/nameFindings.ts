import { basename } from 'node:path';
import { readExportedNames } from './exportedNames.ts';
import type { ProductFile } from './productFiles.ts';

/** One place that breaks a rule about names. */
export interface NameFinding {
  /** The modules concerned. */
  readonly paths: readonly string[];
  readonly message: string;
}

/**
 * File names that say what part of a feature or of a package they hold instead of one export: the package's doors, the
 * three layers of a feature, and lists.
 */
const CONVENTIONAL = new Set(
  [
    ['index', 'island', 'bundle', 'detect', 'settings', 'strings', 'events', 'selectors', 'types', 'errors'],
    ['model', 'dom', 'view', 'api', 'options', 'texts', 'icons'],
  ].flat(),
);

/** Names that every island or feature exports by contract; they mean the same everywhere. */
const BY_CONTRACT = new Set(['detection', 'detections', 'island', 'start', 'mount']);

const simplify = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Modules that are called otherwise than anything that they export. `still.ts` may hold `createStill`. */
export function findMisnamed(files: readonly ProductFile[]): readonly NameFinding[] {
  return files.flatMap(({ path, text }) => {
    const base = basename(path).replace(/(\.d)?\.tsx?$/, '');
    if (CONVENTIONAL.has(base) || path.endsWith('.d.ts')) return [];
    const names = readExportedNames(text).map(({ name }) => name);
    const isNamed = names.some((name) => [base, `create${base}`].some((wanted) => simplify(name) === simplify(wanted)));
    if (names.length === 0 || isNamed) return [];
    return [{ paths: [path], message: `exports ${names.slice(0, 4).join(', ')}` }];
  });
}

/** Exported functions, components and classes that two modules declare under one name. */
export function findDoubleNames(files: readonly ProductFile[]): readonly NameFinding[] {
  const places = new Map<string, string[]>();
  for (const { path, text } of files) {
    const names = readExportedNames(text).filter(({ kind, name }) => kind === 'function' && !BY_CONTRACT.has(name));
    for (const { name } of names) places.set(name, [...(places.get(name) ?? []), path]);
  }
  return [...places]
    .map(([name, paths]) => ({ message: name, paths: [...new Set(paths)] }))
    .filter(({ paths }) => paths.length > 1);
}
