import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST_FOLDER, VERSION } from './project.ts';

/** One file of the distribution. */
export interface ManifestFile {
  readonly file: string;
  readonly bytes: number;
  /** Bytes after gzip at level 9. */
  readonly gzip: number;
  /** Subresource integrity value. */
  readonly sha384: string;
  /** Files that this module needs before it runs, its own imports' imports included. */
  readonly imports: readonly string[];
  /** Style sheet of the island. */
  readonly css?: string;
  /** The module that it stands for, relative to the repository; chunks that several of them share stand for none. */
  readonly source?: string;
  /** Files with which the island draws once the page rests, beyond `imports`. */
  readonly view?: readonly string[];
  /** By part that a visitor is likely to ask for, the likeliest first: its files beyond `imports`, its own last. */
  readonly ahead?: readonly (readonly string[])[];
  /** By settings global of a page: files that it needs at once where that is. */
  readonly beside?: Readonly<Record<string, readonly string[]>>;
  /** Whether the loader starts it. */
  readonly island?: true;
}

/** `manifest.json`: what a build made, by logical name. */
export interface Manifest {
  readonly version: string;
  readonly files: Readonly<Record<string, ManifestFile>>;
  /** Import specifier → file that answers it. */
  readonly answers: Readonly<Record<string, string>>;
}

/** Reads the manifest of a distribution folder; a missing one is empty. */
export function readManifest(folder: string, version: string): Manifest {
  const path = resolve(folder, 'manifest.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { version, files: {}, answers: {} };
}

/** Writes the manifest with sorted names, so that equal builds give equal bytes. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const files = Object.fromEntries(Object.entries(manifest.files).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(resolve(folder, 'manifest.json'), `${JSON.stringify({ ...manifest, files }, null, 2)}\n`);
}

/** The files of the folder that this build is of, as they are known so far. */
export const openManifest = (): Manifest => readManifest(DIST_FOLDER, VERSION);

/**
 * Measures a written file. `direct` are the files that it imports statically; what those import is looked up among the
 * files that are known already.
 */
export function describeFile(
  folder: string,
  file: string,
  known: Manifest,
  direct: readonly string[] = [],
): ManifestFile {
  const content = readFileSync(resolve(folder, file));
  const all = Object.values(known.files);
  const imports = direct.flatMap((name) => [...(all.find((entry) => entry.file === name)?.imports ?? []), name]);
  return {
    file,
    bytes: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    sha384: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    imports: [...new Set(imports)],
  };
}
