import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A script or style sheet of the distribution. */
export interface BuiltSize {
  readonly file: string;
  /** Bytes after gzip at level 9. */
  readonly gzip: number;
  /** Whether it only imports and starts the island's hashed file: a public name for pages without the loader. */
  readonly isOneLine: boolean;
}

const ONE_LINE = /^import[^;]*["'][^"']+["'];?\s*(?:start\(\);)?\s*$/;

/** Measures the scripts and sheets of a distribution folder; empty when nothing was built. */
export function readBuiltSizes(folder: string): readonly BuiltSize[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => {
      const bytes = readFileSync(resolve(folder, file));
      return { file, gzip: gzipSync(bytes, { level: 9 }).length, isOneLine: ONE_LINE.test(bytes.toString()) };
    });
}

/** Whether a source file of the packages was written after the last build, so that its figures tell of another state. */
export function isBuildOlder(folder: string, sources: readonly string[]): boolean {
  const manifest = resolve(folder, 'manifest.json');
  if (!existsSync(manifest)) return true;
  const builtAt = statSync(manifest).mtimeMs;
  return sources.some((path) => statSync(path).mtimeMs > builtAt);
}
