import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeFile, type Manifest } from './manifest.ts';

/** Module that holds the hash of every script, for pages that pin our files. */
export const INTEGRITY_FILE = 'integrity.min.js';

/** Hashes of the scripts that the test picks, by file. */
export function hashesOf({ files }: Manifest, isPicked: (file: string) => boolean): Record<string, string> {
  const scripts = Object.values(files).filter(({ file }) => file.endsWith('.js') && isPicked(file));
  return Object.fromEntries(scripts.map(({ file, sha384 }) => [file, sha384]));
}

/** Writes the hashes of everything that was built so far, and enters the file into the manifest. */
export function writeIntegrityFile(folder: string, manifest: Manifest): Manifest {
  const hashes = hashesOf(manifest, (file) => file !== INTEGRITY_FILE);
  writeFileSync(resolve(folder, INTEGRITY_FILE), `export const hashes=${JSON.stringify(hashes)};\n`);
  return { ...manifest, files: { ...manifest.files, integrity: describeFile(folder, INTEGRITY_FILE, manifest) } };
}
