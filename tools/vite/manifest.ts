import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST_FOLDER, VERSION } from './project.ts';

/** A built file, as described in the manifest. */
export interface ManifestFile {
  readonly file: string;
  readonly bytes: number;
  /** Bytes after gzip at level 9. */
  readonly gzip: number;
  /** Subresource integrity value. */
  readonly sha384: string;
  /** Files that this module needs before it can run, including transitive imports. */
  readonly imports: readonly string[];
  /** File name of the island's style sheet. */
  readonly css?: string;
  /** The file's source module, relative to the repository; shared chunks have none. */
  readonly source?: string;
  /** Files with which the island renders once the page is idle, beyond `imports`. */
  readonly view?: readonly string[];
  /**
   * One list per lazy module that visitors are likely to need, most likely first: its files that are not in `imports`,
   * ending with the module's own.
   */
  readonly prefetch?: readonly (readonly string[])[];
  /** For each settings global, the files needed immediately if the page has that global. */
  readonly beside?: Readonly<Record<string, readonly string[]>>;
  /** True if the loader starts the file. */
  readonly island?: true;
}

/** `manifest.json`: the files in a build, keyed by logical name. */
export interface Manifest {
  readonly version: string;
  readonly files: Readonly<Record<string, ManifestFile>>;
  /** Files that provide import specifiers, keyed by specifier. */
  readonly answers: Readonly<Record<string, string>>;
}

export function readManifest(folder: string, version: string): Manifest {
  const path = resolve(folder, 'manifest.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { version, files: {}, answers: {} };
}

/**
 * Writes the manifest with sorted names, so that identical builds produce identical bytes. Readers never see a
 * partially written file.
 */
export function writeManifest(folder: string, manifest: Manifest): void {
  const files = Object.fromEntries(Object.entries(manifest.files).sort(([a], [b]) => a.localeCompare(b)));
  const path = resolve(folder, 'manifest.json');
  writeFileSync(`${path}.${process.pid}`, `${JSON.stringify({ ...manifest, files }, null, 2)}\n`);
  renameSync(`${path}.${process.pid}`, path);
}

/** Reads the manifest of the files that the current build has written so far. */
export const openManifest = (): Manifest => readManifest(DIST_FOLDER, VERSION);

/** Measures a written file. `direct` are its static imports, whose own imports are looked up in `known`. */
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
