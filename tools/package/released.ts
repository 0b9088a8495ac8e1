import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Manifest } from '../vite/manifest.ts';

/** Folder for the manifests of published versions, such as `1.0.0.json`. Add one with each release. */
const RELEASED_FOLDER = resolve(import.meta.dirname, 'released');

const HASHED = /-[\w-]{8}\.min\.(js|css)$/;

export function readReleased(folder = RELEASED_FOLDER): readonly Manifest[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.sort().map((name) => JSON.parse(readFileSync(resolve(folder, name), 'utf8')));
}

/**
 * Finds files that would replace published ones with different content. A file with a hash in its name must never
 * change; any other file must not change within a version.
 */
export function findChanged(manifest: Manifest, released: readonly Manifest[]): readonly string[] {
  return released.flatMap(({ version, files }) => {
    const before = new Map(Object.values(files).map(({ file, sha384 }) => [file, sha384]));
    return Object.values(manifest.files)
      .filter(({ file }) => version === manifest.version || HASHED.test(file))
      .filter(({ file, sha384 }) => (before.get(file) ?? sha384) !== sha384)
      .map(({ file }) => `${file} differs from the file published with ${version}`);
  });
}
